import { Counter, type Registry } from 'prom-client';
import type { RequestFacts } from '../core/request-facts.ts';
import type { ErrorReason } from '../core/gateway-error.ts';

/** Refusals for limits and money; all of them are the gateway's own. */
const refusals: ReadonlySet<ErrorReason> = new Set<ErrorReason>([
  'rate_limit_exceeded',
  'concurrency_limit_exceeded',
  'too_many_attempts',
  'insufficient_quota',
  'ledger_unavailable',
]);

/** Counts what was not let through, and what nobody pays. */
export class ChargingMetrics {
  readonly #refused: Counter<'reason'>;
  readonly #writtenOff: Counter;

  constructor(registry: Registry) {
    this.#refused = new Counter({
      name: 'specway_refused_requests_total',
      help: 'Requests that the gateway refused for a limit, or for money.',
      labelNames: ['reason'],
      registers: [registry],
    });
    this.#writtenOff = new Counter({
      name: 'specway_written_off_usd_total',
      help: 'What answers cost beyond what their accounts had, in USD.',
      registers: [registry],
    });
  }

  observe({ error }: Pick<RequestFacts, 'error'>): void {
    const reason = error?.reason ?? null;
    if (reason !== null && error?.upstream === null && refusals.has(reason)) this.#refused.inc({ reason });
  }

  countWriteOff(microUsd: bigint): void {
    this.#writtenOff.inc(Number(microUsd) / 1e6);
  }
}
