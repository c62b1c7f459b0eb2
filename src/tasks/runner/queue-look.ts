import type {
  PlacedTask,
  QueueLook,
  QueuePage,
  RunningTasks,
  StoredTask,
  TaskRoom,
} from '../../core/video/task-store.ts';
import type { PlaceChoice, VideoPlaces } from '../../core/video/video-places.ts';

/** Tasks that are read at once, and how often in one look. */
const pageSize = 128;
const maxPages = 4;

/** Whom a task may be submitted to, after its failed submissions. */
export function listRefusals({
  calls,
}: Pick<StoredTask, 'calls'>): Pick<PlaceChoice, 'avoided' | 'excluded'> {
  const failed = calls.filter(({ outcome }) => outcome === 'failed');
  const hopeless = failed.filter(({ isHopeless }) => isHopeless);
  return {
    avoided: new Set(failed.map(({ deploymentId }) => deploymentId)),
    excluded: new Set(hopeless.map(({ deploymentId }) => deploymentId)),
  };
}

/** What a look goes by. */
export interface LookTerms {
  readonly places: VideoPlaces;
  readonly maxRunningPerKey: number;
  /** Of this node, used up by the look. */
  readonly room: TaskRoom;
  /** Where the last look stopped, which had more to read; `null` where it had not. */
  readonly resumeAfter: string | null;
  /** Tasks that cannot begin, whoever has room. */
  readonly heldBack: ReadonlySet<string>;
}

/**
 * Chooses, oldest first, who makes which task, within the limits of keys, deployments and this node. What cannot begin hides
 * nothing: models of which no deployment has room are left out from the next page on, and where it is only some orders of a
 * model that must wait, the next look goes on behind what this one has read, once it has looked at the oldest.
 */
export class TaskLook implements QueueLook {
  readonly placed: PlacedTask[] = [];
  /** Everybody has refused them. */
  readonly hopeless: StoredTask[] = [];
  readonly #terms: LookTerms;
  #byKey = new Map<string, number>();
  #byDeployment = new Map<string, number>();
  readonly #closedModels = new Set<string>();
  readonly #waiting = new Set<string>();
  #hasBegun = false;
  #isKeptOut = false;
  #pages = 0;
  #resumeAfter: string | null;

  constructor(terms: LookTerms) {
    this.#terms = terms;
    this.#resumeAfter = terms.resumeAfter;
  }

  /** Where the next look should go on; `null` where there is nothing behind. */
  get resumeAfter(): string | null {
    return this.#resumeAfter;
  }

  /** Whether it was let into the queue, and there was one. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Whether another node was at the queue, and may not have seen what is new here. */
  get isKeptOut(): boolean {
    return this.#isKeptOut;
  }

  /** Whether this node has no slot left for a submission, to whomever. */
  get isWithoutSlot(): boolean {
    return this.#listBusy() === 'all';
  }

  /** Models of which some task has to wait for a deployment. */
  get waiting(): ReadonlySet<string> {
    return this.#waiting;
  }

  /** Tasks that deployments have to do, those that begin with this look included. */
  get running(): ReadonlyMap<string, number> {
    return this.#byDeployment;
  }

  begin({ byKey, byDeployment }: RunningTasks): QueuePage | null {
    this.#hasBegun = true;
    this.#byKey = new Map(byKey);
    this.#byDeployment = new Map(byDeployment);
    return this.#listBusy() === 'all' ? null : this.#ask(null);
  }

  onOccupied(): void {
    this.#isKeptOut = true;
  }

  next(page: readonly StoredTask[]): QueuePage | null {
    for (const task of page) this.#place(task);
    const last = page.at(-1)?.id ?? null;
    if (page.length < pageSize) this.#resumeAfter = null;
    else if (this.#pages >= maxPages) this.#resumeAfter = last;
    else if (this.#listBusy() !== 'all') return this.#ask(last);
    return null;
  }

  #ask(last: string | null): QueuePage {
    this.#pages += 1;
    const { resumeAfter, maxRunningPerKey } = this.#terms;
    return {
      after: last !== null && resumeAfter !== null && last < resumeAfter ? resumeAfter : last,
      limit: pageSize,
      exceptKeys: [...this.#byKey].flatMap(([id, count]) => (count >= maxRunningPerKey ? [id] : [])),
      exceptModels: [...this.#closedModels],
    };
  }

  #place(task: StoredTask): void {
    const { places, maxRunningPerKey, room, heldBack } = this.#terms;
    if (heldBack.has(task.id)) return;
    const busy = this.#listBusy();
    if (busy === 'all' || (this.#byKey.get(task.keyId) ?? 0) >= maxRunningPerKey) return;
    const load = { running: this.#byDeployment, busy: new Set(busy) };
    const { model, order } = task;
    const refusals = listRefusals(task);
    const chosen = places.choose({ model, order, ...load, ...refusals });
    if (chosen.kind === 'place') {
      const { deployment, upstreamModel } = chosen.place;
      room.take('submitting', deployment.id);
      this.placed.push({ task, deploymentId: deployment.id, upstreamModel });
      count(this.#byKey, task.keyId);
      count(this.#byDeployment, deployment.id);
    } else if (chosen.kind === 'none' && refusals.excluded.size > 0) this.hopeless.push(task);
    else {
      this.#waiting.add(model);
      if (places.listOpen(model, load).length === 0) this.#closedModels.add(model);
    }
  }

  #listBusy(): readonly string[] | 'all' {
    return this.#terms.room.listFull('submitting');
  }
}

function count(counts: Map<string, number>, id: string): void {
  counts.set(id, (counts.get(id) ?? 0) + 1);
}
