import { readFailureStatus } from '../../core/video/create-video-failure.ts';
import type {
  ClaimedTask,
  ClaimTerms,
  DueTerms,
  PlacedTask,
  StoredTask,
  TaskChanges,
} from '../../core/video/task-store.ts';
import type { VideoFailure } from '../../core/video/video-failure.ts';
import { runningStates, type RunningState } from '../../core/video/video-task.ts';
import type { TaskParts } from '../task-parts.ts';
import { waitAtMost } from '../wait-at-most.ts';
import { OutageWatch, type OutageTimes } from './outage-watch.ts';
import { placeTasks } from './place-tasks.ts';
import { pollTask } from './poll-task.ts';
import { resumeSubmission, submitTask } from './submit-task.ts';
import { resumeStoring, storeVideos } from './store-videos.ts';
import { TaskLostError, TaskWork } from './task-work.ts';
import { UnclearStarts } from './unclear-starts.ts';

/** When this node looks for work, and how long what it has is its own. All in milliseconds. */
export interface RunnerTimes extends OutageTimes {
  readonly leaseMs: number;
  /** Between two looks where none is; `null` where nobody else could bring one, so that it sleeps until the next task is due. */
  readonly idleMs: number | null;
  /** Between two looks of a node that has no upstream for videos, where others may have one. */
  readonly placelessMs: number;
}

export const sharedTimes: RunnerTimes = {
  leaseMs: 3_000,
  renewMs: 1_000,
  scanMs: 500,
  idleMs: 1_000,
  placelessMs: 15_000,
  // What a connection and a query may take, and some.
  graceMs: 10_000,
};

/** Tasks that one node works on at a time, and those of them whose videos it fetches. */
const maxWorking = 64;
const maxStoring = 8;
/** What a step may take to end that was given up, in milliseconds. */
const giveUpMs = 2_000;
/** Between two looks in any case, in milliseconds: what is due and cannot begin must not be looked at all the time. */
const minPauseMs = 20;

interface Working {
  readonly attempt: number;
  readonly giveUp: AbortController;
}

/** Moves tasks on until they end. Wherever a process stops, another one, or its next life, goes on. */
export class TaskRunner {
  readonly #parts: TaskParts;
  readonly #times: RunnerTimes;
  readonly #working = new Map<string, Working>();
  readonly #steps = new Set<Promise<void>>();
  readonly #unclear = new UnclearStarts();
  readonly #outage: OutageWatch;
  readonly #closing = new AbortController();
  /** What did not work when it was last tried; each is told of once. */
  readonly #troubles = new Set<string>();
  #storingCount = 0;
  #renewedAt = performance.now();
  #wake: (() => void) | null = null;
  #isWoken = false;
  #running: Promise<void> | null = null;

  constructor(parts: TaskParts, times: RunnerTimes = sharedTimes) {
    this.#parts = parts;
    this.#times = times;
    this.#outage = new OutageWatch(times);
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** There is, or may be, something to do. */
  wake(): void {
    this.#isWoken = true;
    this.#wake?.();
  }

  /** Begins nothing any more, lets calls end within this time, and gives the rest to others. Never rejects. */
  async close(limitMs: number): Promise<void> {
    this.#closing.abort();
    this.wake();
    await this.#running;
    await this.#try('what has begun cannot be taken back', () => this.#takeBack());
    const limit = setTimeout(() => {
      for (const { giveUp } of this.#working.values()) giveUp.abort();
    }, limitMs);
    const renewal = setInterval(() => {
      void this.#try('claims cannot be renewed', () => this.#renew());
    }, this.#times.renewMs);
    await waitAtMost(Promise.allSettled(this.#steps), limitMs + giveUpMs);
    clearTimeout(limit);
    clearInterval(renewal);
    await this.#try('claims cannot be given back', () => this.#parts.store.release());
  }

  async #run(): Promise<void> {
    const { store } = this.#parts;
    while (!this.#isClosing && !(await this.#try('claims cannot be voided', () => store.voidClaims())))
      await this.#pause(this.#times.scanMs);
    while (!this.#isClosing) {
      this.#isWoken = false;
      let pauseMs = this.#times.scanMs;
      await this.#try('tasks cannot be looked for', async () => {
        pauseMs = this.#findPause(await this.#look());
      });
      await this.#pause(pauseMs);
    }
  }

  get #isClosing(): boolean {
    return this.#closing.signal.aborted;
  }

  /** Takes what is due. Resolves to the milliseconds until something is, `null` where no task is open: for an idle node it is one query. */
  async #look(): Promise<number | null> {
    const { store } = this.#parts;
    const dueMs = await this.#outage.watch(this.#keepAndAsk());
    if (dueMs !== 0 || this.#working.size >= maxWorking) return dueMs;
    for (const claimed of await store.claimDue(this.#createDueTerms())) this.#resume(claimed);
    await this.#startQueued(maxWorking - this.#working.size);
    return await store.findNextDue();
  }

  /** Keeps what is this node's before anything else. Resolves to when something is due. */
  async #keepAndAsk(): Promise<number | null> {
    if (this.#working.size > 0 && performance.now() - this.#renewedAt >= this.#times.renewMs)
      await this.#renew();
    await this.#takeBack();
    return await this.#parts.store.findNextDue();
  }

  #createDueTerms(): DueTerms {
    return {
      ...this.#createClaimTerms(maxWorking - this.#working.size),
      states: this.#storingCount < maxStoring ? runningStates : beforeStoring,
      takeover: this.#outage.takeover,
      // Its claims may have run out while the machine slept.
      except: [...this.#working.keys(), ...this.#unclear.ids],
    };
  }

  #createClaimTerms(limit: number): ClaimTerms {
    const { leaseMs, placelessMs, graceMs } = this.#times;
    // Without an upstream it leaves to others what is due for less long than an outage between two looks can take, and they after it.
    return { leaseMs, limit, overdueMs: this.#parts.places.hasAny() ? 0 : placelessMs + graceMs };
  }

  async #startQueued(limit: number): Promise<void> {
    if (limit <= 0 || this.#isClosing) return;
    const { store, places, video } = this.#parts;
    const hopeless: StoredTask[] = [];
    const placed: PlacedTask[] = [];
    const starting = store.start({
      ...this.#createClaimTerms(limit),
      maxRunningPerKey: video.maxRunningPerKey,
      place: (queued, running) => {
        const placement = placeTasks(queued, running, { places, video });
        hopeless.push(...placement.hopeless);
        placed.push(...placement.placed);
        return placement;
      },
    });
    const started = await this.#unclear.watch(placed, starting);
    for (const task of started) {
      this.#parts.observer.onState(task);
      this.#work(task, this.#isClosing ? returnToQueue : submitTask);
    }
    for (const task of hopeless) this.#work(task, failQueued);
  }

  /** What has begun here though the database could not say so: nobody has asked for it yet, and others would think that somebody had. */
  async #takeBack(): Promise<void> {
    const { ids } = this.#unclear;
    if (ids.length === 0) return;
    const claims = await this.#parts.store.renew(this.#times.leaseMs, ids);
    for (const task of this.#unclear.take(claims))
      if (!this.#working.has(task.id)) this.#work(task, returnToQueue);
  }

  #resume({ task, leftBy }: ClaimedTask): void {
    if (leftBy !== null) this.#parts.observer.onTakeover(task);
    if (task.state === 'submitting') this.#work(task, resumeSubmission);
    else this.#work(task, task.state === 'storing' ? this.#fetch : this.#poll);
  }

  readonly #poll = (work: TaskWork): Promise<void> =>
    pollTask(work, async (state) => {
      const { filteredCount, filteredReasons } = state;
      const { progress } = work;
      const done = { state: 'storing', tries: 0, progress, filteredCount, filteredReasons } as const;
      await this.#store(work, done, async () => {
        await work.advance({ ...done, isFetched: true });
        await storeVideos(work.createNext({ ...done, storingSince: work.now }), state);
      });
    });

  readonly #fetch = (work: TaskWork): Promise<void> => this.#store(work, {}, () => resumeStoring(work));

  /** Leaves a task for which there is no room to wait, with what has changed. */
  async #store(work: TaskWork, changes: TaskChanges, step: () => Promise<void>): Promise<void> {
    if (this.#storingCount >= maxStoring)
      return await work.advance({ ...changes, againInMs: this.#times.scanMs });
    this.#storingCount += 1;
    try {
      await step();
    } finally {
      this.#storingCount -= 1;
    }
  }

  #work(task: StoredTask, step: (work: TaskWork) => Promise<void>): void {
    // What it did about this task before is out of date.
    this.#working.get(task.id)?.giveUp.abort();
    const giveUp = new AbortController();
    this.#working.set(task.id, { attempt: task.attempt, giveUp });
    const done = this.#take(new TaskWork(this.#parts, task, giveUp.signal), step).finally(() => {
      if (this.#working.get(task.id)?.giveUp === giveUp) this.#working.delete(task.id);
      this.#steps.delete(done);
      this.wake();
    });
    this.#steps.add(done);
  }

  async #take(work: TaskWork, step: (work: TaskWork) => Promise<void>): Promise<void> {
    try {
      await step(work);
    } catch (error) {
      if (error instanceof TaskLostError || work.signal.aborted) return;
      this.#parts.observer.onTrouble('the work on a task broke off', error);
    }
  }

  /** Work on what others have taken, or somebody has cancelled, is given up. */
  async #renew(): Promise<void> {
    const known = [...this.#working];
    const ids = known.map(([id]) => id);
    const claims = await this.#parts.store.renew(this.#times.leaseMs, ids);
    this.#renewedAt = performance.now();
    const ours = new Map(claims.map(({ id, attempt }) => [id, attempt]));
    for (const [id, { attempt, giveUp }] of known) if (ours.get(id) !== attempt) giveUp.abort();
  }

  #findPause(dueMs: number | null): number {
    const { scanMs, idleMs, renewMs, placelessMs } = this.#times;
    const bound = this.#working.size > 0 ? renewMs : Infinity;
    const nextMs = dueMs === 0 ? scanMs : (dueMs ?? Infinity);
    if (idleMs === null) return Math.min(bound, nextMs);
    if (!this.#parts.places.hasAny()) return Math.min(bound, placelessMs);
    return Math.min(bound, dueMs === null ? idleMs : Math.min(nextMs, scanMs));
  }

  async #pause(milliseconds: number): Promise<void> {
    if (this.#isClosing) return;
    const from = performance.now();
    let timer: NodeJS.Timeout | null = null;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      const pauseMs = this.#isWoken ? minPauseMs : Math.max(minPauseMs, milliseconds);
      if (pauseMs !== Infinity) timer = setTimeout(resolve, Math.min(pauseMs, maxTimerMs));
    });
    this.#wake = null;
    if (timer !== null) clearTimeout(timer);
    this.#outage.notePause(milliseconds, performance.now() - from);
  }

  /** What is tried time and again is told of when it begins to fail, and when that is over. */
  async #try(trouble: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
    } catch (error) {
      if (!this.#troubles.has(trouble)) this.#parts.observer.onTrouble(trouble, error);
      this.#troubles.add(trouble);
      return false;
    }
    if (this.#troubles.delete(trouble)) this.#parts.observer.onTroubleOver(trouble);
    return true;
  }
}

/** Those in which no video is fetched. */
const beforeStoring: readonly RunningState[] = ['submitting', 'in_progress'];

/** Nobody was asked yet. */
async function returnToQueue(work: TaskWork): Promise<void> {
  await work.advance({ state: 'queued', deployment: null, againInMs: 0 });
}

/** Longer timers end at once (Node.js, "Timers"). */
const maxTimerMs = 2 ** 31 - 1;

async function failQueued(work: TaskWork): Promise<void> {
  const last = work.task.calls.at(-1)?.status ?? null;
  if (last === 429) await work.fail(outOfQuota);
  else await work.fail(last === null ? notTaken : { ...refused, upstreamCode: readFailureStatus(last) });
}

const outOfQuota: VideoFailure = {
  code: 'quota_exceeded',
  message: 'The quota of the upstream was used up.',
  upstreamCode: 429,
};

const notTaken: VideoFailure = {
  code: 'upstream_timeout',
  message: 'No upstream could take the task in time.',
  upstreamCode: null,
};

const refused: VideoFailure = {
  code: 'upstream_error',
  message: 'No upstream would take the task.',
  upstreamCode: null,
};
