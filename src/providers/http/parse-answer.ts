import type { JsonDocument } from '../../core/json/json-document.ts';
import { largeDocument, parseInSteps } from '../../core/json/parse-in-steps.ts';
import { maxAnswerValues, parseJson } from '../../core/json/parse-json.ts';
import { inTurns, type ParseQueue, type QueueHost } from '../../core/json/parse-queue.ts';
import type { AnswerMemory } from './answer-memory.ts';

/**
 * Memory of one value of an answer, in bytes. It is a third of what the worst may take: clients choose what they send, and
 * the two million values that an upstream may send are to fit.
 */
const bytesPerValue = 64;

/** Where a large answer waits between the steps in which it is parsed, and until when. */
export interface ParseTurns extends QueueHost {
  readonly queue: ParseQueue;
}

/**
 * Parses an answer as parseJson does, and counts what it holds then beside its bytes. A small one costs no promise. Throws
 * what parseJson throws, and `unavailable` where there is no room for it.
 */
export function parseAnswer(bytes: Buffer, memory: AnswerMemory, turns: ParseTurns | null): unknown {
  if (turns === null || bytes.length < largeDocument) return parseJson(bytes);
  return inTurns(turns.queue, turns, parseLarge(bytes, memory)).then(({ value }) => value);
}

function* parseLarge(bytes: Buffer, memory: AnswerMemory): Generator<number, JsonDocument, void> {
  let textBytes = 0;
  const document = yield* parseInSteps(bytes, {
    maxValues: maxAnswerValues,
    onTextBytes: (sizeBytes) => {
      textBytes += sizeBytes;
      memory.hold(bytes.length + 2 * textBytes);
    },
  });
  memory.hold(bytes.length + textBytes + document.valueCount * bytesPerValue);
  return document;
}
