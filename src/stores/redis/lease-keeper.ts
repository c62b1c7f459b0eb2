import type { LimitStep } from './limit-calls.ts';

/** The calls that keep and end leases. All reject when Redis does not answer. */
export interface LeaseCalls {
  end(step: LimitStep): Promise<unknown>;
  renew(key: string, requestId: string): Promise<'kept' | 'forgotten'>;
  /** Makes a lease anew that was forgotten. */
  retake(key: string, requestId: string): Promise<unknown>;
}

interface Lease {
  readonly slots: readonly string[];
  renewedAt: number;
  /** `null` while its request is under way. */
  ended: LimitStep | null;
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
  readonly #leases = new Map<string, Lease>();
  /** Ends that Redis has yet to be told of, by request. */
  readonly #openEnds = new Map<string, LimitStep>();
  readonly #running = new Set<Promise<unknown>>();

  constructor(leaseMs: number, calls: LeaseCalls) {
    this.#renewAfterMs = leaseMs / 3;
    this.#calls = calls;
  }

  add(requestId: string, slots: readonly string[]): void {
    this.#leases.set(requestId, { slots, renewedAt: performance.now(), ended: null });
  }

  end(step: LimitStep): void {
    const lease = this.#leases.get(step.id);
    if (lease !== undefined) lease.ended = step;
    this.#leases.delete(step.id);
    this.#tell(step);
  }

  /** Redis was away, and may have forgotten everything: all is renewed next time. */
  noteReturn(): void {
    for (const lease of this.#leases.values()) lease.renewedAt = -Infinity;
  }

  /** Renews what is old enough, and tells of ends that could not be told. */
  renew(): void {
    const now = performance.now();
    for (const [requestId, lease] of this.#leases) {
      if (now - lease.renewedAt < this.#renewAfterMs) continue;
      lease.renewedAt = now;
      for (const slot of lease.slots) this.#run(this.#renewSlot(slot, requestId, lease));
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

  /** An end that comes while a forgotten slot is taken again may come before that, so it is told once more. */
  async #renewSlot(slot: string, requestId: string, lease: Lease): Promise<void> {
    if ((await this.#calls.renew(slot, requestId)) === 'kept' || lease.ended !== null) return;
    await this.#calls.retake(slot, requestId).catch(() => undefined);
    // Changed while it was waited for, which the compiler cannot know.
    const { ended } = lease as Lease;
    if (ended !== null) this.#tell(ended);
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
