/** What an audit of the ledger found, all at one moment. */
export interface LedgerAudit {
  /** One sentence for each of the first faults of each kind. */
  readonly faults: readonly string[];
  readonly faultCount: number;
  /** What was written off: no fault, but somebody did not pay it. One line for each of the last. */
  readonly writeOffs: readonly string[];
  readonly writeOffCount: number;
  /** Micro-USD. */
  readonly writtenOff: bigint;
  readonly accountCount: number;
  readonly openHoldCount: number;
  /** Those of them that belong to video tasks which are still open. */
  readonly taskHoldCount: number;
}
