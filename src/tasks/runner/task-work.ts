import { setTimeout as sleep } from 'node:timers/promises';
import type { EndOutcome, StoredTask, TaskChanges, TaskEnding } from '../../core/video/task-store.ts';
import type { VideoFailure } from '../../core/video/video-failure.ts';
import { createFailureEnding } from '../end-task.ts';
import { findProgress } from '../service/describe-task.ts';
import { removeRemains } from '../service/stored-files.ts';
import type { TaskParts } from '../task-parts.ts';
import type { ClockWatch } from './clock-watch.ts';
import type { CopyTurns } from './copy-turns.ts';

/** Between two tries to write what has happened already, in milliseconds. */
const writePauseMs = 250;
/** As many as take ten minutes where a database refuses them at once; then the task is left to whoever takes it over. */
const maxWrites = 2_400;

/** What work on tasks needs of whoever does it. */
export interface WorkParts extends TaskParts {
  /** Told when a task has left its deployment, so that another one may begin there. */
  readonly onFreed: () => void;
  /** Those of this node. */
  readonly copyTurns: CopyTurns;
  /** That of the database. */
  readonly databaseClock: Pick<ClockWatch, 'findAge'>;
}

/** What a node has of a task that it works on. */
export interface WorkClaim {
  /** Aborted when the claim is lost or the node stops. */
  readonly signal: AbortSignal;
  /** Lets another task have the slot of this one, which goes on. */
  readonly leaveSlot: () => void;
}

/** Why the work on a task stops: somebody else has it, it is cancelled, or the node stops. */
export class TaskLostError extends Error {
  constructor() {
    super('The task is not this node’s any more');
    this.name = 'TaskLostError';
  }
}

/** Work on one claimed task. What it writes is written while the claim lasts. */
export class TaskWork {
  readonly task: StoredTask;
  readonly signal: AbortSignal;
  readonly leaveSlot: () => void;
  readonly parts: WorkParts;
  readonly #readAt = performance.now();

  constructor(parts: WorkParts, task: StoredTask, { signal, leaveSlot }: WorkClaim) {
    this.parts = parts;
    this.task = task;
    this.signal = signal;
    this.leaveSlot = leaveSlot;
  }

  /** The time by the database's clock, as far as this process can tell, in Unix milliseconds. */
  get now(): number {
    return this.task.readAt + performance.now() - this.#readAt;
  }

  /** How long ago a time of the task was, in milliseconds, however the database's clock was set forwards since. */
  findAge(time: number): number {
    return this.parts.databaseClock.findAge(time, this.now);
  }

  /** The progress that is shown now. */
  get progress(): number {
    return findProgress({ ...this.task, readAt: this.now });
  }

  /** The same work, after a change that was written. */
  createNext(changes: Partial<StoredTask>): TaskWork {
    return new TaskWork(this.parts, { ...this.task, ...changes, readAt: this.now }, this);
  }

  /** Throws TaskLostError where somebody else has the task. */
  async advance(changes: TaskChanges): Promise<void> {
    const isOurs = await this.#write(() => this.parts.store.advance(this.task, changes));
    if (!isOurs) throw new TaskLostError();
    if (changes.deployment === null) this.parts.onFreed();
    if (changes.state !== undefined && changes.state !== this.task.state)
      this.parts.observer.onState({ ...this.task, state: changes.state });
  }

  /** Throws TaskLostError where somebody else has the task. */
  async end(ending: TaskEnding): Promise<StoredTask> {
    const outcome = await this.#write<EndOutcome>(() => this.parts.store.end(this.task, ending));
    if (outcome.kind === 'lost') throw new TaskLostError();
    this.parts.onFreed();
    const { observer, objects } = this.parts;
    observer.onEnd(outcome.task);
    if (outcome.writtenOff > 0n) observer.onWriteOff(outcome.writtenOff);
    await removeRemains(objects, outcome.task).catch((error: unknown) => {
      observer.onTrouble('files that are not needed cannot be deleted', error);
    });
    return outcome.task;
  }

  async fail(failure: VideoFailure, bill: 'settled' | 'unsettled' = 'settled'): Promise<void> {
    const { records, observer } = this.parts;
    const ended = await this.end(
      createFailureEnding(this.task, { failure, progress: this.progress, records }),
    );
    if (bill === 'unsettled') observer.onUnsettled(ended);
  }

  /** What has happened is not undone by a database that is away for a moment. */
  async #write<Result>(write: () => Promise<Result>): Promise<Result> {
    for (let number = 1; ; number += 1)
      try {
        return await write();
      } catch (error) {
        if (number >= maxWrites || this.signal.aborted) throw error;
        await sleep(writePauseMs, undefined, { ref: false });
      }
  }
}
