import { recentMs, type DeploymentFailure, type RecentCalls } from '../core/deployment-health.ts';
import type { GatewayError } from '../core/gateway-error.ts';
import { findLatencyStep } from '../core/latency-counts.ts';

/** Calls that are remembered; a deployment that has more of them shows the last ones. */
const maxCalls = 1_024;

/** Marks a call that failed in place of its step, and is far from every one. */
const failed = -32_768;

/** The last calls to a deployment. Times are those of one monotonic clock, in milliseconds. */
export class DeploymentHistory {
  readonly #endedAt = new Float64Array(maxCalls);
  /** How long it took, in steps of `LatencyCounts`. */
  readonly #steps = new Int16Array(maxCalls);
  #count = 0;
  #lastSuccessAt: number | null = null;
  #lastError: DeploymentFailure | null = null;

  get lastSuccessAt(): number | null {
    return this.#lastSuccessAt;
  }

  get lastError(): DeploymentFailure | null {
    return this.#lastError;
  }

  noteAnswer(now: number, latencyMs: number): void {
    this.#lastSuccessAt = now;
    this.#note(now, findLatencyStep(latencyMs));
  }

  /** What a client did wrong, or gave up, says nothing of the deployment. */
  noteFailure(now: number, error: GatewayError | null): void {
    const upstream = error?.upstream ?? null;
    if (upstream === null || upstream.kind === 'rejected_request' || upstream.kind === 'not_found') return;
    this.#lastError = { at: now, kind: upstream.kind, status: upstream.status };
    this.#note(now, failed);
  }

  describe(now: number): RecentCalls {
    const answered = new Map<number, number>();
    let failures = 0;
    for (let index = 0; index < Math.min(this.#count, maxCalls); index++) {
      if ((this.#endedAt[index] ?? 0) < now - recentMs) continue;
      const step = this.#steps[index] ?? failed;
      if (step === failed) failures += 1;
      else answered.set(step, (answered.get(step) ?? 0) + 1);
    }
    return { failed: failures, answered };
  }

  #note(now: number, step: number): void {
    const index = this.#count % maxCalls;
    this.#endedAt[index] = now;
    this.#steps[index] = step;
    this.#count += 1;
  }
}
