import type { HoldRequest } from '../../../core/ledger.ts';
import { AccountPot, lingerMs, type WaitingWant } from './account-pot.ts';
import type { CommitQueue, QueuedOperation } from './commit-queue.ts';
import type { HoldResult, PotOperation, PotResult, PotShare } from './ledger-batch.ts';

/** How often the database is asked whether an account still has plenty, in milliseconds. */
const lookMs = 1_000;
/** The most wants of one operation. */
const maxWants = 512;

/** A request that waits for its share of a pot. */
export interface QueuedWant extends Pick<QueuedOperation, 'withdraw'> {
  readonly result: Promise<HoldResult>;
}

/** What the database is asked in one batch. */
interface PotQuestion {
  readonly operation: PotOperation;
  readonly wants: readonly WaitingWant[];
  /** Whether all that requests held which have ended is charged: then the pot holds what it was told. */
  readonly isAllCharged: boolean;
  /** By the clock of `performance.now()`. */
  readonly askedAt: number;
}

interface Share {
  readonly pot: AccountPot;
  readonly amount: bigint;
}

interface Uncharged extends Share {
  readonly potId: string;
}

/**
 * What this process holds of accounts, a pot of each, while it has requests under way that they pay for. A request holds its share
 * of a pot, most often without a word to the database: a pot holds more than its requests do as long as the account has plenty.
 * Where it has not, each share is taken from the account and given back to it by itself.
 */
export class ProcessPots {
  readonly #queue: CommitQueue;
  readonly #pots = new Map<string, AccountPot>();
  /** By request. */
  readonly #shares = new Map<string, Share>();
  /** What is not charged yet, by request. It may be in the queue and in the journal, too, and counts once. */
  readonly #uncharged = new Map<string, Uncharged>();
  readonly #wanted = new Map<string, QueuedWant>();
  #timer: NodeJS.Timeout | null = null;
  #lingerTimer: NodeJS.Timeout | null = null;

  constructor(queue: CommitQueue) {
    this.#queue = queue;
  }

  /** Whether the request has its share, now or already. */
  draw({ id, accountId, amount }: HoldRequest): boolean {
    if (this.#shares.has(id)) return true;
    const pot = this.#pots.get(accountId);
    if (pot === undefined || this.#queue.isAway || this.#wanted.has(id) || !pot.canGive(amount)) return false;
    pot.free -= amount;
    this.#give(pot, { id, amount });
    return true;
  }

  /** Has the pot hold more for a request. */
  want({ id, accountId, keyId, amount }: HoldRequest): QueuedWant {
    const earlier = this.#wanted.get(id);
    if (earlier !== undefined) return earlier;
    const pot = this.#open(accountId, keyId);
    const { promise, resolve, reject } = Promise.withResolvers<HoldResult>();
    const want: WaitingWant = { holdId: id, amount, resolve, reject, state: 'waiting' };
    const result = promise.finally(() => this.#wanted.delete(id));
    // Whoever stopped waiting does not look any more.
    result.catch(() => undefined);
    const queued: QueuedWant = { result, withdraw: () => this.#withdraw(want) };
    this.#wanted.set(id, queued);
    pot.wants.push(want);
    void this.#tell(pot);
    return queued;
  }

  /** Ends the share of a request that is to be charged; `null` where it has none. */
  end(holdId: string, cost: bigint): PotShare | null {
    const share = this.#shares.get(holdId);
    if (share === undefined) return null;
    const { pot, amount: held } = share;
    // What it did not cost stays in the pot, where the account has plenty.
    const amount = pot.hasPlenty && cost < held ? cost : held;
    this.#take(holdId, share);
    pot.free += held - amount;
    this.#addUncharged(holdId, { pot, potId: pot.id, amount });
    if (pot.isIdle && pot.free > 0n) void this.#giveBack(pot);
    return { id: pot.id, amount };
  }

  /**
   * Gives a share back; `null` where there is none. Resolves when whoever looks at the account sees it, or at once where it stays
   * for a crowd. Never rejects.
   */
  release(holdId: string): Promise<void> | null {
    const share = this.#shares.get(holdId);
    if (share === undefined) return null;
    const { pot, amount } = share;
    this.#take(holdId, share);
    pot.free += amount;
    return pot.isIdle || !pot.hasPlenty ? this.#giveBack(pot) : Promise.resolve();
  }

  /** The charge of a request is in a batch: when that is committed the pot holds less. What it gives is called where it does not. */
  noteTaken(holdId: string): (why: 'not charged' | 'charged before') => void {
    const share = this.#uncharged.get(holdId);
    if (share === undefined) return () => undefined;
    this.#uncharged.delete(holdId);
    // What a pot held that was replaced is not in this one.
    if (share.potId === share.pot.id) share.pot.uncharged -= share.amount;
    return (why) => {
      if (why === 'charged before') {
        void this.#tell(share.pot);
        return;
      }
      this.#addUncharged(holdId, share);
      share.pot.isDoubtful = true;
    };
  }

  /** Tells the database once more what is held: it may not have heard of it. */
  repeat(): void {
    for (const pot of this.#pots.values()) void this.#tell(pot);
  }

  /** Gives back what no request holds, with the next batch. */
  close(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    if (this.#lingerTimer !== null) clearTimeout(this.#lingerTimer);
    for (const pot of this.#pots.values()) if (pot.hasTooMuch) void this.#tell(pot);
  }

  #open(accountId: string, keyId: string): AccountPot {
    let pot = this.#pots.get(accountId);
    if (pot === undefined) {
      pot = new AccountPot(accountId, keyId);
      this.#pots.set(accountId, pot);
    }
    this.#timer ??= setInterval(this.#look, lookMs).unref();
    return pot;
  }

  #addUncharged(holdId: string, share: Uncharged): void {
    this.#uncharged.set(holdId, share);
    if (share.potId === share.pot.id) share.pot.uncharged += share.amount;
  }

  #give(pot: AccountPot, { id, amount }: { readonly id: string; readonly amount: bigint }): void {
    this.#shares.set(id, { pot, amount });
    pot.give(amount);
  }

  #take(holdId: string, { pot, amount }: Share): void {
    this.#shares.delete(holdId);
    pot.take(amount);
  }

  /** Nobody holds anything of it: with the next batch, or soon where a crowd may come again. */
  #giveBack(pot: AccountPot): Promise<void> {
    if (!pot.isAwaited) return this.#tell(pot);
    this.#lingerTimer ??= setTimeout(this.#lookAtIdle, lingerMs).unref();
    return Promise.resolve();
  }

  readonly #lookAtIdle = (): void => {
    this.#lingerTimer = null;
    for (const pot of this.#pots.values()) if (pot.isIdle && pot.free > 0n) void this.#giveBack(pot);
  };

  /** Nobody answers one that was not asked yet. */
  #withdraw(want: WaitingWant): boolean {
    if (want.state === 'waiting') {
      want.state = 'withdrawn';
      this.#wanted.delete(want.holdId);
    }
    return want.state === 'withdrawn';
  }

  /** What is kept must be missed by nobody, and what it is kept in must be there. */
  readonly #look = (): void => {
    for (const [accountId, pot] of this.#pots) {
      pot.look();
      if (pot.free > 0n || pot.isDoubtful) void this.#tell(pot);
      else if (pot.isOver) this.#pots.delete(accountId);
    }
  };

  /** Has the database hold what the pot is to hold, with the next batch. Never rejects. */
  #tell(pot: AccountPot): Promise<void> {
    if (pot.telling !== null) return pot.telling;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    pot.telling = promise;
    let question: PotQuestion | null = null;
    this.#queue.addWork('pot', {
      prepare: () => {
        question = this.#ask(pot);
        return question.operation;
      },
      resolve: (result) => {
        if (question !== null) this.#answer(pot, question, result as PotResult);
        resolve(undefined);
      },
      reject: (error) => {
        this.#fail(pot, question, error);
        resolve(undefined);
      },
    });
    return promise;
  }

  #ask(pot: AccountPot): PotQuestion {
    pot.telling = null;
    pot.isAsked = true;
    const wants = pot.wants.splice(0, maxWants).filter(({ state }) => state === 'waiting');
    for (const want of wants) want.state = 'asked';
    if (pot.wants.length > 0) void this.#tell(pot);
    const planned = pot.planSpare(wants);
    const { id, accountId, keyId, free: kept } = pot;
    const amount = pot.drawn + pot.uncharged + kept;
    const listed = wants.map(({ holdId, amount: wanted }) => ({ holdId, amount: wanted }));
    return {
      operation: { kind: 'pot', id, accountId, keyId, amount, kept, wants: listed, ...planned },
      wants,
      isAllCharged: pot.uncharged === 0n,
      askedAt: performance.now(),
    };
  }

  #answer(pot: AccountPot, question: PotQuestion, result: PotResult): void {
    const { operation, wants, askedAt, isAllCharged } = question;
    pot.isAsked = false;
    if (isAllCharged) pot.isDoubtful = false;
    if (result.kind === 'pot_ended') {
      pot.replace();
      this.#wantAgain(pot, wants);
      return;
    }
    pot.noteKnown(askedAt);
    pot.hasPlenty = result.hasPlenty;
    pot.free += result.spare;
    const missing = wants.filter((want, index) => {
      const kind = result.outcomes[index] ?? 'no_balance';
      // Nobody is refused while there is something left in the pot.
      if (kind === 'no_balance' && operation.kept > 0n) return true;
      if (kind === 'held') this.#give(pot, { id: want.holdId, amount: want.amount });
      want.resolve({ kind });
      return false;
    });
    // All that is kept is given up for them, and they are asked for once more.
    if (missing.length > 0) pot.hasPlenty = false;
    if (missing.length > 0 || (!pot.hasPlenty && pot.free > 0n)) this.#wantAgain(pot, missing);
  }

  #wantAgain(pot: AccountPot, wants: readonly WaitingWant[]): void {
    for (const want of wants) want.state = 'waiting';
    pot.wants.unshift(...wants);
    void this.#tell(pot);
  }

  #fail(pot: AccountPot, question: PotQuestion | null, error: Error): void {
    if (question === null) pot.telling = null;
    else pot.isAsked = false;
    pot.doubt();
    for (const want of question?.wants ?? pot.wants.splice(0)) want.reject(error);
  }
}
