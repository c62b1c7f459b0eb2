import type { NodeRow } from './ledger-tables.ts';

/** Rows of `nodes` as they were read, and when. */
export interface NodesLook {
  readonly rows: readonly Pick<NodeRow, 'id' | 'beat_at'>[];
  /** Both by the clock of `performance.now()`. */
  readonly askedAt: number;
  readonly answeredAt: number;
}

interface LastBeat {
  readonly beatAt: bigint;
  /** Since when it is known. */
  readonly since: number;
}

/**
 * Which nodes say nothing any more, by this process's own steady clock. A beat is only held against the one before: where the
 * database's clock is set, by however much, nobody who lives looks silent for it, and nobody who is gone looks alive.
 */
export class SilentNodes {
  readonly #silentMs: number;
  #beats = new Map<string, LastBeat>();
  #askedAt = -Infinity;

  constructor(silentMs: number) {
    this.#silentMs = silentMs;
  }

  /** The ids of those that live, as far as this process can tell; nobody else has holds that somebody will end. */
  findLiving({ rows, askedAt, answeredAt }: NodesLook): ReadonlySet<string> {
    // A process that was stopped for a while knows as little about the others as one that was cut off.
    const wasAway = answeredAt - this.#askedAt > this.#silentMs / 2;
    const beats = new Map<string, LastBeat>();
    for (const { id, beat_at: beatAt } of rows) {
      const last = wasAway ? undefined : this.#beats.get(id);
      beats.set(id, last?.beatAt === beatAt ? last : { beatAt, since: answeredAt });
    }
    this.#beats = beats;
    this.#askedAt = askedAt;
    const living = [...beats].filter(([, { since }]) => askedAt - since < this.#silentMs);
    return new Set(living.map(([id]) => id));
  }

  /** This process could not reach the database, and maybe the others could not either: they get time to say that they live. */
  forget(): void {
    this.#beats.clear();
    this.#askedAt = -Infinity;
  }
}
