import { randomBytes } from 'node:crypto';
import type { HoldResult, PotOperation, PotWant } from './ledger-batch.ts';

/** For how many requests to come something is kept of an account: twice as many as there were at a time, within these. */
const minAhead = 16;
const maxAhead = 512;
/** For so long after it was last seen in the database a pot is known to be there, in milliseconds: others void it after 30 seconds. */
const knownMs = 5_000;
/** So many requests at a time are a crowd, and for so long after it the pot is kept for those who come next, in milliseconds. */
const crowd = 4;
export const lingerMs = 50;

/** A request that waits until a pot holds something for it. */
export interface WaitingWant extends PotWant {
  readonly resolve: (result: HoldResult) => void;
  readonly reject: (error: Error) => void;
  /** One that is asked for is in a commit, or was. */
  state: 'waiting' | 'asked' | 'withdrawn';
}

type PlannedSpare = Pick<PotOperation, 'spare' | 'leastSpare'>;

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
  /**
   * Whether the database may hold more than it should: it did not say what became of something, and a charge that it has already
   * takes nothing of the pot when it is repeated.
   */
  isDoubtful = false;
  #knownUntil = -Infinity;
  #crowdedAt = -Infinity;
  /** The most that a request held, lately. */
  #largest = 0n;
  /** Since the last look. */
  #recentLargest = 0n;
  /** The most requests at a time, lately. */
  #peak = 0;

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

  /** A request has its share. */
  give(amount: bigint): void {
    this.drawn += amount;
    this.drawCount += 1;
    if (this.drawCount > this.#peak) this.#peak = this.drawCount;
    if (amount > this.#largest) this.#largest = amount;
    if (amount > this.#recentLargest) this.#recentLargest = amount;
  }

  /** A request has its share no longer. */
  take(amount: bigint): void {
    if (this.drawCount >= crowd) this.#crowdedAt = performance.now();
    this.drawn -= amount;
    this.drawCount -= 1;
  }

  /** Whether requests of a crowd, which came together and left together, are likely to come again. */
  get isAwaited(): boolean {
    return this.hasPlenty && performance.now() - this.#crowdedAt < lingerMs;
  }

  /** Whether the database holds something that it should not, or may. */
  get hasTooMuch(): boolean {
    return this.isDoubtful || (this.isIdle && this.free > 0n);
  }

  /** Whether nothing would be lost if it were forgotten. */
  get isOver(): boolean {
    const isQuiet = this.isIdle && this.telling === null && !this.isAsked && !this.isDoubtful;
    return isQuiet && this.uncharged === 0n && this.free === 0n;
  }

  /** It was in the database at this time, by the clock of `performance.now()`. */
  noteKnown(atMs: number): void {
    this.#knownUntil = atMs + knownMs;
  }

  /** It is not known whether it is still there, and what it holds. */
  doubt(): void {
    this.#knownUntil = -Infinity;
    this.isDoubtful = true;
  }

  /** Nobody has this pot any more; what it held is to be held by another one. */
  replace(): void {
    this.id = createPotId();
    this.free = 0n;
    this.uncharged = 0n;
    this.#knownUntil = -Infinity;
  }

  /** Called from time to time: what was at a time is forgotten by and by. */
  look(): void {
    this.#peak = Math.max(this.drawCount, this.#peak >> 1);
    const half = this.#largest >> 1n;
    if (this.#recentLargest > 0n) this.#largest = half > this.#recentLargest ? half : this.#recentLargest;
    this.#recentLargest = 0n;
  }

  /** What is to be kept beyond what is, when these are held as well. What is more than that is given up. */
  planSpare(wants: readonly PotWant[]): PlannedSpare {
    // Whoever asks for more than others hold may be refused; that says nothing of those to come.
    if (this.#largest === 0n)
      for (const { amount } of wants) if (amount > this.#largest) this.#largest = amount;
    const ahead = BigInt(Math.min(maxAhead, Math.max(minAhead, 2 * this.#peak))) * this.#largest;
    if (!this.hasPlenty || (this.isIdle && wants.length === 0)) this.free = 0n;
    if (this.free > 2n * ahead) this.free = 2n * ahead;
    const least = BigInt(minAhead) * this.#largest;
    // Said where nothing more is to be kept, too: by it the database judges whether the account has plenty.
    const leastSpare = this.free >= least ? 0n : least - this.free;
    if (wants.length === 0 || this.free >= ahead) return { spare: 0n, leastSpare };
    return { spare: ahead - this.free, leastSpare };
  }
}

function createPotId(): string {
  return `pot_${randomBytes(12).toString('base64url')}`;
}
