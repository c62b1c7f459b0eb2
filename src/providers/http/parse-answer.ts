import { maxAnswerValues, parseJson, parseJsonDocument } from '../../core/json/parse-json.ts';
import { smallAnswer, type AnswerMemory } from './answer-memory.ts';

/** Parses an answer, and counts what it holds then beside its bytes. */
export type ParseAnswer = (bytes: Buffer, memory: AnswerMemory) => unknown;

/**
 * Memory of one value of an answer, in bytes. It is a third of what the worst may take: clients choose what they send, and
 * the two million values that an upstream may send are to fit.
 */
const bytesPerValue = 64;

/**
 * Parses an answer as parseJson does, which takes its text and, while that is parsed, a second one. Throws what parseJson
 * throws, and `unavailable` where there is no room for it.
 */
export const parseAnswer: ParseAnswer = (bytes, memory) => {
  if (bytes.length < smallAnswer) return parseJson(bytes);
  let textBytes = 0;
  const { value, valueCount } = parseJsonDocument(bytes, {
    maxValues: maxAnswerValues,
    onTextBytes: (sizeBytes) => {
      textBytes = sizeBytes;
      memory.hold(bytes.length + 2 * sizeBytes);
    },
  });
  memory.hold(bytes.length + textBytes + valueCount * bytesPerValue);
  return value;
};
