import type { TaskRoom } from '../../core/video/task-store.ts';
import type { RunningState } from '../../core/video/video-task.ts';

/** Tasks that one node submits, asks about, and fetches videos of, at a time. */
const slotCounts: Readonly<Record<RunningState, number>> = { submitting: 64, in_progress: 64, storing: 16 };

/**
 * What one node works on. Each kind of work has slots of its own, and a deployment never has more of them than are left free: one
 * that hangs has half of them at most, two have a third each, and others go on.
 */
export class WorkSlots implements TaskRoom {
  readonly #taken: Readonly<Record<RunningState, Map<string, number>>>;

  constructor(taken?: Readonly<Record<RunningState, ReadonlyMap<string, number>>>) {
    this.#taken = {
      submitting: new Map(taken?.submitting),
      in_progress: new Map(taken?.in_progress),
      storing: new Map(taken?.storing),
    };
  }

  /** For whoever only finds out what there is room for. */
  copy(): WorkSlots {
    return new WorkSlots(this.#taken);
  }

  take(state: RunningState, deploymentId: string | null): boolean {
    const id = deploymentId ?? '';
    const taken = this.#taken[state].get(id) ?? 0;
    if (taken >= this.#countFree(state)) return false;
    this.#taken[state].set(id, taken + 1);
    return true;
  }

  /** A slot until it is given back; `null` where there is none. */
  reserve(state: RunningState, deploymentId: string | null): Slot | null {
    return this.take(state, deploymentId) ? new Slot(this, state, deploymentId) : null;
  }

  give(state: RunningState, deploymentId: string | null): void {
    const id = deploymentId ?? '';
    const left = (this.#taken[state].get(id) ?? 0) - 1;
    if (left > 0) this.#taken[state].set(id, left);
    else this.#taken[state].delete(id);
  }

  listFull(state: RunningState): readonly string[] | 'all' {
    const free = this.#countFree(state);
    return free === 0 ? 'all' : [...this.#taken[state]].flatMap(([id, taken]) => (taken >= free ? [id] : []));
  }

  #countFree(state: RunningState): number {
    return [...this.#taken[state].values()].reduce((free, taken) => free - taken, slotCounts[state]);
  }
}

/** The slot of one task. */
export class Slot {
  readonly #slots: WorkSlots;
  readonly #deploymentId: string | null;
  #state: RunningState;
  #isGiven = false;

  constructor(slots: WorkSlots, state: RunningState, deploymentId: string | null) {
    this.#slots = slots;
    this.#state = state;
    this.#deploymentId = deploymentId;
  }

  /** Exchanges it for one of another kind, or stays what it is where there is none. */
  move(state: RunningState): boolean {
    if (!this.#slots.take(state, this.#deploymentId)) return false;
    this.#slots.give(this.#state, this.#deploymentId);
    this.#state = state;
    return true;
  }

  /** Calling it again does nothing. */
  give(): void {
    if (!this.#isGiven) this.#slots.give(this.#state, this.#deploymentId);
    this.#isGiven = true;
  }
}
