import { mark } from './cut-texts.ts';
import { skipStringText } from './skip-text.ts';
import { isToolValue } from './tool-values.ts';

/** Where numbers stand that are to be kept: in the values of tools, or everywhere. */
export type NumberScope = 'tool values' | 'everywhere';

/** Numbers of fewer digits are the same in a double. */
const longDigits = 16;

/**
 * Whether a parsed number may have been written with digits that it has lost: an integer beyond 2^53, one that is too large
 * for a double, and a fraction that takes all of the digits that a double has. A fraction with more digits that is as good as
 * a short one, such as 0.5, is not found.
 */
export function isLongNumber(value: number): boolean {
  if (Number.isSafeInteger(value)) return false;
  return Number.isInteger(value) || !Number.isFinite(value) || String(value).length >= longDigits;
}

const numberMark = `${mark}#`;

/** A document with texts of {@link numberMark} and a number in place of its long numbers. */
export interface CutNumbers {
  readonly rest: string;
  readonly numbers: readonly string[];
}

const quote = 0x22;
const minus = 0x2d;

/**
 * Cuts the numbers that a double does not hold out of a document that {@link isLongNumber} was found in. `text` is JSON
 * without lone surrogates. What the rest says with the numbers put back is what it says.
 */
export function cutLongNumbers(text: string): CutNumbers {
  const pieces: string[] = [];
  const numbers: string[] = [];
  let copied = 0;
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    if (code === quote) at = skipStringText(text, at + 1);
    else if (code !== minus && !isDigit(code)) at++;
    else {
      const number = readNumber(text, at);
      if (!isExact(number)) {
        pieces.push(text.slice(copied, at), `"${numberMark}${String(numbers.length)}"`);
        numbers.push(number);
        copied = at + number.length;
      }
      at += number.length;
    }
  }
  return { rest: pieces.join('') + text.slice(copied), numbers };
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

const numberForm = /[-+.\deE]+/y;

function readNumber(text: string, at: number): string {
  numberForm.lastIndex = at;
  return numberForm.exec(text)?.[0] ?? '';
}

/** Whether the double that a number becomes is written with the same value, and an integer with the same digits. */
function isExact(number: string): boolean {
  if (number.length < longDigits && !/[eE]/u.test(number)) return true;
  const double = Number(number);
  if (!/[.eE]/u.test(number)) return String(double) === number;
  return Number.isFinite(double) && normalise(String(double)) === normalise(number);
}

/** The significant digits of a number and its power of ten; the sign is left out. */
function normalise(number: string): string {
  const [mantissa = '', power = '0'] = number.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.replace(/^-/u, '').split('.');
  const digits = (whole + fraction).replace(/^0+/u, '');
  const significant = digits.slice(0, findLastDigit(digits));
  if (significant === '') return '0';
  return `${significant}e${String(Number(power) - fraction.length + digits.length - significant.length)}`;
}

/** One past the last digit that is no zero. */
function findLastDigit(digits: string): number {
  let end = digits.length;
  while (end > 0 && digits[end - 1] === '0') end--;
  return end;
}

/** ECMAScript's source text access, which TypeScript's libraries do not declare. */
const { rawJSON } = JSON as unknown as { readonly rawJSON: (text: string) => unknown };

/**
 * Puts numbers where their marks are, in place, and returns the parsed rest, or the number that it stood for: values of
 * `JSON.rawJSON`, which JSON.stringify writes as they came, and doubles outside of the scope.
 */
export function putBackNumbers(rest: unknown, numbers: readonly string[], scope: NumberScope): unknown {
  return numbers.length === 0 ? rest : putBack(rest, numbers, scope);
}

function putBack(value: unknown, numbers: readonly string[], scope: NumberScope): unknown {
  if (typeof value === 'string') {
    if (!value.startsWith(numberMark)) return value;
    const number = numbers[Number(value.slice(numberMark.length))] ?? '';
    return scope === 'everywhere' ? rawJSON(number) : Number(number);
  }
  if (typeof value !== 'object' || value === null) return value;
  const holder = value as Record<string, unknown>;
  for (const key in holder) {
    const member = holder[key];
    const whole = putBack(member, numbers, isToolValue(holder, key) ? 'everywhere' : scope);
    if (whole !== member) holder[key] = whole;
  }
  return value;
}
