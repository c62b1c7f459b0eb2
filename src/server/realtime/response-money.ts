import type { PriceConfig } from '../../core/config.ts';
import type { HoldRequest, Ledger } from '../../core/ledger.ts';
import type { TokenUsage, UsageRecord, UsageRecorder } from '../../core/usage.ts';
import { computeCost } from '../../metering/index.ts';
import type { ResponseCharge, ResponseFacts } from '../../realtime/index.ts';
import { holdMost } from './hold-most.ts';

export interface ResponseMoneyParts {
  readonly ledger: Ledger;
  /** `null` where usage records are switched off; those of charges are kept all the same. */
  readonly recorder: UsageRecorder | null;
  readonly accountId: string | null;
  /** `null` where nothing is held: of what is free, and for accounts that pay whatever it costs. */
  readonly hold: HoldRequest | null;
  /** What holds grow by beside what is needed, in micro-USD: the first one that there is money for. The largest first. */
  readonly steps: readonly bigint[];
  /** Of the model that answers; `null` for one that is free. */
  readonly readPrice: () => PriceConfig | null;
  readonly createRecord: (facts: ResponseFacts) => UsageRecord;
}

/** The money of one response. What it holds grows with what it costs, and it is charged once. */
export class ResponseMoney implements ResponseCharge {
  readonly #parts: ResponseMoneyParts;
  #held: bigint;
  #steps: readonly bigint[];
  #growing: Promise<void> | null = null;

  /** What is held is held already. */
  constructor(parts: ResponseMoneyParts) {
    this.#parts = parts;
    this.#held = parts.hold?.amount ?? 0n;
    this.#steps = parts.steps;
  }

  cover(usage: TokenUsage): Promise<void> | null {
    const { hold } = this.#parts;
    if (hold === null) return null;
    const cost = this.#computeCost(usage);
    if (cost <= this.#held) return this.#growing;
    return this.#follow(hold, cost);
  }

  costs(usage: TokenUsage): boolean {
    return this.#computeCost(usage) > 0n;
  }

  end(facts: ResponseFacts): Promise<bigint> | null {
    const { usage, outcome } = facts;
    const cost = usage === null || outcome === 'failed' ? 0n : this.#computeCost(usage);
    const record = this.#parts.createRecord(facts);
    if (cost > 0n) return this.#settle(cost, record);
    this.#parts.recorder?.record(record);
    return this.#parts.hold === null ? null : this.giveBack().then(() => 0n);
  }

  async giveBack(): Promise<void> {
    const { hold, ledger } = this.#parts;
    if (hold === null) return;
    await this.#growing?.catch(() => undefined);
    await ledger.void(hold.id);
  }

  /** One growth at a time: the next one knows what is held by then. */
  #follow(hold: HoldRequest, cost: bigint): Promise<void> {
    const growing = (this.#growing ?? Promise.resolve())
      .then(() => (cost <= this.#held ? undefined : this.#grow(hold, cost)))
      .finally(() => {
        if (this.#growing === growing) this.#growing = null;
      });
    this.#growing = growing;
    return growing;
  }

  /** A little more than is needed now; where there is not so much, what is needed. What there is no money for is not asked for again. */
  async #grow(hold: HoldRequest, cost: bigint): Promise<void> {
    const [most = cost, ...lower] = [...this.#steps.map((step) => cost + step), cost];
    const held = await holdMost(this.#parts.ledger, hold, [most, ...lower]);
    this.#held = held;
    this.#steps = this.#steps.filter((step) => cost + step <= held);
  }

  async #settle(cost: bigint, record: UsageRecord): Promise<bigint> {
    const { ledger, accountId, hold } = this.#parts;
    if (accountId === null) return 0n;
    await this.#growing?.catch(() => undefined);
    const holdId = hold?.id ?? record.requestId;
    // It is tried on by itself, and logged.
    const charge = await ledger.settle({ holdId, accountId, cost, record }).catch(() => null);
    return charge?.cost ?? cost;
  }

  #computeCost(usage: TokenUsage): bigint {
    const price = this.#parts.readPrice();
    return price === null ? 0n : computeCost(price, { usage, pictures: [] });
  }
}
