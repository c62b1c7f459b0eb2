import { sliceWhole } from './estimate-tokens.ts';

/** The text on one line and in quotation marks, shortened with an ellipsis where it is longer than `length`. */
export function quote(text: string, length: number): string {
  return `“${shorten(text, length)}”`;
}

/** The text on one line, shortened with an ellipsis where it is longer than `length`. */
export function shorten(text: string, length: number): string {
  const line = sliceWhole(text, length * 4)
    .replace(/\s+/gu, ' ')
    .trim();
  return line.length <= length ? line : `${sliceWhole(line, length - 1).trimEnd()}…`;
}
