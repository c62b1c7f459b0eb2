import type { LimitStep } from './limit-calls.ts';

/** The calls that keep and end leases. Both reject when Redis does not answer. */
export interface LeaseCalls {
  end(step: LimitStep): Promise<unknown>;
  renew(key: string, requestId: string): Promise<unknown>;
}

/** Ends kept while Redis is away; the slots of what comes on top are freed when their leases run out. */
const maxOpenEnds = 10_000;

/**
 * Keeps the leases of requests that last, and tells Redis of those that have ended, when it can be told. Shared.
 */
export class LeaseKeeper {
  readonly #renewAfterMs: number;
  readonly #calls: LeaseCalls;
  /** By request: its slots, and when they were last renewed. */
  readonly #leases = new Map<string, { readonly slots: readonly string[]; renewedAt: number }>();
  /** Ends that Redis has yet to be told of, by request. */
  readonly #openEnds = new Map<string, LimitStep>();
  readonly #running = new Set<Promise<unknown>>();

  constructor(leaseMs: number, calls: LeaseCalls) {
    this.#renewAfterMs = leaseMs / 3;
    this.#calls = calls;
  }

  add(requestId: string, slots: readonly string[]): void {
    this.#leases.set(requestId, { slots, renewedAt: performance.now() });
  }

  end(step: LimitStep): void {
    this.#leases.delete(step.id);
    this.#tell(step);
  }

  /** Renews what is old enough, and tells of ends that could not be told. */
  renew(): void {
    const now = performance.now();
    for (const [requestId, lease] of this.#leases) {
      if (now - lease.renewedAt < this.#renewAfterMs) continue;
      lease.renewedAt = now;
      for (const slot of lease.slots) this.#run(this.#calls.renew(slot, requestId));
    }
    const ends = [...this.#openEnds.values()];
    this.#openEnds.clear();
    for (const step of ends) this.#tell(step);
  }

  /** Waits for the calls under way, no longer than this. */
  async flush(maxMs: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(resolve, maxMs, undefined);
    await Promise.race([Promise.all(this.#running), promise]);
    clearTimeout(timer);
  }

  #tell(step: LimitStep): void {
    const telling = this.#calls.end(step).catch(() => {
      if (this.#openEnds.size < maxOpenEnds) this.#openEnds.set(step.id, step);
    });
    this.#run(telling);
  }

  #run(call: Promise<unknown>): void {
    const running = call
      .catch(() => undefined)
      .finally(() => {
        this.#running.delete(running);
      });
    this.#running.add(running);
  }
}
