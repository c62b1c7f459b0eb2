import { RefusedRecordsError, type UsageRecord, type UsageStore } from '../core/usage.ts';

/** A record that the store takes neither with others nor alone. */
export interface RefusedRecord {
  readonly record: UsageRecord;
  /** Why, without anything of its content. */
  readonly reason: string;
}

/** What came of a batch that the store refused as a whole. */
export interface DividedBatch {
  readonly writtenCount: number;
  readonly refused: readonly RefusedRecord[];
}

export interface DivisionOptions {
  readonly store: UsageStore;
  /** Whether the records are still wanted; asked before each write. */
  readonly isWanted: () => boolean;
}

/**
 * Writes what can be written of a batch that the store refused, by halves: about twenty writes find one bad record among a
 * thousand, and no more than two for each record are made. Rejects when the store fails for another reason; the whole batch
 * may be given to it again then.
 */
export async function divideBatch(
  batch: readonly UsageRecord[],
  reason: string,
  options: DivisionOptions,
): Promise<DividedBatch> {
  const division = new Division(options);
  await division.divide(batch, reason);
  return division;
}

class Division implements DividedBatch {
  writtenCount = 0;
  readonly refused: RefusedRecord[] = [];
  readonly #options: DivisionOptions;

  constructor(options: DivisionOptions) {
    this.#options = options;
  }

  async divide(records: readonly UsageRecord[], reason: string): Promise<void> {
    const [record] = records;
    if (record === undefined) return;
    if (records.length === 1) {
      this.refused.push({ record, reason });
      return;
    }
    const middle = Math.floor(records.length / 2);
    for (const half of [records.slice(0, middle), records.slice(middle)])
      if (this.#options.isWanted()) await this.#write(half);
  }

  async #write(records: readonly UsageRecord[]): Promise<void> {
    try {
      await this.#options.store.insert(records);
      this.writtenCount += records.length;
    } catch (error) {
      if (!(error instanceof RefusedRecordsError)) throw error;
      await this.divide(records, error.message);
    }
  }
}
