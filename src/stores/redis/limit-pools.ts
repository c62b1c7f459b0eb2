import type { LimitAnswer, LimitReport, LimitRequest } from '../../core/limiter.ts';
import { LimitPool, type PoolCalls } from './limit-pool.ts';

/** The pools of a process, one for each key whose requests are limited. Shared. */
export class LimitPools {
  readonly #calls: PoolCalls;
  /** By the last of the parties, which is the key where that is limited. */
  readonly #pools = new Map<string, LimitPool>();
  #timer: NodeJS.Timeout | null = null;

  constructor(calls: PoolCalls) {
    this.#calls = calls;
  }

  /** Lets a request in; `null` where that is for Redis to say. */
  draw(request: LimitRequest): LimitAnswer | null {
    return this.#open(request)?.draw(request.tokens) ?? null;
  }

  /** What Redis said to a request that asked by itself. */
  note({ parties }: LimitRequest, report: LimitReport): void {
    const pool = this.#pools.get(parties.at(-1)?.id ?? '');
    if (pool?.isOf(parties) === true) pool.note(report);
  }

  /** Gives everything back. What comes after this begins anew. */
  close(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
    for (const pool of this.#pools.values()) pool.close();
    this.#pools.clear();
  }

  /** Limits may have been changed: those that were taken ahead are given back then. */
  #open({ parties }: LimitRequest): LimitPool | null {
    const id = parties.at(-1)?.id;
    if (id === undefined) return null;
    const earlier = this.#pools.get(id);
    if (earlier?.isOf(parties) === true) return earlier;
    earlier?.close();
    const pool = new LimitPool(parties, this.#calls);
    this.#pools.set(id, pool);
    this.#timer ??= setInterval(this.#look, this.#calls.lifeMs).unref();
    return pool;
  }

  readonly #look = (): void => {
    for (const [id, pool] of this.#pools) if (pool.look()) this.#pools.delete(id);
  };
}
