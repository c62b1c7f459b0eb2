import type { LimitLease, LimitReport } from './limiter.ts';
import type { UsageOutcome, UsageRecord } from './usage.ts';

/** What one request has taken of limits and of money. Per request. */
export interface RequestDues {
  /** What its client is told of its limits; `null` where it has none. */
  readonly report: LimitReport | null;
  /** `null` where nothing was taken. */
  readonly lease: LimitLease | null;
  /** `null` where nothing is paid. */
  charge: RequestCharge | null;
}

/** How an answer ends, or why there is none. */
export interface ChargeEnding {
  readonly outcome: UsageOutcome;
  /** The record as of now; `null` for a request that has none. */
  readonly createRecord: () => UsageRecord | null;
}

/** The money of one request. */
export interface RequestCharge {
  /**
   * Charges what was used, or gives back what was held for a request that failed or has used nothing. To be awaited before the
   * answer ends; takes no more than a quarter of a second or so. The first call counts. Never rejects.
   */
  end(ending: ChargeEnding): Promise<void>;
  /** Whether the request was charged, which leaves its usage record, too. */
  readonly isRecorded: boolean;
}
