import { skipStringText } from './skip-text.ts';

const quote = 0x22;
const colon = 0x3a;

/**
 * How many members stand in the JSON that a text is, at every depth, one that stands twice counted twice: more than {@link countKeys} finds
 * in what was parsed of it where readers may disagree on what it says (RFC 8259, 4). The text is one that parseJson takes. Long strings are
 * passed over in native code.
 */
export function countMembers(text: string): number {
  let count = 0;
  for (let position = 0; position < text.length;) {
    const code = text.charCodeAt(position);
    position = code === quote ? skipStringText(text, position + 1) : position + 1;
    if (code === colon) count += 1;
  }
  return count;
}

/** How many members a parsed value has, at every depth. */
export function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const members: readonly unknown[] = Object.values(value);
  let count = Array.isArray(value) ? 0 : members.length;
  for (const member of members) count += countKeys(member);
  return count;
}
