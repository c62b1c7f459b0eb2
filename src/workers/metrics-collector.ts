import type { MetricFigures } from '../core/metrics.ts';
import { keepCounts, mergeMetrics } from './merge-metrics.ts';

/** How long a worker may take to tell its figures, in milliseconds; then those that it told before count. */
const maxAnswerMs = 1_000;

/** Asks every worker that runs; each answers by `told`. */
export type AskWorkers = (id: number) => readonly number[];

/** Puts together what the workers count. In the primary. Shared. */
export class MetricsCollector {
  readonly #ask: AskWorkers;
  /** What workers that run told last, by their number. */
  readonly #told = new Map<number, readonly MetricFigures[]>();
  /** Who has not answered yet. */
  readonly #awaited = new Set<number>();
  /** What workers counted that are gone. */
  #kept: readonly MetricFigures[] = [];
  #collecting: Promise<readonly MetricFigures[]> | null = null;
  #id = 0;
  #finish: () => void = () => undefined;

  constructor(ask: AskWorkers) {
    this.#ask = ask;
  }

  /** Whoever asks meanwhile gets the same figures. */
  collect(): Promise<readonly MetricFigures[]> {
    return (this.#collecting ??= this.#collect().finally(() => (this.#collecting = null)));
  }

  /** An answer of a worker. */
  take(worker: number, id: number, metrics: readonly MetricFigures[]): void {
    this.#told.set(worker, metrics);
    if (id === this.#id) this.#settle(worker);
  }

  /** A worker has ended. What it counted since it told its figures last is lost. */
  retire(worker: number): void {
    const metrics = this.#told.get(worker);
    this.#told.delete(worker);
    if (metrics !== undefined) {
      const all = [this.#kept, keepCounts(metrics)].map((each) => ({ worker, metrics: each }));
      this.#kept = mergeMetrics(all);
    }
    this.#settle(worker);
  }

  #settle(worker: number): void {
    if (this.#awaited.delete(worker) && this.#awaited.size === 0) this.#finish();
  }

  async #collect(): Promise<readonly MetricFigures[]> {
    this.#id += 1;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, maxAnswerMs);
      this.#finish = () => {
        clearTimeout(timer);
        resolve();
      };
      for (const worker of this.#ask(this.#id)) this.#awaited.add(worker);
      if (this.#awaited.size === 0) this.#finish();
    });
    this.#awaited.clear();
    const running = [...this.#told].map(([worker, metrics]) => ({ worker, metrics }));
    return mergeMetrics([...running, { worker: 0, metrics: this.#kept }]);
  }
}
