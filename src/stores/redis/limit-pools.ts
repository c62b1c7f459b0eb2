import type { LimitAnswer, LimitedParty, LimitReport, LimitRequest } from '../../core/limiter.ts';
import { LimitPool, type PoolCalls } from './limit-pool.ts';

/** The pools of a process, one for each key whose requests are limited. Shared. */
export class LimitPools {
  readonly #calls: PoolCalls;
  /** By the last of the parties, which is the key where that is limited, and by whether its slots are. */
  readonly #pools = new Map<string, LimitPool>();
  /** By the first of the parties, which is the user where that is limited: how many pools there are of its keys. */
  readonly #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | null = null;

  constructor(calls: PoolCalls) {
    this.#calls = calls;
  }

  /** Lets a request in; `null` where that is for Redis to say. */
  draw({ parties, tokens }: LimitRequest): LimitAnswer | null {
    return parties.length === 0 ? null : this.#open(parties).draw(tokens);
  }

  /** What Redis said to a request that asked by itself. */
  note({ parties }: LimitRequest, report: LimitReport): void {
    const pool = this.#pools.get(namePool(parties));
    if (pool?.isOf(parties) === true) pool.note(report);
  }

  /** Gives everything back, and resolves when that is so. What comes after this begins anew. */
  async close(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
    const pools = [...this.#pools.values()];
    this.#pools.clear();
    this.#counts.clear();
    await Promise.all(pools.map((pool) => pool.close()));
  }

  /** Limits may have been changed: those that were taken ahead are given back then. */
  #open(parties: readonly LimitedParty[]): LimitPool {
    const name = namePool(parties);
    const earlier = this.#pools.get(name);
    if (earlier?.isOf(parties) === true) return earlier;
    if (earlier !== undefined) void this.#remove(name, earlier).close();
    const pool: LimitPool = new LimitPool(parties, this.#calls, () => this.#counts.get(pool.place) ?? 1);
    this.#pools.set(name, pool);
    this.#counts.set(pool.place, (this.#counts.get(pool.place) ?? 0) + 1);
    this.#timer ??= setInterval(this.#look, this.#calls.lifeMs).unref();
    return pool;
  }

  #remove(name: string, pool: LimitPool): LimitPool {
    this.#pools.delete(name);
    const count = (this.#counts.get(pool.place) ?? 1) - 1;
    if (count === 0) this.#counts.delete(pool.place);
    else this.#counts.set(pool.place, count);
    return pool;
  }

  readonly #look = (): void => {
    for (const [name, pool] of this.#pools) if (pool.look()) this.#remove(name, pool);
  };
}

function namePool(parties: readonly LimitedParty[]): string {
  const last = parties.at(-1);
  return `${last?.id ?? ''} ${last?.limits.concurrency === null ? 'uncounted' : 'counted'}`;
}
