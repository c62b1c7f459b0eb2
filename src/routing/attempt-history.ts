import type { Candidate, Choosable } from './candidate.ts';

/** A candidate that has failed for this request. */
export interface TriedCandidate<One extends Choosable> {
  readonly candidate: One;
  count: number;
  /** When it may be asked again, on the router's clock; `Infinity` for never. */
  notBefore: number;
}

/** What has failed so far in one model group. Made by the first failure; a request that goes well has none. */
export class AttemptHistory<One extends Choosable = Candidate> {
  readonly tried: TriedCandidate<One>[] = [];
  count = 0;
  #lastError: unknown = null;

  /** Why the last attempt failed. */
  get lastError(): unknown {
    return this.#lastError;
  }

  has(candidate: One): boolean {
    return this.tried.some((entry) => entry.candidate === candidate);
  }

  /** When this candidate may be asked; 0 for one that has not been. */
  findStart(candidate: One): number {
    return this.tried.find((entry) => entry.candidate === candidate)?.notBefore ?? 0;
  }

  add(candidate: One, failure: { readonly error: unknown; readonly notBefore: number }): void {
    this.count += 1;
    this.#lastError = failure.error;
    const known = this.tried.find((entry) => entry.candidate === candidate);
    if (known === undefined) this.tried.push({ candidate, count: 1, notBefore: failure.notBefore });
    else {
      known.count += 1;
      known.notBefore = failure.notBefore;
    }
  }
}
