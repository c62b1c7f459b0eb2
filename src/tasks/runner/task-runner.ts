import type { ClaimedTask, ClaimTerms, StoredTask, TaskChanges } from '../../core/video/task-store.ts';
import type { TaskParts } from '../task-parts.ts';
import { waitAtMost } from '../wait-at-most.ts';
import { ClockWatch } from './clock-watch.ts';
import { CopyTurns } from './copy-turns.ts';
import { failQueued } from './fail-queued.ts';
import { HeldBack } from './held-back.ts';
import { OutageWatch, type OutageTimes } from './outage-watch.ts';
import { pollTask } from './poll-task.ts';
import { TaskLook } from './queue-look.ts';
import { QueueWatch } from './queue-watch.ts';
import { resumeSubmission, submitTask } from './submit-task.ts';
import { resumeStoring, storeVideos } from './store-videos.ts';
import { TaskLostError, TaskWork, type WorkParts } from './task-work.ts';
import { UnclearStarts } from './unclear-starts.ts';
import { findMaxWait } from './waits.ts';
import { type Slot, WorkSlots } from './work-slots.ts';

/** When this node looks for work, and how long what it has is its own. All in milliseconds. */
export interface RunnerTimes extends OutageTimes {
  readonly leaseMs: number;
  /** Between two looks where none is; `null` where nobody else could bring one, so that it sleeps until the next task is due. */
  readonly idleMs: number | null;
  /** Between two looks of a node that has no upstream for videos, where others may have one. */
  readonly placelessMs: number;
  /** How long the queue is not read after everything in it had to wait, unless something has changed here. */
  readonly restMs: number;
}

export const sharedTimes: RunnerTimes = {
  leaseMs: 3_000,
  renewMs: 1_000,
  scanMs: 500,
  idleMs: 1_000,
  placelessMs: 15_000,
  restMs: 200,
  // What a connection and a query may take, and some.
  graceMs: 10_000,
};

/** Tasks that one node works on at a time; beyond its slots there are those that end without a call. */
const maxWorking = 256;
/** What a step may take to end that was given up, in milliseconds. */
const giveUpMs = 2_000;
/** Between two looks in any case, in milliseconds: what is due and cannot begin must not be looked at all the time. */
const minPauseMs = 20;
/** What comes due at the same time as a look begins may be seen by it, or not. In milliseconds. */
const overlapMs = 50;

interface Working {
  readonly attempt: number;
  readonly giveUp: AbortController;
}

/** Moves tasks on until they end. Wherever a process stops, another one, or its next life, goes on. */
export class TaskRunner {
  readonly #parts: WorkParts;
  readonly #times: RunnerTimes;
  readonly #working = new Map<string, Working>();
  readonly #steps = new Set<Promise<void>>();
  readonly #slots = new WorkSlots();
  readonly #unclear = new UnclearStarts();
  readonly #heldBack = new HeldBack();
  readonly #outage: OutageWatch;
  readonly #clock = new ClockWatch();
  /** The database's clock was set back, or may have been before this process began. */
  #isSetBack = true;
  readonly #queue: QueueWatch;
  readonly #closing = new AbortController();
  /** What did not work when it was last tried; each is told of once. */
  readonly #troubles = new Set<string>();
  #renewedAt = performance.now();
  /** How long it waits where another node is at the queue: longer each time in a row. In milliseconds. */
  #keptOutMs = minPauseMs;
  #wake: (() => void) | null = null;
  #isWoken = false;
  #running: Promise<void> | null = null;

  constructor(parts: TaskParts, times: RunnerTimes = sharedTimes) {
    const queue = new QueueWatch(parts.places, times.restMs);
    const onFreed = () => {
      queue.noteChange();
    };
    this.#parts = { ...parts, onFreed, copyTurns: new CopyTurns(), databaseClock: this.#clock };
    this.#times = times;
    this.#outage = new OutageWatch(times);
    this.#queue = queue;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** There is, or may be, a task that can begin. */
  wake(): void {
    this.#queue.noteChange();
    this.#goOn();
  }

  /** There is, or may be, something to do. */
  #goOn(): void {
    this.#isWoken = true;
    this.#wake?.();
  }

  /** Begins nothing any more, lets calls end within this time, and gives the rest to others. Never rejects. */
  async close(limitMs: number): Promise<void> {
    this.#closing.abort();
    this.#goOn();
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
        pauseMs = await this.#look();
      });
      await this.#pause(pauseMs);
    }
  }

  get #isClosing(): boolean {
    return this.#closing.signal.aborted;
  }

  /** Takes what is due. Resolves to the milliseconds until the next look: for an idle node it is one query. */
  async #look(): Promise<number> {
    const { store } = this.#parts;
    let dueMs = await this.#outage.watch(this.#keepAndAsk());
    if (this.#isSetBack && (await this.#limitWaits())) dueMs = await this.#findNextDue();
    if (dueMs !== 0) return this.#findPause(dueMs);
    const claimed = await store.claimDue({
      ...this.#createClaimTerms(),
      room: this.#slots.copy(),
      takeover: this.#outage.takeover,
      // Its claims may have run out while the machine slept.
      except: [...this.#working.keys(), ...this.#unclear.ids],
    });
    for (const each of claimed) this.#resume(each);
    const quietMs = this.#queue.findQuietMs();
    if (quietMs === null) await this.#endLate();
    const againMs = await this.#startQueued(quietMs);
    const pauseMs = Math.min(this.#findPause(await this.#findNextDue()), againMs);
    return quietMs === null ? pauseMs : Math.min(pauseMs, this.#times.restMs - quietMs);
  }

  /** Keeps what is this node's before anything else. Resolves to when something is due. */
  async #keepAndAsk(): Promise<number | null> {
    if (this.#working.size > 0 && performance.now() - this.#renewedAt >= this.#times.renewMs)
      await this.#renew();
    await this.#takeBack();
    return await this.#findNextDue();
  }

  async #findNextDue(): Promise<number | null> {
    const askedAt = performance.now();
    const { waitMs, readAt } = await this.#parts.store.findNextDue();
    const step = this.#clock.note({ databaseMs: readAt, askedAt, answeredAt: performance.now() });
    if (step !== null) this.#outage.noteStep();
    if (step?.direction === 'back') this.#isSetBack = true;
    return waitMs;
  }

  /** Nothing waits for the time that the database's clock had before it was set back. */
  async #limitWaits(): Promise<boolean> {
    const { store, video } = this.#parts;
    const limits = { maxWaitMs: findMaxWait(video), leaseMs: this.#times.leaseMs };
    const limited = await store.limitWaits(limits);
    this.#isSetBack = limited === 'some';
    return limited !== 'none';
  }

  #createClaimTerms(): ClaimTerms {
    const { leaseMs, placelessMs, graceMs } = this.#times;
    // Without an upstream it leaves to others what is due for less long than an outage between two looks can take, and they after it.
    return { leaseMs, overdueMs: this.#parts.places.hasAny() ? 0 : placelessMs + graceMs };
  }

  /** What was queued when the database's clock was set forwards has waited for less than it says. In milliseconds. */
  #findQueueTimeout(): number {
    const { queueTimeoutMs } = this.#parts.video;
    return queueTimeoutMs + this.#clock.findForwardMs(queueTimeoutMs);
  }

  async #endLate(): Promise<void> {
    const { store } = this.#parts;
    const limit = maxWorking - this.#working.size;
    if (limit <= 0) return;
    const queueTimeoutMs = this.#findQueueTimeout();
    const late = await store.listLate({ ...this.#createClaimTerms(), queueTimeoutMs, limit });
    for (const task of late) this.#failQueued(task);
  }

  #failQueued(task: StoredTask): void {
    if (!this.#working.has(task.id)) this.#work(task, failQueued);
  }

  /** `quietMs` says for how long nothing could begin. Resolves to the milliseconds after which it is worth another try at the latest. */
  async #startQueued(quietMs: number | null): Promise<number> {
    const { store, places, video } = this.#parts;
    if (this.#isClosing || !places.hasAny()) return Infinity;
    const { maxRunningPerKey } = video;
    const queueTimeoutMs = this.#findQueueTimeout();
    const room = this.#slots.copy();
    const dueWithinMs = quietMs === null ? null : quietMs + overlapMs;
    const { resumeAfter } = this.#queue;
    const heldBack = this.#heldBack.ids;
    const look = new TaskLook({ places, maxRunningPerKey, room, resumeAfter, heldBack });
    const from = this.#queue.begin();
    const starting = store.start({ ...this.#createClaimTerms(), queueTimeoutMs, dueWithinMs, look });
    const started = await this.#unclear.watch(look.placed, starting);
    this.#queue.note(look, from);
    // Others may have their places.
    if (look.hasBegun && this.#heldBack.note(look.placed, started)) this.wake();
    for (const task of started) {
      this.#parts.observer.onState(task);
      const slot = this.#slots.reserve('submitting', task.deploymentId);
      this.#work(task, this.#isClosing || slot === null ? returnToQueue : submitTask, slot);
    }
    for (const task of look.hopeless) this.#failQueued(task);
    return this.#findRetry(look.isKeptOut && quietMs === null && !look.isWithoutSlot);
  }

  /** The other node may not have seen what is new here; it may also stay for long. */
  #findRetry(isKeptOut: boolean): number {
    const againMs = isKeptOut ? this.#keptOutMs : Infinity;
    this.#keptOutMs = isKeptOut ? Math.min(againMs * 2, this.#times.scanMs) : minPauseMs;
    return againMs;
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
    const state = task.state === 'submitting' || task.state === 'storing' ? task.state : 'in_progress';
    const slot = this.#slots.reserve(state, task.deploymentId);
    // What was being asked about meanwhile has taken the room.
    if (slot === null) this.#work(task, (work) => this.#putOff(work, {}));
    else if (state === 'submitting') this.#work(task, resumeSubmission, slot);
    else if (state === 'storing') this.#work(task, resumeStoring, slot);
    else this.#work(task, (work) => this.#poll(work, slot), slot);
  }

  #poll(work: TaskWork, slot: Slot): Promise<void> {
    return pollTask(work, async (state) => {
      const { filteredCount, filteredReasons } = state;
      const { progress } = work;
      const done = { state: 'storing', tries: 0, progress, filteredCount, filteredReasons } as const;
      if (!slot.move('storing')) return await this.#putOff(work, done);
      await work.advance({ ...done, isFetched: true });
      await storeVideos(work.createNext({ ...done, storingSince: work.now }), state);
    });
  }

  /** Leaves a task for which there is no room to wait, with what has changed. */
  async #putOff(work: TaskWork, changes: TaskChanges): Promise<void> {
    await work.advance({ ...changes, againInMs: this.#times.scanMs });
  }

  #work(task: StoredTask, step: (work: TaskWork) => Promise<void>, slot: Slot | null = null): void {
    // What it did about this task before is out of date.
    this.#working.get(task.id)?.giveUp.abort();
    const giveUp = new AbortController();
    this.#working.set(task.id, { attempt: task.attempt, giveUp });
    const leaveSlot = () => {
      slot?.give();
      this.#goOn();
    };
    const work = new TaskWork(this.#parts, task, { signal: giveUp.signal, leaveSlot });
    const done = this.#take(work, step).finally(() => {
      if (this.#working.get(task.id)?.giveUp === giveUp) this.#working.delete(task.id);
      this.#steps.delete(done);
      if (task.state === 'submitting') this.#queue.noteChange();
      leaveSlot();
    });
    this.#steps.add(done);
  }

  async #take(work: TaskWork, step: (work: TaskWork) => Promise<void>): Promise<void> {
    try {
      await step(work);
    } catch (error) {
      this.#queue.noteChange();
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

/** Nobody was asked yet. */
async function returnToQueue(work: TaskWork): Promise<void> {
  await work.advance({ state: 'queued', deployment: null, againInMs: 0 });
}

/** Longer timers end at once (Node.js, "Timers"). */
const maxTimerMs = 2 ** 31 - 1;
