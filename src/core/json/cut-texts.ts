import { randomUUID } from 'node:crypto';
import type { CutFile } from './document-bytes.ts';
import type { WrittenText } from './json-scanner.ts';
import { LateText } from './late-texts.ts';

/**
 * What a text begins with that stands for another. It is drawn at random when the process starts and leaves it never, so
 * that no document can hold it.
 */
export const mark = `text-${randomUUID()}-`;

/** A document without its long texts. */
export interface CutDocument {
  /** JSON with a text of {@link mark} and a number in place of each text that was cut out. */
  readonly rest: string;
  /** Where the texts lie that were cut out, in the order of their numbers; files are there already. */
  readonly texts: readonly (WrittenText | string)[];
}

const colon = 0x3a;

/**
 * Cuts texts out of a document, but for those that are keys. `bytes` must be valid UTF-8, `found` what a scanner found in
 * them, and `files` what was taken out of them before. The document is JSON exactly where the rest and every text are, and what the rest says with the texts put back is
 * what it says.
 */
export function cutTexts(
  bytes: Buffer,
  found: readonly WrittenText[],
  files: readonly CutFile[] = [],
): CutDocument {
  const texts: Place[] = found
    .filter(({ end }) => !isKey(bytes, end))
    .map((text) => ({ start: text.start, end: text.end, text }));
  const places = [...texts, ...files.map(({ at, text }) => ({ start: at - 1, end: at + 1, text }))];
  if (files.length > 0) places.sort((one, other) => one.start - other.start);
  const pieces: string[] = [];
  let position = 0;
  for (const [index, { start, end }] of places.entries()) {
    pieces.push(bytes.toString('utf8', position, start), `"${mark}${String(index)}"`);
    position = end;
  }
  pieces.push(bytes.toString('utf8', position));
  return { rest: pieces.join(''), texts: places.map(({ text }) => text) };
}

interface Place {
  readonly start: number;
  readonly end: number;
  readonly text: WrittenText | string;
}

/** Whether the text that ends before `end` is a key. */
export function isKey(bytes: Buffer, end: number): boolean {
  let position = end;
  while (position < bytes.length && (bytes[position] ?? 0) <= 0x20) position++;
  return bytes[position] === colon;
}

/** What stands for a text in a document that has none of its long ones. */
export type PutText = string | LateText;

/**
 * Puts texts where their marks are, in place, and returns `value`, or the text that it stood for. A late text is made now
 * unless it is a member of an object.
 */
export function putBackTexts(value: unknown, texts: readonly PutText[]): unknown {
  if (typeof value === 'string') {
    const text = findText(value, texts);
    return text instanceof LateText ? text.read() : text;
  }
  if (Array.isArray(value)) putBackItems(value, texts);
  else if (typeof value === 'object' && value !== null) {
    putBackMembers(value as Record<string, unknown>, texts);
  }
  return value;
}

/** The text that `value` is a mark of; `value` itself where it is none. */
function findText(value: string, texts: readonly PutText[]): PutText | undefined {
  return value.startsWith(mark) ? texts[Number(value.slice(mark.length))] : value;
}

function putBackItems(items: unknown[], texts: readonly PutText[]): void {
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    const whole = putBackTexts(item, texts);
    if (whole !== item) items[index] = whole;
  }
}

function putBackMembers(object: Record<string, unknown>, texts: readonly PutText[]): void {
  for (const key in object) {
    const member = object[key];
    const whole = typeof member === 'string' ? findText(member, texts) : putBackTexts(member, texts);
    if (whole instanceof LateText) whole.defineIn(object, key);
    else if (whole !== member) object[key] = whole;
  }
}
