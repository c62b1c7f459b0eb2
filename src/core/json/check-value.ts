import { createInvalidJson, createTooDeep, maxJsonDepth } from './json-limits.ts';
import { isLongNumber, type NumberScope } from './long-numbers.ts';
import { isToolValue } from './tool-values.ts';

/** Whether the texts of a document may hold lone surrogates. */
export type Texts = 'any' | 'well-formed';

/** What a parsed document holds. */
export interface ValueFindings {
  /** Objects, arrays, texts, numbers, literals and keys; of keys that came twice, one. */
  readonly valueCount: number;
  /** Whether `null` is a value anywhere in it. */
  readonly holdsNull: boolean;
  /** Whether a number within the scope may have lost digits. */
  readonly holdsLongNumber: boolean;
}

/** What the walk has seen so far. Per document. */
interface Walk {
  readonly texts: Texts;
  valueCount: number;
  holdsNull: boolean;
  holdsLongNumber: boolean;
  /** Whether the values that are being visited are those of a tool. */
  isInScope: boolean;
}

/**
 * Walks through a parsed document once. Throws `invalid_argument` (`invalid_json`) where it is nested deeper than
 * {@link maxJsonDepth} or a text or key holds a lone surrogate.
 */
export function checkValue(value: unknown, texts: Texts, scope: NumberScope = 'tool values'): ValueFindings {
  const isInScope = scope === 'everywhere';
  const walk: Walk = { texts, valueCount: 1, holdsNull: false, holdsLongNumber: false, isInScope };
  visit(value, 1, walk);
  return walk;
}

function visit(value: unknown, depth: number, walk: Walk): void {
  if (typeof value === 'string') {
    if (walk.texts === 'any') checkText(value);
  } else if (typeof value === 'number') {
    if (walk.isInScope && isLongNumber(value)) walk.holdsLongNumber = true;
  } else if (value === null) walk.holdsNull = true;
  else if (typeof value === 'object') visitContainer(value, depth, walk);
}

function visitContainer(value: object, depth: number, walk: Walk): void {
  if (depth > maxJsonDepth) throw createTooDeep(maxJsonDepth);
  if (Array.isArray(value)) {
    walk.valueCount += value.length;
    for (const item of value) visit(item, depth + 1, walk);
    return;
  }
  const holder = value as Readonly<Record<string, unknown>>;
  for (const key in holder) {
    walk.valueCount += 2;
    if (walk.texts === 'any' && !key.isWellFormed())
      throw createInvalidJson('A key holds a lone surrogate, which is not valid Unicode.');
    if (!walk.isInScope && isToolValue(holder, key)) {
      walk.isInScope = true;
      visit(holder[key], depth + 1, walk);
      walk.isInScope = false;
    } else visit(holder[key], depth + 1, walk);
  }
}

/** Throws for a text with a lone surrogate. */
export function checkText(text: string): void {
  if (!text.isWellFormed())
    throw createInvalidJson('A string holds a lone surrogate, which is not valid Unicode.');
}
