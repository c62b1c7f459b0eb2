import { GatewayError } from '../core/gateway-error.ts';
import type { Candidate, Choosable } from './candidate.ts';

/** A candidate that has failed for this request. */
export interface TriedCandidate<One extends Choosable> {
  readonly candidate: One;
  count: number;
  /** When it may be asked again, on the router's clock; `Infinity` for never. */
  notBefore: number;
}

export interface CandidateFailure {
  readonly error: unknown;
  /** When it may be asked again, on the router's clock; `Infinity` for never. */
  readonly notBefore: number;
  /** The same request might be answered there another time. */
  readonly mayRecover: boolean;
}

/**
 * What has failed so far in one model group, and who cannot take this request. Made by the first of either; a request that goes well
 * has none.
 */
export class AttemptHistory<One extends Choosable = Candidate> {
  readonly tried: TriedCandidate<One>[] = [];
  /** Attempts that have failed. */
  count = 0;
  /** Candidates that cannot take this request, and what the first of them said. */
  readonly refused = new Set<One>();
  refusal: unknown = null;
  /** The last failure of each candidate that may take this request, the latest at the end. */
  readonly #failures = new Map<One, CandidateFailure>();

  /**
   * What is told of a group in which some have failed: why the last one has that may answer soonest. Where none of those would ever
   * answer, what another one does not take of the request, which its client can mend.
   */
  get error(): unknown {
    let told: CandidateFailure | null = null;
    for (const failure of this.#failures.values())
      if (told === null || isAsSoon(failure, told)) told = failure;
    return this.refused.size > 0 && told?.mayRecover !== true ? this.refusal : told?.error;
  }

  has(candidate: One): boolean {
    return this.tried.some((entry) => entry.candidate === candidate);
  }

  /** When this candidate may be asked; 0 for one that has not been. */
  findStart(candidate: One): number {
    return this.tried.find((entry) => entry.candidate === candidate)?.notBefore ?? 0;
  }

  /** It cannot take this request: that is no failure, and it is not asked again. */
  addRefusal(candidate: One, error: unknown): void {
    if (this.refused.size === 0) this.refusal = error;
    this.refused.add(candidate);
    this.#failures.delete(candidate);
    const known = this.tried.find((entry) => entry.candidate === candidate);
    if (known === undefined) this.tried.push({ candidate, count: 0, notBefore: Infinity });
    else known.notBefore = Infinity;
  }

  add(candidate: One, failure: CandidateFailure): void {
    this.count += 1;
    this.#failures.delete(candidate);
    this.#failures.set(candidate, failure);
    const known = this.tried.find((entry) => entry.candidate === candidate);
    if (known === undefined) this.tried.push({ candidate, count: 1, notBefore: failure.notBefore });
    else {
      known.count += 1;
      known.notBefore = failure.notBefore;
    }
  }
}

/** Whether a client that is told of this failure comes back no later than one that is told of the other. */
function isAsSoon(failure: CandidateFailure, other: CandidateFailure): boolean {
  if (failure.mayRecover !== other.mayRecover) return failure.mayRecover;
  return (findWait(failure) ?? 0) <= (findWait(other) ?? Infinity);
}

/** `null` where nobody says how long to wait. */
function findWait({ error }: CandidateFailure): number | null {
  return error instanceof GatewayError ? error.retryAfterMs : null;
}
