import type { DeploymentFailure, DeploymentWindow } from '../core/deployment-health.ts';
import type { GatewayError } from '../core/gateway-error.ts';

/** What counts as lately, in milliseconds. */
export const windowMs = 300_000;

/** Calls that are remembered; a deployment that has more of them shows the last ones. */
const maxCalls = 1_024;

/** Marks a call that failed in place of its time. */
const failed = -1;

/** The last calls to a deployment. Times are those of one monotonic clock, in milliseconds. */
export class DeploymentHistory {
  readonly #endedAt = new Float64Array(maxCalls);
  readonly #tookMs = new Float32Array(maxCalls);
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
    this.#note(now, Math.max(0, latencyMs));
  }

  /** What a client did wrong, or gave up, says nothing of the deployment. */
  noteFailure(now: number, error: GatewayError | null): void {
    const upstream = error?.upstream ?? null;
    if (upstream === null || upstream.kind === 'rejected_request' || upstream.kind === 'not_found') return;
    this.#lastError = { at: now, kind: upstream.kind, status: upstream.status };
    this.#note(now, failed);
  }

  describe(now: number): DeploymentWindow {
    const times: number[] = [];
    let failures = 0;
    for (let index = 0; index < Math.min(this.#count, maxCalls); index++) {
      if ((this.#endedAt[index] ?? 0) < now - windowMs) continue;
      const took = this.#tookMs[index] ?? failed;
      if (took === failed) failures += 1;
      else times.push(took);
    }
    times.sort((a, b) => a - b);
    return {
      seconds: windowMs / 1_000,
      attempts: times.length + failures,
      failed: failures,
      p50Ms: findRank(times, 0.5),
      p95Ms: findRank(times, 0.95),
    };
  }

  #note(now: number, tookMs: number): void {
    const index = this.#count % maxCalls;
    this.#endedAt[index] = now;
    this.#tookMs[index] = tookMs;
    this.#count += 1;
  }
}

/** The nearest rank, to a tenth of a millisecond. */
function findRank(sorted: readonly number[], part: number): number | null {
  const value = sorted[Math.ceil(sorted.length * part) - 1];
  return value === undefined ? null : Math.round(value * 10) / 10;
}
