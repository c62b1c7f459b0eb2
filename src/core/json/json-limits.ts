import { GatewayError } from '../gateway-error.ts';

/** Deepest nesting of arrays and objects accepted from a client or an upstream. */
export const maxJsonDepth = 100;

/** How much one JSON document may hold. */
export interface JsonLimits {
  /** Most values: objects, arrays, texts, numbers, literals and keys each count as one. */
  readonly maxValues: number;
  /** Deepest nesting of arrays and objects. Default: {@link maxJsonDepth}. */
  readonly maxDepth?: number;
}

/**
 * Whether a document of so many bytes may hold more than so many values. A value takes two bytes at least, one of which is
 * a comma, a colon or a bracket.
 */
export function mayPassLimit(sizeBytes: number, maxValues: number): boolean {
  return sizeBytes > 2 * maxValues;
}

/** What is thrown for a document that cannot be taken: `invalid_argument` (`invalid_json`). */
export function createInvalidJson(message: string, cause?: unknown): GatewayError {
  return new GatewayError('invalid_argument', message, { reason: 'invalid_json', cause });
}

export function createTooManyValues(maxValues: number): GatewayError {
  return createInvalidJson(
    `The JSON holds more than the ${String(maxValues)} values accepted here; every object, array, text, number, literal and key counts as one.`,
  );
}

export function createTooDeep(maxDepth: number): GatewayError {
  return createInvalidJson(`The JSON is nested deeper than ${String(maxDepth)} levels.`);
}
