import { sql, type RawBuilder } from 'kysely';
import type { OpenConnection } from '../sql-dialect.ts';

/** When a node says that it lives, and when others believe that it does not. All in milliseconds. */
export interface NodeTimes {
  readonly beatMs: number;
  /** Between two looks for holds that nobody will end. */
  readonly janitorMs: number;
  /** A node that was silent for so long is gone. */
  readonly silentMs: number;
  /** After this process could not reach the database, the others could not either: they get time to say that they live. */
  readonly graceMs: number;
}

/** After this nobody counts on a node that says nothing, in milliseconds. */
export const silentAfterMs = 30_000;

export const defaultNodeTimes: NodeTimes = {
  beatMs: 5_000,
  janitorMs: 10_000,
  silentMs: silentAfterMs,
  graceMs: 30_000,
};

export interface NodeKeeperOptions {
  readonly connection: Pick<OpenConnection, 'kysely' | 'processes'>;
  readonly nodeId: string;
  /** The database's time, in Unix milliseconds. */
  readonly nowMs: () => RawBuilder<bigint>;
  /** Gives the ids of those that the database refuses to void. Rejects when it is away. */
  readonly voidHolds: (holdIds: readonly string[]) => Promise<readonly string[]>;
  readonly times: NodeTimes;
}

/** Holds that are voided at a time, so that an outage of many does not delay the requests of the living. */
const maxHoldsAtOnce = 2_000;
/** Nodes that were silent for so long are forgotten, in milliseconds. */
const forgetAfterMs = 24 * 60 * 60 * 1_000;

/**
 * Says that this process lives, and gives back what processes held that do not live any more. Holds of tasks stay: they end
 * with the row they belong to, whoever works on it.
 */
export class NodeKeeper {
  readonly #options: NodeKeeperOptions;
  #timers: readonly NodeJS.Timeout[] = [];
  /** By the clock of `performance.now()`. */
  #reachableSince = performance.now();
  #lastBeatAt = performance.now();
  #work: Promise<void> = Promise.resolve();

  constructor(options: NodeKeeperOptions) {
    this.#options = options;
  }

  /** Rejects when the database cannot be reached. */
  async start(): Promise<void> {
    if (this.#options.connection.processes === 'one') {
      // Nobody else has the file: whatever is open was left by a process that is gone, and nobody asks who lives.
      await this.#voidAbandoned(sql<boolean>`1 = 1`);
      return;
    }
    await this.#beat();
    const { beatMs, janitorMs } = this.#options.times;
    const beat = setInterval(() => {
      this.#do(() => this.#beat());
    }, beatMs);
    const janitor = setInterval(() => {
      this.#do(() => this.#tidy());
    }, janitorMs);
    this.#timers = [beat.unref(), janitor.unref()];
  }

  /** The others need not wait for this node to be silent. Never rejects. */
  async close(): Promise<void> {
    const { connection, nodeId } = this.#options;
    if (connection.processes === 'one') return;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#work;
    await connection.kysely
      .deleteFrom('nodes')
      .where('id', '=', nodeId)
      .execute()
      .catch(() => undefined);
  }

  /** One thing after another; what fails is done again by the next timer. */
  #do(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch(() => {
      this.#reachableSince = Infinity;
    });
  }

  async #beat(): Promise<void> {
    const { connection, nodeId, nowMs, times } = this.#options;
    await connection.kysely
      .insertInto('nodes')
      .values({ id: nodeId, started_at: nowMs(), beat_at: nowMs() })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat_at: nowMs() }))
      .execute();
    const now = performance.now();
    // A process that was stopped for a while knows as little about the others as one that was cut off.
    const wasAway = this.#reachableSince === Infinity || now - this.#lastBeatAt > times.silentMs / 2;
    if (wasAway) this.#reachableSince = now;
    this.#lastBeatAt = now;
  }

  async #tidy(): Promise<void> {
    const { connection, nowMs, times } = this.#options;
    if (performance.now() - this.#reachableSince < times.graceMs) return;
    const silentSince = sql<bigint>`${nowMs()} - ${BigInt(times.silentMs)}`;
    await this.#voidAbandoned(
      sql<boolean>`not exists (select 1 from nodes where nodes.id = holds.node_id and nodes.beat_at > ${silentSince})`,
    );
    await connection.kysely
      .deleteFrom('nodes')
      .where(sql<boolean>`beat_at < ${nowMs()} - ${BigInt(forgetAfterMs)}`)
      .execute();
  }

  /** What the database refuses to void stays, and is tried again the next time. */
  async #voidAbandoned(condition: RawBuilder<boolean>): Promise<void> {
    const { connection, nodeId, voidHolds } = this.#options;
    for (;;) {
      const rows = await connection.kysely
        .selectFrom('holds')
        .select('id')
        .where('state', '=', 'held')
        .where('owner', '!=', 'task')
        .where('node_id', '!=', nodeId)
        .where(condition)
        .limit(maxHoldsAtOnce)
        .execute();
      const refused = rows.length === 0 ? [] : await voidHolds(rows.map(({ id }) => id));
      if (rows.length < maxHoldsAtOnce || refused.length === rows.length) return;
    }
  }
}
