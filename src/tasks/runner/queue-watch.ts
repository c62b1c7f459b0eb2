import type { VideoPlaces } from '../../core/video/video-places.ts';
import type { TaskLook } from './queue-look.ts';

/** Models whose deployments are held against what they were; of further ones it is found out later. */
const maxModels = 64;

/** What was known when a look began. */
export interface LookStart {
  /** By the clock of `performance.now()`. */
  readonly at: number;
  readonly changes: number;
}

/**
 * When the queue is worth reading. After a look in which everything had to wait it is left alone for a while, unless something has
 * changed that this node can know: a slot or a place is free, a task is new, a deployment can be asked again or is another one.
 * Questions about other tasks, of which there may be any number, change nothing.
 */
export class QueueWatch {
  readonly #places: VideoPlaces;
  readonly #restMs: number;
  #resumeAfter: string | null = null;
  #changes = 0;
  /** Changes before the oldest task was looked at last: a queue may take several looks. */
  #passChanges = 0;
  /** Changes before it was found that everything has to wait; `null` where that is not so, or not all has been read. */
  #waitedChanges: number | null = null;
  #lookedAt = -Infinity;
  #running: ReadonlyMap<string, number> = new Map();
  /** Deployments that could be asked for those that waited, by model. */
  #open: ReadonlyMap<string, ReadonlySet<string>> = new Map();

  constructor(places: VideoPlaces, restMs: number) {
    this.#places = places;
    this.#restMs = restMs;
  }

  /** Behind which task the next look goes on. */
  get resumeAfter(): string | null {
    return this.#resumeAfter;
  }

  /** Since when, in milliseconds, everything has to wait, as far as this node can tell; `null` where it is time for a look. */
  findQuietMs(): number | null {
    if (this.#hasOpened()) this.noteChange();
    const quietMs = performance.now() - this.#lookedAt;
    return this.#changes === this.#waitedChanges && quietMs < this.#restMs ? quietMs : null;
  }

  /** Something has happened here after which another task may be able to begin. */
  noteChange(): void {
    this.#changes += 1;
  }

  begin(): LookStart {
    return { at: performance.now(), changes: this.#changes };
  }

  /** A look has ended that began then. One that was not let into the queue says nothing. */
  note(look: TaskLook, { at, changes }: LookStart): void {
    if (!look.hasBegun) return;
    if (this.#resumeAfter === null) this.#passChanges = changes;
    this.#resumeAfter = look.resumeAfter;
    this.#lookedAt = at;
    this.#waitedChanges = null;
    // Without a slot nothing can begin, whatever it has not read.
    if (look.isWithoutSlot) this.#waitedChanges = changes;
    else if (look.resumeAfter === null && look.placed.length === 0) this.#waitedChanges = this.#passChanges;
    this.#running = look.running;
    const models = [...look.waiting].slice(0, maxModels);
    this.#open = new Map(models.map((model) => [model, this.#listOpen(model)]));
  }

  #hasOpened(): boolean {
    for (const [model, open] of this.#open)
      for (const id of this.#listOpen(model)) if (!open.has(id)) return true;
    return false;
  }

  /** Slots of this node do not count: they are free after a change. */
  #listOpen(model: string): ReadonlySet<string> {
    return new Set(this.#places.listOpen(model, { running: this.#running, busy: new Set() }));
  }
}
