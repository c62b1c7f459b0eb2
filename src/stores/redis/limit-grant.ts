import type { LimitedParty, LimitLease, LimitReport } from '../../core/limiter.ts';
import type { LimitStep } from './limit-calls.ts';
import { createReport, refill } from './limit-levels.ts';

/** Told when something that was taken is not needed any more. */
export interface GrantEndings {
  /** Redis is to be told, now or later. */
  end(step: LimitStep): void;
  /** A request that is under way keeps this slot, which has to be renewed until it ends. */
  keep(step: LimitStep): void;
}

/**
 * What was taken at once for requests to come: so many of them, tokens, and slots that one after the other has. When it is closed
 * what is left goes back, and each request that is still under way ends by itself.
 */
export class LimitGrant {
  /** When it was asked for, by the clock of `performance.now()`. */
  readonly takenAt: number;
  readonly #step: LimitStep;
  readonly #parties: readonly LimitedParty[];
  /** Requests and tokens of each party that were used when it was taken, with itself. */
  readonly #used: readonly number[];
  readonly #endings: GrantEndings;
  readonly #freeIds: string[];
  /** Slots of requests under way. */
  readonly #busyIds = new Set<string>();
  #requests: number;
  #tokens: number;
  /** Tokens that there were, or 0 where they are not limited: then nobody counts them. */
  readonly #allTokens: number;
  #isClosed = false;

  constructor(
    {
      step,
      takenAt,
      used,
    }: { readonly step: LimitStep; readonly takenAt: number; readonly used: readonly number[] },
    parties: readonly LimitedParty[],
    endings: GrantEndings,
  ) {
    this.#step = step;
    this.#parties = parties;
    this.#used = used;
    this.#endings = endings;
    this.takenAt = takenAt;
    this.#freeIds = [...step.spareIds];
    this.#requests = step.requests;
    this.#tokens = this.#allTokens = Math.max(...step.parties.map(({ tokens }) => tokens));
  }

  /** The part of its requests, or of its tokens where that is less, that nobody has had: 1 to begin with. */
  get freePart(): number {
    const tokens = this.#allTokens === 0 ? 1 : this.#tokens / this.#allTokens;
    return Math.min(this.#requests / this.#step.requests, tokens);
  }

  /** The part of its slots that nobody has. */
  get freeSlotPart(): number {
    return this.#freeIds.length / this.#step.spareIds.length;
  }

  /** Lets a request in; `null` where not enough is left. */
  draw(tokens: number): LimitLease | null {
    if (this.#requests === 0 || tokens > Math.max(0, this.#tokens)) return null;
    const id = this.#freeIds.pop();
    if (id === undefined) return null;
    this.#busyIds.add(id);
    this.#requests -= 1;
    this.#tokens -= tokens;
    return {
      end: (usedTokens) => {
        this.#end(id, usedTokens - tokens);
      },
    };
  }

  /** What is left of the limits, as far as this process can know. */
  report(nowMs: number): LimitReport {
    const passedMs = nowMs - this.takenAt;
    const used: number[] = [];
    for (const [index, { limits }] of this.#parties.entries())
      used.push(
        Math.max(0, refill(this.#used[2 * index] ?? 0, limits.rpm, passedMs) - this.#requests),
        Math.max(0, refill(this.#used[2 * index + 1] ?? 0, limits.tpm, passedMs) - this.#tokens),
      );
    return createReport(this.#parties, used);
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const id of this.#busyIds) this.#endings.keep(this.#createEnd(id, 0));
    const rest = this.#createEnd(this.#step.id, -this.#tokens);
    this.#endings.end({ ...rest, spareIds: this.#freeIds, requests: this.#requests });
  }

  #end(id: string, moreTokens: number): void {
    this.#busyIds.delete(id);
    if (this.#isClosed) {
      this.#endings.end(this.#createEnd(id, moreTokens));
      return;
    }
    this.#freeIds.push(id);
    this.#tokens -= moreTokens;
  }

  #createEnd(id: string, tokens: number): LimitStep {
    const parties = this.#step.parties.map((party) => ({ ...party, tokens }));
    return { ...this.#step, kind: 'end', id, spareIds: [], requests: 0, parties };
  }
}
