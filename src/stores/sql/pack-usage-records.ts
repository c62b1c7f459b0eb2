import { setImmediate as nextTurn } from 'node:timers/promises';
import type { UsageRecord } from '../../core/usage.ts';
import { convertUsageRecord, usageColumns, type UsageValues } from './convert-usage-record.ts';

/** Rows of usage_records in the form that goes to another thread at the lowest cost. */
export interface PackedUsage {
  /** Every text of the rows. What stands in many rows, and most does, stands here once. */
  readonly texts: readonly string[];
  /** The rows one after another, in the order of `usageColumns`: a number, or the index of a text; NaN for null. */
  readonly cells: Float64Array<ArrayBuffer>;
}

/** A value of a column of usage_records. */
export type UsageCell = string | number | null;

/** Packed without a turn of the event loop in between: about a tenth of a millisecond. */
const recordsPerTurn = 250;

const names = usageColumns.map(([name]) => name);
const isText = usageColumns.map(([, type]) => type === 'text');
const width = usageColumns.length;

/** Packs records, and lets requests go on in between. */
export async function packUsageRecords(records: readonly UsageRecord[]): Promise<PackedUsage> {
  const packer = new UsagePacker(records.length);
  for (let start = 0; start < records.length; start += recordsPerTurn) {
    if (start > 0) await nextTurn();
    const end = Math.min(start + recordsPerTurn, records.length);
    for (let index = start; index < end; index++)
      packer.add(convertUsageRecord(records[index] as UsageRecord));
  }
  return packer;
}

/** The same at once, for rows as many as a turn may have. */
export function packUsageRows(rows: readonly UsageValues[]): PackedUsage {
  const packer = new UsagePacker(rows.length);
  for (const row of rows) packer.add(row);
  return packer;
}

/** A row as it was packed. */
export function unpackUsageRow(usage: PackedUsage, index: number): UsageValues {
  const row: Record<string, UsageCell> = {};
  for (let place = 0; place < width; place++)
    row[names[place] as string] = unpackCell(usage, index * width + place);
  // Every column is there with the value that it was packed with.
  return row as unknown as UsageValues;
}

class UsagePacker implements PackedUsage {
  readonly texts: string[] = [];
  readonly cells: Float64Array<ArrayBuffer>;
  readonly #indexOfText = new Map<string, number>();
  #cellCount = 0;

  constructor(rowCount: number) {
    this.cells = new Float64Array(rowCount * width);
  }

  add(row: UsageValues): void {
    for (const name of names) {
      const value = row[name];
      this.cells[this.#cellCount++] = typeof value === 'string' ? this.#pack(name, value) : (value ?? NaN);
    }
  }

  #pack(name: keyof UsageValues, text: string): number {
    // Hardly ever the same twice: there is no use in remembering it.
    if (name === 'request_id' || name === 'attempt_list' || name === 'task_id')
      return this.texts.push(text) - 1;
    let index = this.#indexOfText.get(text);
    if (index === undefined) {
      index = this.texts.push(text) - 1;
      this.#indexOfText.set(text, index);
    }
    return index;
  }
}

/** Fills `values` with the values from the cell `start` on, which is the first of a row. */
export function unpackCells(usage: PackedUsage, start: number, values: unknown[]): void {
  for (let index = 0; index < values.length; index++) values[index] = unpackCell(usage, start + index);
}

function unpackCell({ texts, cells }: PackedUsage, place: number): UsageCell {
  const cell = cells[place] as number;
  if (Number.isNaN(cell)) return null;
  return isText[place % width] ? (texts[cell] as string) : cell;
}
