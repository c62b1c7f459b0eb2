import { randomBytes } from 'node:crypto';
import type { HoldResult, PotWant } from './ledger-batch.ts';

/** How much is kept of an account for requests to come, as a multiple of what one of them holds. */
const requestsAhead = 16n;
/** For so long after it was last seen in the database a pot is known to be there, in milliseconds: others void it after 30 seconds. */
const knownMs = 5_000;

/** A request that waits until a pot holds something for it. */
export interface WaitingWant extends PotWant {
  readonly resolve: (result: HoldResult) => void;
  readonly reject: (error: Error) => void;
  /** One that is asked for is in a commit, or was. */
  state: 'waiting' | 'asked' | 'withdrawn';
}

/** What this process holds of one account, and who of its requests holds what of that. */
export class AccountPot {
  readonly accountId: string;
  readonly keyId: string;
  id = createPotId();
  /** What no request holds. */
  free = 0n;
  /** What requests hold, and how many those are. */
  drawn = 0n;
  drawCount = 0;
  /** What requests held that have ended, until they are charged. */
  uncharged = 0n;
  hasPlenty = true;
  /** Wants that are in no batch yet. */
  wants: WaitingWant[] = [];
  /** Ends when the database has been told what the pot is to hold; `null` where that is in no batch, or in one already. */
  telling: Promise<void> | null = null;
  /** Whether it is in a batch that is being committed. */
  isAsked = false;
  #knownUntil = -Infinity;
  #ahead = 0n;

  constructor(accountId: string, keyId: string) {
    this.accountId = accountId;
    this.keyId = keyId;
  }

  /** Whether a request can have this much without a word to the database. */
  canGive(amount: bigint): boolean {
    return amount <= this.free && performance.now() < this.#knownUntil;
  }

  get isIdle(): boolean {
    return this.drawCount === 0 && this.wants.length === 0;
  }

  /** Whether nothing would be lost if it were forgotten. */
  get isOver(): boolean {
    const isQuiet = this.isIdle && this.telling === null && !this.isAsked;
    return isQuiet && this.uncharged === 0n && this.free === 0n;
  }

  /** It was in the database at this time, by the clock of `performance.now()`. */
  noteKnown(atMs: number): void {
    this.#knownUntil = atMs + knownMs;
  }

  /** It is not known whether it is still there. */
  doubt(): void {
    this.#knownUntil = -Infinity;
  }

  /** Nobody has this pot any more; what it held is to be held by another one. */
  replace(): void {
    this.id = createPotId();
    this.free = 0n;
    this.uncharged = 0n;
    this.doubt();
  }

  /** What is to be kept beyond what is, when these are held as well. What is more than that is given up. */
  planSpare(wants: readonly PotWant[]): bigint {
    for (const { amount } of wants)
      if (requestsAhead * amount > this.#ahead) this.#ahead = requestsAhead * amount;
    if (!this.hasPlenty || (this.isIdle && wants.length === 0)) this.free = 0n;
    if (this.free > 2n * this.#ahead) this.free = 2n * this.#ahead;
    return wants.length === 0 || this.free >= this.#ahead ? 0n : this.#ahead - this.free;
  }
}

function createPotId(): string {
  return `pot_${randomBytes(12).toString('base64url')}`;
}
