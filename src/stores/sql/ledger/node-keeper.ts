import { sql, type RawBuilder } from 'kysely';
import type { OpenConnection } from '../sql-dialect.ts';
import { SilentNodes, type SilentNodeTimes } from './silent-nodes.ts';

/** When a node says that it lives, and when others believe that it does not. All in milliseconds. */
export interface NodeTimes extends SilentNodeTimes {
  readonly beatMs: number;
  /** Between two looks for holds that nobody will end. */
  readonly janitorMs: number;
}

/** After this nobody counts on a node that says nothing, in milliseconds. */
export const silentAfterMs = 30_000;

export const defaultNodeTimes: NodeTimes = {
  beatMs: 5_000,
  janitorMs: 10_000,
  silentMs: silentAfterMs,
  // Who lives makes the row again with each beat.
  lostMs: 15_000,
};

export interface NodeKeeperOptions {
  readonly connection: Pick<OpenConnection, 'kysely' | 'processes' | 'skipLocked'>;
  readonly nodeId: string;
  /** The database's time, in Unix milliseconds. */
  readonly nowMs: () => RawBuilder<bigint>;
  /** Rejects when the database is away; what cannot be voided for any other reason stays. */
  readonly voidHolds: (holdIds: readonly string[]) => Promise<void>;
  readonly times: NodeTimes;
}

/** Holds that are voided at a time, so that an outage of many does not delay the requests of the living. */
const maxHoldsAtOnce = 2_000;
/** Nodes that were silent for so long are forgotten, in milliseconds. */
const forgetAfterMs = 24 * 60 * 60 * 1_000;
const maxForgottenAtOnce = 1_000;

/** What is under way and the next one: whoever stops waits for no more, however slow the database is. */
const maxInSeries = 2;

/** What is done one after another. */
interface Series {
  last: Promise<void>;
  /** Of those that have not ended. */
  count: number;
}

/** What there is to know of the nodes, of which each has a row. */
interface NodesSeen {
  /** Those that live, as far as this process can tell. */
  readonly living: ReadonlySet<string>;
  /** Those that may be forgotten if they do not, by the database's clock. */
  readonly old: readonly string[];
}

/**
 * Says that this process lives, and gives back what processes held that do not live any more. Holds of tasks stay: they end
 * with the row they belong to, whoever works on it.
 */
export class NodeKeeper {
  readonly #options: NodeKeeperOptions;
  readonly #nodes: SilentNodes;
  #timers: readonly NodeJS.Timeout[] = [];
  /** Beats wait for nothing else. */
  readonly #beats: Series = { last: Promise.resolve(), count: 0 };
  readonly #looks: Series = { last: Promise.resolve(), count: 0 };

  constructor(options: NodeKeeperOptions) {
    this.#options = options;
    this.#nodes = new SilentNodes(options.times);
  }

  /** Rejects when the database cannot be reached. */
  async start(): Promise<void> {
    if (this.#options.connection.processes === 'one') {
      // Nobody else has the file: whatever is open was left by a process that is gone, and nobody asks who lives.
      await this.#voidAbandoned(selectAbandonable(this.#options));
      return;
    }
    await this.#beat();
    await this.#look();
    const { beatMs, janitorMs } = this.#options.times;
    const beat = setInterval(() => {
      this.#do(this.#beats, () => this.#beat());
    }, beatMs);
    const janitor = setInterval(() => {
      this.#do(this.#looks, () => this.#tidy());
    }, janitorMs);
    this.#timers = [beat.unref(), janitor.unref()];
  }

  /** The others need not wait as long as for a node that is silent. Never rejects. */
  async close(): Promise<void> {
    const { connection, nodeId } = this.#options;
    if (connection.processes === 'one') return;
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all([this.#beats.last, this.#looks.last]);
    await connection.kysely
      .deleteFrom('nodes')
      .where('id', '=', nodeId)
      .execute()
      .catch(() => undefined);
  }

  /** What fails is done again by the next timer. */
  #do(series: Series, work: () => Promise<void>): void {
    if (series.count >= maxInSeries) return;
    series.count += 1;
    series.last = series.last
      .then(work)
      .catch(() => {
        this.#nodes.forget();
      })
      .finally(() => {
        series.count -= 1;
      });
  }

  async #beat(): Promise<void> {
    const { connection, nodeId, nowMs } = this.#options;
    await connection.kysely
      .insertInto('nodes')
      .values({ id: nodeId, started_at: nowMs(), beat_at: nowMs() })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat_at: nowMs() }))
      .execute();
  }

  async #tidy(): Promise<void> {
    // First: who holds something has said before that it lives.
    const holders = await this.#listHolders();
    const { living, old } = await this.#look(holders);
    // Not only once they are silent: when a row is free again its node says so with the next beat, and may be silent before that.
    const locked = await this.#listLocked(holders.filter((id) => this.#nodes.isQuiet(id)));
    this.#nodes.spare(locked);
    const gone = holders.filter((id) => !living.has(id) && !locked.has(id));
    if (gone.length > 0)
      await this.#voidAbandoned(selectAbandonable(this.#options).where('node_id', 'in', gone));
    const forgotten = old.filter((id) => !living.has(id)).slice(0, maxForgottenAtOnce);
    if (forgotten.length > 0)
      await this.#options.connection.kysely.deleteFrom('nodes').where('id', 'in', forgotten).execute();
  }

  /** Nodes whose rows somebody has locked: they may be kept from saying that they live. */
  async #listLocked(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const { kysely, skipLocked } = this.#options.connection;
    if (ids.length === 0) return new Set();
    const rows = kysely.selectFrom('nodes').select('id').where('id', 'in', ids);
    const known = await rows.execute();
    const free = new Set((await rows.modifyEnd(skipLocked).execute()).map(({ id }) => id));
    return new Set(known.map(({ id }) => id).filter((id) => !free.has(id)));
  }

  async #listHolders(): Promise<readonly string[]> {
    const rows = await selectAbandonable(this.#options).select('node_id').distinct().execute();
    return rows.map(({ node_id: id }) => id);
  }

  /**
   * A holder without a row is heard of no more, but not gone at once: a failover of the database may lose the row of one that lives,
   * until it beats.
   */
  async #look(holders: readonly string[] = []): Promise<NodesSeen> {
    const { connection, nowMs } = this.#options;
    const askedAt = performance.now();
    const rows = await connection.kysely
      .selectFrom('nodes')
      .select(['id', 'beat_at', nowMs().as('now')])
      .execute();
    const answeredAt = performance.now();
    const known = new Set(rows.map(({ id }) => id));
    const lost = holders.filter((id) => !known.has(id)).map((id) => ({ id, beat_at: null }));
    const living = this.#nodes.findLiving({ rows: [...rows, ...lost], askedAt, answeredAt });
    const old = rows.filter(({ beat_at: beatAt, now }) => now - beatAt > forgetAfterMs);
    return { living, old: old.map(({ id }) => id) };
  }

  /** Each once: what stays is tried again the next time, and keeps nothing behind it. */
  async #voidAbandoned(abandoned: ReturnType<typeof selectAbandonable>): Promise<void> {
    // In the order of the index of those that are open.
    const page = abandoned
      .select(['node_id', 'account_id', 'id'])
      .orderBy('node_id')
      .orderBy('account_id')
      .orderBy('id')
      .limit(maxHoldsAtOnce);
    let rows = await page.execute();
    for (;;) {
      const last = rows.at(-1);
      if (last === undefined) return;
      await this.#options.voidHolds(rows.map(({ id }) => id));
      if (rows.length < maxHoldsAtOnce) return;
      const after = sql<boolean>`(node_id, account_id, id) > (${last.node_id}, ${last.account_id}, ${last.id})`;
      rows = await page.where(after).execute();
    }
  }
}

/** Open holds of other processes, but for those of tasks. */
function selectAbandonable({ connection, nodeId }: Pick<NodeKeeperOptions, 'connection' | 'nodeId'>) {
  return connection.kysely
    .selectFrom('holds')
    .where('state', '=', 'held')
    .where('owner', '!=', 'task')
    .where('node_id', '!=', nodeId);
}
