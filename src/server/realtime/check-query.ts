import { convertViolation } from '../contract/convert-violation.ts';
import type { Exchange } from '../exchange/exchange.ts';

/** The query parameters of upgrades. */
const known: ReadonlySet<string> = new Set(['model', 'call_id', 'intent']);

/**
 * Does with the other parameters of an upgrade what operations do: throws `invalid_argument` (`unknown_parameter`) in the neutral profile, and
 * notes them as ignored in the vendor's. A key is not taken from there.
 */
export function checkQuery(exchange: Exchange): void {
  const { query, queryKeys } = exchange.target;
  const names = queryKeys.length > 0 ? [...Object.keys(query), 'key'] : Object.keys(query);
  const unknown = names.filter((name) => !known.has(name));
  const [first] = unknown;
  if (first === undefined) return;
  if (exchange.profile === 'neutral') throw createUnknown(first, query);
  exchange.ignoredQuery = unknown;
}

function createUnknown(name: string, query: Exchange['target']['query']): Error {
  const params = { additionalProperty: name };
  return convertViolation([{ instancePath: '/query', keyword: 'additionalProperties', params }], query);
}
