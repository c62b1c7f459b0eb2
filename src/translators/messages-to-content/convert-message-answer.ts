import { createUnusableAnswer } from '../create-unusable-answer.ts';
import { asCount, asString, type JsonObject } from '../read-json.ts';
import { convertUsage } from './convert-usage.ts';
import {
  createEmptySignature,
  createMessageId,
  findCandidate,
  readBlockReason,
  readPieces,
  readStopReason,
  type AnswerPiece,
  type AnswerReading,
} from './read-candidate.ts';

/**
 * A whole answer of format C as a message. A blocked prompt is a refusal without content. Throws `bad_gateway` for an answer
 * without candidates, one whose call cannot be read, and for media.
 */
export function convertMessageAnswer(answer: JsonObject, reading: AnswerReading): JsonObject {
  const content = joinPieces(readPieces(answer, reading), reading);
  return {
    id: createMessageId(answer, reading.call),
    type: 'message',
    role: 'assistant',
    model: asString(answer.modelVersion) ?? reading.call.upstreamModel,
    content,
    stop_reason: findStopReason(answer, reading),
    stop_sequence: null,
    usage: convertUsage(answer.usageMetadata),
  };
}

function findStopReason(answer: JsonObject, reading: AnswerReading): string {
  if (readBlockReason(answer) !== null) return 'refusal';
  const { finishReason, content } = findCandidate(answer);
  if (finishReason === undefined && content === undefined) {
    throw createUnusableAnswer(reading.call, 'The upstream answered with nothing.');
  }
  const ending = { finishReason: asString(finishReason) ?? 'STOP', hasCalls: reading.calls > 0 };
  return readStopReason(ending, reading.call);
}

/** Pieces of one kind that follow each other are one block; a signed thought ends its block. */
function joinPieces(pieces: readonly AnswerPiece[], reading: AnswerReading): readonly JsonObject[] {
  const blocks: Record<string, unknown>[] = [];
  for (const piece of pieces) {
    const last = blocks.at(-1);
    if (piece.kind === 'call') {
      blocks.push({ type: 'tool_use', id: piece.id, name: piece.name, input: piece.input });
    } else if (piece.kind === 'text') {
      if (last?.type === 'text') last.text = String(last.text) + piece.text;
      else blocks.push({ type: 'text', text: piece.text });
    } else if (last?.type === 'thinking' && last.signature === '') {
      last.thinking = String(last.thinking) + piece.text;
      last.signature = piece.signature ?? '';
    } else {
      blocks.push({ type: 'thinking', thinking: piece.text, signature: piece.signature ?? '' });
    }
  }
  return blocks.map((block) =>
    block.signature === '' ? { ...block, signature: createEmptySignature(reading) } : block,
  );
}

/** The answer of countTokens as that of countMessageTokens. */
export function convertCountAnswer({ totalTokens }: JsonObject): JsonObject {
  return { input_tokens: asCount(totalTokens) };
}
