import type { Page, PageQuery } from './accounts/user.ts';
import type { UsageOutcome, UsageRecord } from './usage.ts';

/** Which records are meant. `null` leaves a field open. */
export interface UsageFilter {
  /** When they began, Unix milliseconds: from here on, and before there. */
  readonly from: number;
  readonly to: number;
  readonly userId: string | null;
  readonly keyId: string | null;
  /** The id of the model that answered, or of the one that was asked for where none did. */
  readonly model: string | null;
  readonly deploymentId: string | null;
  readonly operationId: string | null;
  readonly outcome: UsageOutcome | null;
  readonly status: number | null;
  readonly requestId: string | null;
}

/** A record as it is read. */
export interface StoredUsage extends UsageRecord {
  /** What its owner calls the key now; `null` where it is gone. */
  readonly keyName: string | null;
}

/** Sums over records. Amounts are micro-USD. */
export interface UsageTotals {
  readonly requests: number;
  /** Failed, or broken off in the middle of a stream. */
  readonly failed: number;
  readonly cancelled: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly thoughtTokens: number;
  readonly cacheReadTokens: number;
  readonly cacheWriteTokens: number;
  readonly cost: number;
}

/** What records are added up by. */
export type UsageDimension = 'user' | 'key' | 'model' | 'deployment' | 'operation' | 'outcome';

/** The sums of one group. */
export interface UsageGroup extends UsageTotals {
  /** A day as `2026-11-22` (UTC), or what {@link UsageDimension} names; `null` where the records have none. */
  readonly id: string | null;
  /** What people call it; `null` where the name is gone. */
  readonly name: string | null;
}

/** Usage over time. */
export interface UsageSeriesQuery {
  readonly filter: UsageFilter;
  /** Where each step begins and where the last one ends, Unix milliseconds, ascending; at least two of them. */
  readonly edges: readonly number[];
  /** `null` for one line of everything. */
  readonly groupBy: UsageDimension | null;
}

/** One step of one line. */
export interface UsagePoint extends UsageTotals {
  /** Milliseconds; `null` where no request had a first byte. Of many requests they are those of an even sample. */
  readonly firstByteP50Ms: number | null;
  readonly firstByteP95Ms: number | null;
}

export interface UsageLine {
  /** `null` for the rest, for records that have none, and where nothing is grouped. */
  readonly id: string | null;
  /** `other` for the rest. */
  readonly name: string | null;
  /** One for each step. */
  readonly points: readonly UsagePoint[];
}

export interface UsageSeries {
  readonly total: UsageTotals;
  /** Those that cost most, or were asked most where nothing cost anything, and the rest of them. */
  readonly lines: readonly UsageLine[];
}

/** Lines of a series that have one of their own; the rest is one more. */
export const maxSeriesLines = 7;

/**
 * Reads what was used. It takes as long as it takes, beside everything else that the process does. Every member rejects with
 * `unavailable` (`account_store_unavailable`) while the database is away or has too much to read, and those with a page with
 * `invalid_argument` for a cursor that is none of the same query. Every implementation passes
 * test/support/usage-reader-suite.ts.
 */
export interface UsageReader {
  /** Newest first. */
  listRecords(filter: UsageFilter, page: PageQuery): Promise<Page<StoredUsage>>;
  /** The record of one request, of this user where one is named; `null` where there is none. */
  findRecord(requestId: string, userId: string | null): Promise<StoredUsage | null>;
  readTotals(filter: UsageFilter): Promise<UsageTotals>;
  /** Days newest first; all others by cost and then requests, the largest first. */
  listGroups(
    filter: UsageFilter,
    groupBy: UsageDimension | 'day',
    page: PageQuery,
  ): Promise<Page<UsageGroup>>;
  /**
   * The same in the order of their ids, for who reads all of them: no group is missed or met twice, whatever is recorded meanwhile.
   * Days newest first; what has no id comes last.
   */
  walkGroups(
    filter: UsageFilter,
    groupBy: UsageDimension | 'day',
    page: PageQuery,
  ): Promise<Page<UsageGroup>>;
  readSeries(query: UsageSeriesQuery): Promise<UsageSeries>;
}
