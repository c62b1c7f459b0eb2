/** Rows of `nodes` as they were read, and when. */
export interface NodesLook {
  readonly rows: readonly NodeBeat[];
  /** Both by the clock of `performance.now()`. */
  readonly askedAt: number;
  readonly answeredAt: number;
}

/** What a node said last. */
export interface NodeBeat {
  readonly id: string;
  /** `null` for one that has no row: it is gone, or the row was lost and it will say again that it lives. */
  readonly beat_at: bigint | null;
}

/** How long nodes may say nothing while this process looks on. All in milliseconds. */
export interface SilentNodeTimes {
  readonly silentMs: number;
  /** Of one that has no row. */
  readonly lostMs: number;
}

interface LastBeat {
  readonly beatAt: bigint | null;
  /** How long it has been known, but for the times in which this process waited for an answer. In milliseconds. */
  readonly quietMs: number;
}

/**
 * Which nodes say nothing any more, by this process's own steady clock. A beat is only held against the one before: where the
 * database's clock is set, by however much, nobody who lives looks silent for it, and nobody who is gone looks alive.
 */
export class SilentNodes {
  readonly #times: SilentNodeTimes;
  #beats = new Map<string, LastBeat>();
  #answeredAt = -Infinity;

  constructor(times: SilentNodeTimes) {
    this.#times = times;
  }

  /** The ids of those that live, as far as this process can tell; nobody else has holds that somebody will end. */
  findLiving({ rows, askedAt, answeredAt }: NodesLook): ReadonlySet<string> {
    const { silentMs, lostMs } = this.#times;
    const passedMs = askedAt - this.#answeredAt;
    // A process that was stopped for a while knows as little about the others as one that was cut off.
    const wasAway = passedMs > silentMs / 2;
    const beats = new Map<string, LastBeat>();
    for (const { id, beat_at: beatAt } of rows) {
      const last = wasAway ? undefined : this.#beats.get(id);
      beats.set(id, { beatAt, quietMs: last?.beatAt === beatAt ? last.quietMs + passedMs : 0 });
    }
    this.#beats = beats;
    this.#answeredAt = answeredAt;
    const living = [...beats].filter(
      ([, { beatAt, quietMs }]) => quietMs < (beatAt === null ? lostMs : silentMs),
    );
    return new Set(living.map(([id]) => id));
  }

  /** Whether a node said nothing between the last two looks. */
  isQuiet(id: string): boolean {
    return (this.#beats.get(id)?.quietMs ?? 0) > 0;
  }

  /** Those that cannot say anything now, whether they live or not: their time begins anew. */
  spare(ids: Iterable<string>): void {
    for (const id of ids) {
      const last = this.#beats.get(id);
      if (last !== undefined) this.#beats.set(id, { ...last, quietMs: 0 });
    }
  }

  /** This process could not reach the database, and maybe the others could not either: they get time to say that they live. */
  forget(): void {
    this.#beats.clear();
    this.#answeredAt = -Infinity;
  }
}
