import { randomUUID } from 'node:crypto';
import type { LimitAnswer, LimitedParty, LimitReport, RateLimits } from '../../core/limiter.ts';
import type { LimitStep } from './limit-calls.ts';
import { LimitGrant, type GrantEndings } from './limit-grant.ts';

/** So many requests within a grant's life have to ask by themselves before something is taken for those to come. */
const crowd = 4;
/** What all pools take for requests to come has to fit so many times. */
const plenty = 64;
/** The most that is taken at once. */
const maxRequests = 1_024;
const maxSlots = 256;
/** More is asked for when a grant has less than this part left. */
const lowPart = 0.25;

/** What a pool needs of its limiter. */
export interface PoolCalls extends GrantEndings {
  /** Asks Redis; what it answers to a step that takes. Rejects when it does not answer. */
  take(step: LimitStep): Promise<readonly string[]>;
  /** A step that takes this for some parties. */
  createStep(
    parties: readonly LimitedParty[],
    amounts: Pick<LimitStep, 'id' | 'spareIds' | 'requests' | 'times'> & { readonly tokens: number },
  ): LimitStep;
  /** How long a grant serves before another one is asked for, in milliseconds; at most twice as long if there is none. */
  readonly lifeMs: number;
}

/**
 * What this process has taken ahead for requests of the same parties, while many of them come and the parties have plenty.
 * Nobody waits for it: who finds nothing in it asks Redis by itself.
 */
export class LimitPool {
  readonly #parties: readonly LimitedParty[];
  readonly #calls: PoolCalls;
  readonly #countPools: () => number;
  #grant: LimitGrant | null = null;
  #asking: Promise<void> | null = null;
  #isClosed = false;
  /** Requests that asked by themselves since the last look. */
  #askedCount = 0;
  #isUsed = true;
  #pausedUntil = -Infinity;
  /** What is left, as Redis said last. */
  #report: LimitReport | null = null;
  /** How many requests and slots the next grant is to have, and the most tokens of a request since the last one. */
  #requests = 2 * crowd;
  #slots = 2 * crowd;
  #tokens = 0;

  /** `countPools` says how many pools share what the first of the parties has. */
  constructor(parties: readonly LimitedParty[], calls: PoolCalls, countPools: () => number) {
    this.#parties = parties;
    this.#calls = calls;
    this.#countPools = countPools;
  }

  /** Where its parties are counted. */
  get place(): string {
    return this.#parties[0]?.id ?? '';
  }

  /** Whether it is of these parties, with these limits. */
  isOf(parties: readonly LimitedParty[]): boolean {
    return (
      parties.length === this.#parties.length &&
      parties.every(({ id, limits }, index) => {
        const own = this.#parties[index];
        return own?.id === id && isSame(own.limits, limits);
      })
    );
  }

  /** Lets a request in; `null` where that is for Redis to say. */
  draw(tokens: number): LimitAnswer | null {
    this.#isUsed = true;
    if (tokens > this.#tokens) this.#tokens = tokens;
    const now = performance.now();
    // There was nothing to take in its place.
    if (this.#grant !== null && now - this.#grant.takenAt > 2 * this.#calls.lifeMs) this.#replace(null);
    const grant = this.#grant;
    const lease = grant?.draw(tokens) ?? null;
    if (grant === null || lease === null) {
      this.#askedCount += 1;
      if (grant !== null || this.#askedCount >= crowd) this.#ask(now);
      return null;
    }
    const isOld = now - grant.takenAt > this.#calls.lifeMs;
    if (isOld || grant.freeSlotPart === 0 || grant.freePart < lowPart) this.#ask(now);
    return { report: grant.report(now), outcome: lease };
  }

  /** What Redis said to a request that asked by itself. */
  note(report: LimitReport): void {
    this.#report = report;
  }

  /** Gives back what nobody needs. Whether it may be forgotten. */
  look(): boolean {
    const isIdle = !this.#isUsed;
    this.#isUsed = false;
    this.#askedCount = 0;
    if (isIdle) this.#replace(null);
    return isIdle && this.#asking === null;
  }

  /** Redis does not answer, or nobody may come any more. Resolves when nothing is taken any more; never rejects. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#replace(null);
    await this.#asking;
  }

  #ask(now: number): void {
    if (this.#asking !== null || this.#isClosed || now < this.#pausedUntil) return;
    const step = this.#plan(now);
    if (step !== null) this.#asking = this.#takeAhead(step, now).finally(() => (this.#asking = null));
  }

  async #takeAhead(step: LimitStep, now: number): Promise<void> {
    const createGrant = (used: readonly string[]) =>
      new LimitGrant({ step, takenAt: now, used: used.map(Number) }, this.#parties, this.#calls);
    try {
      const [kind, , ...used] = await this.#calls.take(step);
      if (kind === '') this.#replace(createGrant(used));
      else this.#pausedUntil = performance.now() + this.#calls.lifeMs;
    } catch {
      // It may have been taken all the same. Whoever asks next finds out that Redis is away, and says so.
      createGrant([]).close();
      this.#replace(null);
      this.#pausedUntil = performance.now() + this.#calls.lifeMs;
    }
  }

  #replace(grant: LimitGrant | null): void {
    this.#grant?.close();
    this.#grant = grant;
    if (grant === null) return;
    this.#report = grant.report(performance.now());
    if (this.#isClosed) this.#replace(null);
  }

  /** What is to be taken; `null` where the parties have not so much to spare that it is worth a call. */
  #plan(now: number): LimitStep | null {
    this.#adapt(now);
    const tokens = this.#tokens;
    this.#tokens = 0;
    const times = plenty * this.#countPools();
    const spareTokens = tokens === 0 ? Infinity : findSpare(this.#report?.tokens?.remaining, times) / tokens;
    const spareRequests = findSpare(this.#report?.requests?.remaining, times);
    const requests = Math.min(this.#requests, Math.floor(Math.min(spareRequests, spareTokens)));
    const concurrency = Math.min(...this.#parties.map(({ limits }) => limits.concurrency ?? Infinity));
    const slots = Math.min(this.#slots, findSpare(concurrency, times) - 1);
    if (this.#report === null || requests < crowd || slots < crowd) return null;
    const id = randomUUID();
    const spareIds = Array.from({ length: slots }, (_, number) => `${id}.${String(number)}`);
    return this.#calls.createStep(this.#parties, {
      id,
      spareIds,
      requests,
      times,
      tokens: requests * tokens,
    });
  }

  /** A grant is twice as large as one that was used up before its time, and half of one that was not. */
  #adapt(now: number): void {
    const grant = this.#grant;
    if (grant === null) return;
    const isOld = now - grant.takenAt > this.#calls.lifeMs;
    if (grant.freeSlotPart === 0) this.#slots = Math.min(maxSlots, 2 * this.#slots);
    else if (isOld && grant.freeSlotPart > 0.5) this.#slots = Math.max(2 * crowd, this.#slots / 2);
    if (grant.freePart < lowPart) this.#requests = Math.min(maxRequests, 2 * this.#requests);
    else if (isOld && grant.freePart > 0.5) this.#requests = Math.max(2 * crowd, this.#requests / 2);
  }
}

/** So much may be taken ahead; any amount of what has no limit. */
function findSpare(remaining: number | undefined, times: number): number {
  return remaining === undefined ? Infinity : Math.floor(remaining / times);
}

function isSame(one: RateLimits, other: RateLimits): boolean {
  return one.rpm === other.rpm && one.tpm === other.tpm && one.concurrency === other.concurrency;
}
