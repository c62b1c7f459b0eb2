import { asObject } from '../../../core/json/json-object.ts';
import { parseJson } from '../../../core/json/parse-json.ts';
import { usageColumns, type UsageValues } from '../convert-usage-record.ts';
import type { PotShare, SettleOperation } from './ledger-batch.ts';

/** One line, without its end. */
export function renderSettlement({ holdId, accountId, cost, pot, usage }: SettleOperation): string {
  const share = pot && { id: pot.id, amount: pot.amount.toString() };
  return JSON.stringify({ holdId, accountId, cost: cost.toString(), pot: share, usage });
}

/** `null` for what is no settlement. */
export function parseSettlement(line: string): SettleOperation | null {
  try {
    const { holdId, accountId, cost: amount, pot, usage } = asObject(parseJson(line));
    if (typeof holdId !== 'string' || typeof accountId !== 'string') return null;
    const cost = parseAmount(amount);
    const row = parseUsage(asObject(usage));
    if (cost === null || row === null) return null;
    return { kind: 'settle', holdId, accountId, cost, pot: parseShare(asObject(pot)), usage: row };
  } catch {
    return null;
  }
}

function parseAmount(value: unknown): bigint | null {
  return typeof value === 'string' && /^\d{1,18}$/.test(value) ? BigInt(value) : null;
}

/** Lines of an earlier version have none. */
function parseShare({ id, amount: value }: Readonly<Record<string, unknown>>): PotShare | null {
  const amount = parseAmount(value);
  return typeof id !== 'string' || amount === null ? null : { id, amount };
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
