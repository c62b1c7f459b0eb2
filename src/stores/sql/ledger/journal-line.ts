import { asObject } from '../../../core/json/json-object.ts';
import { parseJson } from '../../../core/json/parse-json.ts';
import { usageColumns, type UsageValues } from '../convert-usage-record.ts';
import type { SettleOperation } from './ledger-batch.ts';

/** One line, without its end. */
export function renderSettlement({ holdId, accountId, cost, usage }: SettleOperation): string {
  return JSON.stringify({ holdId, accountId, cost: cost.toString(), usage });
}

/** `null` for what is no settlement. */
export function parseSettlement(line: string): SettleOperation | null {
  try {
    const { holdId, accountId, cost, usage } = asObject(parseJson(line));
    if (typeof holdId !== 'string' || typeof accountId !== 'string') return null;
    if (typeof cost !== 'string' || !/^\d{1,18}$/.test(cost)) return null;
    const row = parseUsage(asObject(usage));
    return row === null ? null : { kind: 'settle', holdId, accountId, cost: BigInt(cost), usage: row };
  } catch {
    return null;
  }
}

/** A column that a later version added is null in lines of an earlier one. */
function parseUsage(values: Readonly<Record<string, unknown>>): UsageValues | null {
  const cells = usageColumns.map(([name, type]) => {
    const value = values[name] ?? null;
    const isRight = value === null || typeof value === (type === 'text' ? 'string' : 'number');
    return isRight ? ([name, value] as const) : null;
  });
  if (cells.some((cell) => cell === null)) return null;
  // Every column is there with a value of its type, which is all that a row of values is.
  return Object.fromEntries(cells.filter((cell) => cell !== null)) as unknown as UsageValues;
}
