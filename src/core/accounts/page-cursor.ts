import { GatewayError } from '../gateway-error.ts';
import type { Page } from './user.ts';

/** The last row of a page: rows are in the order of their time, and of their ids where that is the same. */
export interface PageEnd {
  readonly at: bigint;
  readonly id: string;
}

/** Where the next page begins, as text that clients do not read. Throws `invalid_argument` for what is none. */
export function parseCursor(cursor: string): PageEnd {
  const [, at, id] = /^([0-9]{1,16})\.(.{1,64})$/s.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (at !== undefined && id !== undefined && !id.includes('\0')) return { at: BigInt(at), id };
  throw createForeignCursor();
}

/** The refusal of what no page of a list ended with. `param` is the query parameter that it came in; default `cursor`. */
export function createForeignCursor(param = 'cursor'): GatewayError {
  const message = `The query parameter ${param} names no place in this list.`;
  return new GatewayError('invalid_argument', message, { reason: 'invalid_value', param });
}

/** A page of rows of which one more was read than is shown. */
export function cutPage<Row, Item>(
  rows: readonly Row[],
  limit: number,
  convert: { readonly item: (row: Row) => Item; readonly end: (row: Row) => PageEnd },
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const nextCursor = last === undefined ? null : renderCursor(convert.end(last));
  return { items: shown.map(convert.item), nextCursor };
}

function renderCursor({ at, id }: PageEnd): string {
  return Buffer.from(`${String(at)}.${id}`).toString('base64url');
}
