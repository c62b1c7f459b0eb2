import type {
  ContentTokenCountResponse,
  GenerateContentResponse,
  KnownContentBlockResponse,
  MessageResponse,
  MessageTokenCountResponse,
} from '../../../generated/contract-types.ts';
import { readBlockReason, readFinishReason } from '../../formats/content/index.ts';
import { createUnusableAnswer } from '../create-unusable-answer.ts';
import { asString, type Unchecked } from '../../core/json/json-object.ts';
import { readCount } from '../../core/tokens/token-counts.ts';
import { convertFinalUsage } from './convert-usage.ts';
import {
  createEmptySignature,
  createMessageId,
  findCandidate,
  mapFinishReason,
  readPieces,
  type AnswerPiece,
  type AnswerReading,
} from './read-candidate.ts';

/**
 * A whole answer of format C as a message. A blocked prompt is a refusal without content. Throws `bad_gateway` for an answer
 * without candidates, one whose call cannot be read, and for media.
 */
export function convertMessageAnswer(
  answer: Unchecked<GenerateContentResponse>,
  reading: AnswerReading,
): Unchecked<MessageResponse> {
  const content = joinPieces(readPieces(answer, reading), reading);
  return {
    id: createMessageId(answer, reading.call),
    type: 'message',
    role: 'assistant',
    model: asString(answer.modelVersion) ?? reading.call.upstreamModel,
    content,
    stop_reason: findStopReason(answer, reading),
    stop_sequence: null,
    usage: convertFinalUsage(answer.usageMetadata),
  };
}

function findStopReason(answer: Unchecked<GenerateContentResponse>, reading: AnswerReading): string {
  if (readBlockReason(answer) !== null) return 'refusal';
  const candidate = findCandidate(answer);
  const finishReason = readFinishReason(candidate);
  if (finishReason === null && (candidate.content ?? null) === null) {
    throw createUnusableAnswer(reading.call, 'The upstream answered with nothing.');
  }
  return mapFinishReason(finishReason ?? 'STOP', reading);
}

type Block = Unchecked<KnownContentBlockResponse>;
type GrowingBlock = { -readonly [Name in keyof Block]: Block[Name] };

/** Pieces of one kind that follow each other are one block; a signed thought ends its block. */
function joinPieces(pieces: readonly AnswerPiece[], reading: AnswerReading): readonly Block[] {
  const blocks: GrowingBlock[] = [];
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
export function convertCountAnswer({
  totalTokens,
}: Unchecked<ContentTokenCountResponse>): MessageTokenCountResponse {
  return { input_tokens: readCount(totalTokens) };
}
