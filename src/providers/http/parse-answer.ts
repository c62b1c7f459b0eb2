import { countBytes } from '../../core/byte-pieces.ts';
import { readRest, type DocumentBytes } from '../../core/json/document-bytes.ts';
import type { ArrivedDocument } from '../../core/json/file-cutter.ts';
import type { JsonDocument } from '../../core/json/json-document.ts';
import { largeDocument, parseInSteps } from '../../core/json/parse-in-steps.ts';
import { mendHalves } from '../../core/json/mend-halves.ts';
import { maxAnswerValues, parseJson } from '../../core/json/parse-json.ts';
import { createTooManyValues } from '../../core/json/json-limits.ts';
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
 * Parses an answer as parseJson does, and counts what it holds then beside its bytes. Halves of surrogate pairs are replaced in the
 * bytes, too. A small one costs no promise. Throws what parseJson throws, and `unavailable` where there is no room for it.
 */
export function parseAnswer(
  body: Buffer | ArrivedDocument,
  memory: AnswerMemory,
  turns: ParseTurns | null,
): unknown {
  mendHalves(readRest(Buffer.isBuffer(body) ? body : body.bytes));
  if (Buffer.isBuffer(body)) {
    if (turns === null || body.length < largeDocument) return parseJson(body);
    return runInTurns(parseLarge(body, memory), turns);
  }
  const { bytes, valueCount } = body;
  if (Buffer.isBuffer(bytes) && bytes.length < largeDocument) return parseJson(bytes);
  if (valueCount > maxAnswerValues) throw createTooManyValues(maxAnswerValues);
  return runInTurns(parseLarge(bytes, memory), turns);
}

type Steps = Generator<number, JsonDocument, void>;

/** Without a queue there is nobody to wait for. */
function runInTurns(steps: Steps, turns: ParseTurns | null): unknown {
  if (turns !== null) return inTurns(turns.queue, turns, steps).then(({ value }) => value);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value.value;
}

function* parseLarge(whole: Buffer | DocumentBytes, memory: AnswerMemory): Steps {
  const sizeBytes = countBytes(whole);
  let textBytes = 0;
  const document = yield* parseInSteps(whole, {
    maxValues: maxAnswerValues,
    onTextBytes: (moreBytes) => {
      textBytes += moreBytes;
      memory.hold(sizeBytes + 2 * textBytes);
    },
  });
  memory.hold(sizeBytes + textBytes + document.valueCount * bytesPerValue);
  return document;
}
