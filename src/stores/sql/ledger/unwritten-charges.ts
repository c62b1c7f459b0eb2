import { setTimeout as sleep } from 'node:timers/promises';
import type { SettleOperation } from './ledger-batch.ts';

/** Pause between two tries to write what could be written nowhere, and while nothing else is done. In milliseconds. */
const retryMs = 1_000;
const closingRetryMs = 100;

/** What is to be known of a charge to enter it by hand. */
export interface UnwrittenCharge {
  /** That of its usage record, too. */
  readonly requestId: string;
  readonly accountId: string;
  readonly keyId: string | null;
  /** In micro-USD. */
  readonly cost: bigint;
}

/**
 * `kept`: it could be written neither to the database nor to the journal, and is tried again. `written`: one of them has it after
 * all. `lost`: nobody has it any more, or nobody knows.
 */
export type UnwrittenState = 'kept' | 'written' | 'lost';

export interface UnwrittenOptions {
  /** Writes a charge to the database or the journal, and is told to begin and end it here. */
  readonly write: (operation: SettleOperation) => Promise<unknown>;
  readonly onState: (charge: UnwrittenCharge, state: UnwrittenState, error: unknown) => void;
  /** Nobody is let in any more while so many wait. */
  readonly max: number;
}

/** A stop could not write all charges. `message` counts them; each is told by itself. */
export class LostChargesError extends Error {
  constructor(count: number) {
    super(
      count === 1
        ? '1 charge is written nowhere; the log names it'
        : `${String(count)} charges are written nowhere; the log names them`,
    );
    this.name = 'LostChargesError';
  }
}

/**
 * Charges that were accepted and are in neither the database nor the journal: those that are being written, and those that could be
 * written to neither, which are tried again until they can. Shared.
 */
export class UnwrittenCharges {
  readonly #options: UnwrittenOptions;
  readonly #underWay = new Set<SettleOperation>();
  readonly #waiting = new Set<SettleOperation>();
  /** Those of either that could be written nowhere once, and were told of. */
  readonly #kept = new Set<SettleOperation>();
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(options: UnwrittenOptions) {
    this.#options = options;
  }

  /** There are so many that none must be added. */
  get isFull(): boolean {
    return this.#kept.size >= this.#options.max;
  }

  begin(operation: SettleOperation): void {
    this.#underWay.add(operation);
  }

  /** It is written. */
  end(operation: SettleOperation): void {
    this.#underWay.delete(operation);
    if (this.#kept.delete(operation)) this.#tell(operation, 'written', null);
  }

  /** It was put aside, which somebody else tells. */
  drop(operation: SettleOperation): void {
    this.#underWay.delete(operation);
    this.#kept.delete(operation);
  }

  /** It could be written nowhere. */
  keep(operation: SettleOperation, error: unknown): void {
    this.#underWay.delete(operation);
    if (this.#isClosed) return;
    this.#waiting.add(operation);
    this.#timer ??= setInterval(() => {
      this.retry();
    }, retryMs).unref();
    if (this.#kept.has(operation)) return;
    this.#kept.add(operation);
    this.#tell(operation, 'kept', error);
  }

  /** Nobody can write it. */
  lose(operation: SettleOperation, error: unknown): void {
    this.drop(operation);
    this.#tell(operation, 'lost', error);
  }

  /** Tries each of them once more. */
  retry(): void {
    if (this.#kept.size === 0) this.#stopTimer();
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const operation of waiting) this.#options.write(operation).catch(() => undefined);
  }

  /** Tries on until all is written, for this time at most; what is left then is the caller's. */
  async close(maxMs: number): Promise<readonly SettleOperation[]> {
    const deadline = performance.now() + maxMs;
    for (;;) {
      const leftMs = deadline - performance.now();
      if (leftMs <= 0 || this.#underWay.size + this.#waiting.size === 0) break;
      this.retry();
      await sleep(Math.min(closingRetryMs, leftMs));
    }
    this.#isClosed = true;
    this.#stopTimer();
    return [...this.#underWay, ...this.#waiting];
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  #tell({ holdId, accountId, cost, usage }: SettleOperation, state: UnwrittenState, error: unknown): void {
    const charge = { requestId: holdId, accountId, keyId: usage.key_id, cost };
    this.#options.onState(charge, state, error);
  }
}
