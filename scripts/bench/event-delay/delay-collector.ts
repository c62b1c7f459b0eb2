import type { ConnectionObserver } from '../load.ts';
import { percentile } from '../statistics.ts';
import { StampReader } from './stamp-reader.ts';

/** What was seen of the events of a load. Times are milliseconds. */
export interface DelaySummary {
  /** From the write of the request to the arrival of the first event. */
  readonly firstP50Ms: number;
  readonly firstP99Ms: number;
  readonly streams: number;
  /** From the upstream's write of an event to its arrival, the first events included. */
  readonly delayP50Ms: number;
  readonly delayP99Ms: number;
  readonly delayP999Ms: number;
  readonly events: number;
}

/** Watches the connections of one load. `readClockNs` must be the clock of the stamps. */
export class DelayCollector {
  readonly #readClockNs: () => number;
  readonly #firstMs: number[] = [];
  readonly #delaysMs: number[] = [];

  constructor(readClockNs: () => number) {
    this.#readClockNs = readClockNs;
  }

  createObserver(): ConnectionObserver {
    let sentNs: number | null = null;
    let nowNs = 0;
    const reader = new StampReader((stampNs) => {
      this.#delaysMs.push((nowNs - stampNs) / 1e6);
      if (sentNs !== null) this.#firstMs.push((nowNs - sentNs) / 1e6);
      sentNs = null;
    });
    return {
      onSend: () => {
        sentNs = this.#readClockNs();
      },
      onBytes: (bytes) => {
        nowNs = this.#readClockNs();
        reader.read(bytes);
      },
    };
  }

  summarise(): DelaySummary {
    const first = Float64Array.from(this.#firstMs).sort();
    const delays = Float64Array.from(this.#delaysMs).sort();
    return {
      firstP50Ms: percentile(first, 0.5),
      firstP99Ms: percentile(first, 0.99),
      streams: first.length,
      delayP50Ms: percentile(delays, 0.5),
      delayP99Ms: percentile(delays, 0.99),
      delayP999Ms: percentile(delays, 0.999),
      events: delays.length,
    };
  }
}
