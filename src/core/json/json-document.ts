import type { Texts, ValueFindings } from './check-value.ts';
import { createInvalidJson } from './json-limits.ts';
import type { LateTexts } from './late-texts.ts';
import { cutLongNumbers, putBackNumbers, type NumberScope } from './long-numbers.ts';

/** What a document holds, and what was seen of it on the way. */
export interface JsonDocument extends ValueFindings {
  readonly value: unknown;
  /** Those of its texts that have yet to be made; `null` where there are none. */
  readonly lateTexts: LateTexts | null;
}

/** Some editors and shells write it before a text of their own accord, and show it nowhere. */
const byteOrderMark = '\ufeff';

/** JSON.parse, which throws `invalid_argument` (`invalid_json`) for what is no JSON. */
export function parseText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    const message = text.startsWith(byteOrderMark)
      ? 'The body begins with a byte order mark; send UTF-8 without one.'
      : 'The body is not valid JSON.';
    throw createInvalidJson(message, cause);
  }
}

/** Parses a document again of which it is known that it is JSON, and that there are numbers in it that have lost digits. */
export function parseLongNumbers(text: string, scope: NumberScope): unknown {
  const { rest, numbers } = cutLongNumbers(text);
  return putBackNumbers(JSON.parse(rest), numbers, scope);
}

/**
 * UTF-8 has no surrogates, so that only an escape can bring one into a text of so many bytes. The search for escapes is worth
 * its time where there are characters beyond ASCII: texts of others are checked in no time.
 */
export function judgeTexts(text: string, sizeBytes: number): Texts {
  return sizeBytes === text.length || text.includes('\\u') ? 'any' : 'well-formed';
}
