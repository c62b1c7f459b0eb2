import cluster from 'node:cluster';
import type { Logger } from 'pino';
import type { LogFormat } from '../core/config.ts';
import type { ConfigText, HandedConfig } from '../core/config-text.ts';
import type { WorkerNote } from './messages.ts';
import { MetricsCollector } from './metrics-collector.ts';
import { WorkerSlot, type WorkerEnd } from './worker-slot.ts';

/** What a machine is to run. */
export interface WorkerPlan {
  readonly count: number;
  /** What the first workers begin with. */
  readonly configuration: ConfigText;
  readonly logger: Logger;
  /** That of all processes: workers do not see the terminal. */
  readonly logFormat: LogFormat;
}

/**
 * Runs workers, and nothing else: keeps the port open for them, starts a worker again that has ended, and puts the
 * figures of all together. One that takes the place of another begins with the configuration of the others. The first one starts alone: it brings the database up to date, and what shall be said once it says.
 * When it cannot start, this process ends as it did. SIGTERM and SIGINT stop all of them, a second one at once; SIGHUP reloads.
 */
export function runPrimary(plan: WorkerPlan): void {
  // Workers take connections by themselves. One that is handed round is lost when the worker ends at that moment.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  new Primary(plan).start();
}

class Primary {
  readonly #logger: Logger;
  readonly #slots: readonly WorkerSlot[];
  readonly #collector: MetricsCollector;
  /** What workers begin with. */
  #configuration: HandedConfig;
  #isStarted = false;
  #isStopping = false;
  #exitCode = 0;

  constructor({ count, configuration, logger, logFormat }: WorkerPlan) {
    this.#configuration = { started: configuration, inForce: configuration };
    this.#logger = logger;
    const onNote = (slot: WorkerSlot, note: WorkerNote) => {
      this.#take(slot, note);
    };
    const onEnd = (slot: WorkerSlot, end: WorkerEnd) => {
      this.#end(slot, end);
    };
    this.#slots = Array.from(
      { length: count },
      (_, index) => new WorkerSlot({ number: index + 1, logger, logFormat, onNote, onEnd }),
    );
    this.#collector = new MetricsCollector((id) => this.#ask(id));
  }

  start(): void {
    const stop = () => {
      this.#stop();
    };
    process.on('SIGTERM', stop).on('SIGINT', stop);
    process.on('SIGHUP', () => {
      for (const slot of this.#slots) slot.send({ kind: 'reload' });
    });
    this.#slots[0]?.start();
  }

  #take(slot: WorkerSlot, note: WorkerNote): void {
    switch (note.kind) {
      case 'begun':
        slot.send({ kind: 'configuration', configuration: this.#configuration });
        return;
      case 'taken':
        this.#configuration = { ...this.#configuration, inForce: note.text };
        return;
      case 'ready':
        this.#startOthers();
        return;
      case 'told':
        this.#collector.take(slot.number, note.id, note.metrics);
        return;
      case 'collect':
        void this.#collector.collect().then((metrics) => {
          slot.send({ kind: 'collected', id: note.id, metrics });
        });
    }
  }

  #startOthers(): void {
    if (this.#isStarted || this.#isStopping) return;
    this.#isStarted = true;
    for (const slot of this.#slots.slice(1)) slot.start();
  }

  #ask(id: number): readonly number[] {
    const asked = this.#slots.filter(({ isReady }) => isReady);
    for (const slot of asked) slot.send({ kind: 'tell', id });
    return asked.map(({ number }) => number);
  }

  #end(slot: WorkerSlot, end: WorkerEnd): void {
    this.#collector.retire(slot.number);
    const facts = { worker: slot.number, ...end };
    if (!this.#isStarted && !this.#isStopping) {
      // One that ends by itself has said why.
      if (end.code === null) this.#logger.error(facts, 'the first worker has ended before it listened');
      process.exit(end.code ?? 1);
    }
    if (!this.#isStopping) return;
    const isOrderly = end.code === 0 || end.signal === 'SIGTERM';
    if (!isOrderly) {
      this.#logger.error(facts, 'a worker has ended before its requests had');
      this.#exitCode = 1;
    }
    this.#exitWhenDone();
  }

  #stop(): void {
    if (this.#isStopping) {
      for (const slot of this.#slots) slot.kill();
      process.exit(1);
    }
    this.#isStopping = true;
    this.#logger.info('stopping all workers');
    for (const slot of this.#slots) slot.stop();
    this.#exitWhenDone();
  }

  #exitWhenDone(): void {
    if (this.#slots.every(({ isRunning }) => !isRunning)) process.exit(this.#exitCode);
  }
}
