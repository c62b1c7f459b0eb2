import type { Traffic } from './traffic.ts';

export interface SilenceParts {
  readonly traffic: Traffic;
  /** How long may pass without a byte of an event from the other side, while nothing leaves of what waits for it. */
  readonly maxMs: number;
  readonly onSilent: () => void;
}

/** How often it is looked within the longest silence, which is noticed a look or two later. */
const looks = 20;

/**
 * Watches a session while something is owed in it. Whoever hangs within a response answers pings and sends some, and takes what is sent:
 * none of it is a sign of life but that what waits leaves. Per session.
 */
export class Silence {
  readonly #parts: SilenceParts;
  #timer: NodeJS.Timeout | null = null;
  /** When something was last known to come or go. */
  #movedAt = 0;

  constructor(parts: SilenceParts) {
    this.#parts = parts;
  }

  /** From now on, where it is not watched already. It is called for every event. */
  watch(): void {
    if (this.#timer !== null) return;
    this.#movedAt = performance.now();
    const watch = this.#parts.traffic.createWatch();
    this.#timer = setInterval(() => {
      const now = performance.now();
      const { events, waiting } = watch.look();
      if (events === 'some' || waiting === 'left') this.#movedAt = now;
      if (now - this.#movedAt >= this.#parts.maxMs) this.#parts.onSilent();
    }, this.#parts.maxMs / looks);
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }
}
