import { hash } from 'node:crypto';
import { GatewayError } from '../../../core/gateway-error.ts';
import { parseJson } from '../../../core/json/parse-json.ts';

/** Where a page ended, as the values that the list is in the order of. */
export type CursorValues = readonly (string | number | null)[];

/**
 * Where the next page begins, as text that clients do not read. It holds what the query asked for as a short hash, so that it is
 * good for no other one.
 */
export function renderUsageCursor(query: unknown, values: CursorValues): string {
  return Buffer.from(JSON.stringify([nameQuery(query), ...values])).toString('base64url');
}

/** Throws `invalid_argument` for a cursor that this query did not give. `types` are those of its values. */
export function parseUsageCursor(
  cursor: string,
  query: unknown,
  types: readonly ('text' | 'number')[],
): CursorValues {
  const values = parse(cursor);
  const [name, ...rest] = values;
  const isSound =
    name === nameQuery(query) &&
    rest.length === types.length &&
    rest.every((value, i) => fits(value, types[i]));
  if (isSound) return rest;
  throw new GatewayError('invalid_argument', 'The query parameter cursor does not belong to this query.', {
    reason: 'invalid_value',
    param: 'cursor',
  });
}

function parse(cursor: string): CursorValues {
  try {
    const values = parseJson(Buffer.from(cursor, 'base64url'));
    return Array.isArray(values) ? (values as CursorValues) : [];
  } catch {
    return [];
  }
}

function fits(value: unknown, type: 'text' | 'number' | undefined): boolean {
  if (type === 'number') return Number.isSafeInteger(value);
  return value === null || (typeof value === 'string' && value.isWellFormed() && !value.includes('\0'));
}

function nameQuery(query: unknown): string {
  return hash('sha256', JSON.stringify(query), 'hex').slice(0, 16);
}
