import { setTimeout as sleep } from 'node:timers/promises';
import { GatewayError } from '../../src/core/gateway-error.ts';
import type { HoldRequest, Ledger } from '../../src/core/ledger.ts';
import { pick } from './create-random.ts';
import { createHold, createSettlement } from './ledger-requests.ts';

/** What a storm is made of. */
export interface StormOptions {
  /** One after the other is asked, as if each were a node. */
  readonly ledgers: readonly Ledger[];
  readonly spendCount: number;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** Requests that are under way at the same time. */
  readonly parallel: number;
}

/** What the clients of a storm were told. */
export interface StormOutcome {
  /** By request. */
  readonly charged: ReadonlyMap<string, bigint>;
  /** Charges that may shrink when they leave the journal, by request. */
  readonly journaled: ReadonlyMap<string, bigint>;
  readonly refusedCount: number;
  readonly unavailableCount: number;
}

export const stormAccounts = Array.from({ length: 6 }, (_, index) => `storm_${String(index)}`);
const keyCount = 20;

/** Ways in which a request may end. */
type Ending = 'cheaper' | 'exact' | 'dearer' | 'void' | 'twice' | 'late' | 'both';
const endings: readonly Ending[] = [
  'cheaper',
  'cheaper',
  'cheaper',
  'exact',
  'exact',
  'dearer',
  'void',
  'void',
  'twice',
  'late',
  'both',
];

/** Requests of twenty keys that end in every way, from many clients at once. */
export class LedgerStorm {
  readonly #options: StormOptions;
  readonly #charged = new Map<string, bigint>();
  readonly #journaled = new Map<string, bigint>();
  #refusedCount = 0;
  #unavailableCount = 0;
  #startedCount = 0;

  constructor(options: StormOptions) {
    this.#options = options;
  }

  async run(): Promise<StormOutcome> {
    const { parallel, spendCount } = this.#options;
    const client = async (): Promise<void> => {
      while (this.#startedCount < spendCount) await this.#spend(this.#startedCount++);
    };
    await Promise.all(Array.from({ length: parallel }, client));
    return {
      charged: this.#charged,
      journaled: this.#journaled,
      refusedCount: this.#refusedCount,
      unavailableCount: this.#unavailableCount,
    };
  }

  async #spend(index: number): Promise<void> {
    const { ledgers, random } = this.#options;
    const ledger = ledgers[index % ledgers.length] as Ledger;
    const hold = createStormHold(index, random);
    try {
      await ledger.hold(hold);
      if (random() < 0.1) await sleep(random() * 5);
      await this.#end(ledger, hold);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (error.reason === 'insufficient_quota') this.#refusedCount++;
      else if (error.reason === 'ledger_unavailable') this.#unavailableCount++;
      else throw error;
    }
  }

  async #end(ledger: Ledger, hold: HoldRequest): Promise<void> {
    const { random } = this.#options;
    const ending = pick(endings, random);
    const part = BigInt(Math.floor(random() * 100));
    const cheaper = (hold.amount * part) / 100n;
    if (ending === 'void') await ledger.void(hold.id);
    else if (ending === 'cheaper') await this.#settle(ledger, hold, cheaper);
    else if (ending === 'dearer') await this.#settle(ledger, hold, hold.amount + part);
    else if (ending === 'exact') await this.#settle(ledger, hold, hold.amount);
    else if (ending === 'twice')
      await Promise.all([this.#settle(ledger, hold, cheaper), this.#settle(ledger, hold, cheaper)]);
    else if (ending === 'both')
      await Promise.all([ledger.void(hold.id), this.#settle(ledger, hold, cheaper)]);
    else {
      await ledger.void(hold.id);
      await this.#settle(ledger, hold, cheaper);
    }
  }

  async #settle(ledger: Ledger, { id, accountId, keyId }: HoldRequest, cost: bigint): Promise<void> {
    const settlement = createSettlement(id, cost);
    const record = { ...settlement.record, keyId };
    const charge = await ledger.settle({ ...settlement, record, accountId });
    (charge.place === 'database' ? this.#charged : this.#journaled).set(id, charge.cost);
  }
}

function createStormHold(index: number, random: () => number): HoldRequest {
  const key = Math.floor(random() * keyCount);
  return createHold(`req_${String(index)}_${random().toString(36).slice(2)}`, {
    accountId: `storm_${String(key % stormAccounts.length)}`,
    keyId: `key_${String(key)}`,
    amount: BigInt(Math.floor(random() * 50)),
    budget: key % 4 === 0 ? { amount: 20_000n, period: 'day' } : null,
  });
}
