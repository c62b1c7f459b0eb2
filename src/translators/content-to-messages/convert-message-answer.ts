import { asCount, asString, listObjects, type JsonObject } from '../read-json.ts';
import {
  adjustFinishReason,
  createCallPart,
  signThought,
  unwrapText,
  type AnswerReading,
} from './answer-reading.ts';
import { mapStopReason } from './map-stop-reason.ts';
import { readUsage, renderUsage } from './message-usage.ts';

/** A whole answer of format B as one of format C. Blocks that format C does not have are left out. */
export function convertMessageAnswer(value: JsonObject, reading: AnswerReading): JsonObject {
  const parts = listObjects(value.content).flatMap((block) => convertBlock(block, reading));
  const finishReason = adjustFinishReason(mapStopReason(value.stop_reason), reading);
  const id = asString(value.id);
  return {
    candidates: [
      { ...(parts.length === 0 ? {} : { content: { role: 'model', parts } }), finishReason, index: 0 },
    ],
    ...renderUsage(readUsage(value.usage)),
    ...(id === null || id === '' ? {} : { responseId: id }),
  };
}

function convertBlock(block: JsonObject, reading: AnswerReading): readonly JsonObject[] {
  switch (block.type) {
    case 'text':
      return convertText(asString(block.text) ?? '', reading);
    case 'thinking':
      return convertThinking(block, reading);
    case 'redacted_thinking':
      return convertRedacted(block, reading);
    case 'tool_use': {
      const part = createCallPart(block, reading);
      return part === null ? [] : [part];
    }
    default:
      return [];
  }
}

function convertText(text: string, { shape }: AnswerReading): readonly JsonObject[] {
  if (text === '') return [];
  return [{ text: shape === 'plain' ? text : unwrapText(text, shape) }];
}

function convertThinking(block: JsonObject, reading: AnswerReading): readonly JsonObject[] {
  const { type, signature } = block;
  const thinking = asString(block.thinking) ?? '';
  reading.thinking.push({ type, thinking, signature });
  if (reading.thoughts === 'hidden') return [];
  return [{ text: thinking, thought: true, thoughtSignature: signThought({ type, signature }, reading) }];
}

/** A thought without words, so that it can go back. */
function convertRedacted({ type, data }: JsonObject, reading: AnswerReading): readonly JsonObject[] {
  reading.thinking.push({ type, data });
  if (reading.thoughts === 'hidden') return [];
  return [{ text: '', thought: true, thoughtSignature: signThought({ type, data }, reading) }];
}

/** A token count of format B as one of format C. */
export function convertCountAnswer({ input_tokens: count }: JsonObject): JsonObject {
  return { totalTokens: asCount(count) };
}
