import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { TaskLevels } from '../core/video/task-store.ts';
import type { VideoTaskState } from '../core/video/video-task.ts';
import type { VideoUpstreamCall } from '../core/video/video-task-observer.ts';

/** From seconds to the longest that an upstream may take by default. */
const secondBuckets = [1, 2, 5, 10, 20, 40, 60, 90, 120, 180, 300, 600, 1200, 1800, 3600];
const openStates: readonly VideoTaskState[] = ['queued', 'submitting', 'in_progress', 'storing'];
const noLevels: TaskLevels = { countByState: {}, oldestQueuedMs: 0 };

/** Counts video tasks. How many are open is asked of the database when somebody scrapes. */
export class VideoMetrics {
  readonly #ended: Counter<'outcome'>;
  readonly #seconds: Histogram<'outcome'>;
  readonly #calls: Counter<'deployment' | 'call' | 'outcome'>;
  readonly #takeovers: Counter;
  readonly #unsettled: Counter;
  #readLevels: () => Promise<TaskLevels> = () => Promise.resolve(noLevels);

  constructor(registry: Registry) {
    const registers = [registry];
    this.#ended = new Counter({
      name: 'specway_video_tasks_total',
      help: 'Video tasks that have ended: succeeded, filtered, failed.',
      labelNames: ['outcome'],
      registers,
    });
    this.#seconds = new Histogram({
      name: 'specway_video_task_seconds',
      help: 'From the submission of a video task to its end.',
      labelNames: ['outcome'],
      buckets: secondBuckets,
      registers,
    });
    this.#calls = new Counter({
      name: 'specway_video_upstream_calls_total',
      help: 'Calls to upstreams about video tasks.',
      labelNames: ['deployment', 'call', 'outcome'],
      registers,
    });
    this.#takeovers = new Counter({
      name: 'specway_video_takeovers_total',
      help: 'Video tasks that were left behind by a process and taken over.',
      registers,
    });
    this.#unsettled = new Counter({
      name: 'specway_video_unsettled_total',
      help: 'Video tasks that failed after an upstream may have made them, which it may charge for.',
      registers,
    });
    this.#addLevels(registry);
  }

  countEnd(outcome: 'succeeded' | 'filtered' | 'failed', durationMs: number): void {
    this.#ended.inc({ outcome });
    this.#seconds.observe({ outcome }, durationMs / 1000);
  }

  countCall({ deploymentId, call, outcome }: VideoUpstreamCall): void {
    this.#calls.inc({ deployment: deploymentId, call, outcome });
  }

  countTakeover(): void {
    this.#takeovers.inc();
  }

  countUnsettled(): void {
    this.#unsettled.inc();
  }

  /** From now on the levels are read here. Default: nothing is open. */
  watch(readLevels: () => Promise<TaskLevels>): void {
    this.#readLevels = readLevels;
  }

  /** All nodes of a database see the same, so of several processes one counts. A database that is away tells nothing. */
  #addLevels(registry: Registry): void {
    const read = () => this.#readLevels().catch(() => null);
    new Gauge({
      name: 'specway_video_tasks',
      help: 'Video tasks that are not finished.',
      labelNames: ['state'],
      aggregator: 'max',
      registers: [registry],
      async collect() {
        const levels = await read();
        for (const state of openStates) if (levels) this.set({ state }, levels.countByState[state] ?? 0);
      },
    });
    new Gauge({
      name: 'specway_video_queue_age_seconds',
      help: 'How long the oldest video task has waited for an upstream; 0 where none waits.',
      aggregator: 'max',
      registers: [registry],
      async collect() {
        const levels = await read();
        if (levels) this.set(levels.oldestQueuedMs / 1000);
      },
    });
  }
}
