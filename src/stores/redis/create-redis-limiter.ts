import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import {
  slotRetryMs,
  type LimitAnswer,
  type LimitedParty,
  type LimitLease,
  type LimitRefusal,
  type LimitRequest,
  type SharedLimiter,
} from '../../core/limiter.ts';
import { withinTime } from '../../core/within-time.ts';
import { connectRedis, type RedisConnectionOptions } from './connect-redis.ts';
import { LeaseKeeper } from './lease-keeper.ts';
import { LimitCalls, type LimitStep, type PartyStep } from './limit-calls.ts';
import { createReport } from './limit-levels.ts';
import type { PoolCalls } from './limit-pool.ts';
import { LimitPools } from './limit-pools.ts';
import { countNodesScript, limitScript, renewScript } from './limit-scripts.ts';

export interface RedisLimiterOptions extends RedisConnectionOptions {
  /** Every key begins with it. */
  readonly prefix: string;
  /** How many nodes there are, this one included, as far as it is known before Redis says it. Default 1. */
  readonly nodeCount?: number;
  readonly limits?: Partial<RedisLimiterLimits>;
}

export interface RedisLimiterLimits {
  /** How long a request keeps its slot after its node has fallen silent, in milliseconds. Default 60000. */
  readonly leaseMs: number;
  /** How often the node says that it is there, and leases are renewed that are a third over, in milliseconds. Default 5000. */
  readonly beatMs: number;
  /** How long what was taken ahead serves before it is given back or taken anew, in milliseconds. Default 1000. */
  readonly aheadMs: number;
  /** Longest wait for an answer, in milliseconds. Default 50. */
  readonly answerMs: number;
}

const defaultLimits: RedisLimiterLimits = { leaseMs: 60_000, beatMs: 5_000, aheadMs: 1_000, answerMs: 50 };

/** The commands that the scripts are, with keys and arguments as one list of `KEYS` and `ARGV`. */
interface LimitCommands {
  runLimits(keyCount: number, ...parts: readonly (string | number)[]): Promise<readonly string[]>;
  renewLease(keyCount: number, ...parts: readonly (string | number)[]): Promise<number>;
  countNodes(keyCount: number, ...parts: readonly (string | number)[]): Promise<number>;
}

type LimitClient = Redis & LimitCommands;

/**
 * Limits of all nodes together, counted by Redis: a step for each request that begins, and one that nobody waits for at its end;
 * where many come and there is plenty, one for many of them.
 */
export function createRedisLimiter(options: RedisLimiterOptions): RedisLimiter {
  return new RedisLimiter(options);
}

export class RedisLimiter implements SharedLimiter {
  readonly #client: LimitClient;
  readonly #prefix: string;
  readonly #limits: RedisLimiterLimits;
  readonly #calls: LimitCalls;
  readonly #keeper: LeaseKeeper;
  readonly #pools: LimitPools;
  readonly #explain: (error: unknown) => unknown;
  readonly #nodeId = randomUUID();
  readonly #timer: NodeJS.Timeout;
  /** As that of the connection. */
  readonly begun: Promise<undefined>;
  nodeCount: number;
  state: SharedLimiter['state'] = 'failing';

  constructor({ prefix, nodeCount = 1, limits = {}, ...connection }: RedisLimiterOptions) {
    this.#prefix = prefix;
    this.nodeCount = nodeCount;
    this.#limits = { ...defaultLimits, ...limits };
    const { client: redis, begun, explain } = connectRedis(connection);
    this.#explain = explain;
    const client = defineCommands(redis);
    this.#client = client;
    this.begun = begun;
    const head = [this.#limits.leaseMs, slotRetryMs];
    this.#calls = new LimitCalls((keys, parts) =>
      this.#inTime(client.runLimits(keys.length, ...keys, ...head, ...parts)),
    );
    this.#keeper = new LeaseKeeper(this.#limits.leaseMs, {
      end: (step) => this.#calls.add(step),
      renew: async (key, requestId) =>
        (await this.#renew('renew', key, requestId)) === 1 ? 'kept' : 'forgotten',
      retake: (key, requestId) => this.#renew('retake', key, requestId),
    });
    this.#pools = new LimitPools(this.#createPoolCalls());
    this.#client.on('ready', () => {
      this.#keeper.noteReturn();
      this.#beat();
    });
    this.#client.on('close', () => void this.#pools.close());
    this.#timer = setInterval(this.#beat, this.#limits.beatMs).unref();
  }

  take(request: LimitRequest): Promise<LimitAnswer> | LimitAnswer {
    return this.#pools.draw(request) ?? this.#ask(request);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#pools.close();
    await this.#keeper.flush(this.#limits.answerMs);
    this.#client.disconnect();
  }

  async #ask(request: LimitRequest): Promise<LimitAnswer> {
    const { requestId: id, parties, tokens } = request;
    const step = this.#createStep(parties, { id, spareIds: [], requests: 1, times: 1, tokens });
    try {
      const answer = this.#readAnswer(request, step, await this.#calls.add(step));
      this.#pools.note(request, answer.report);
      return answer;
    } catch (error) {
      // It may have been counted all the same, and nobody is let in any more by what was taken when Redis was there.
      this.#end(step, 0);
      void this.#pools.close();
      throw this.#explain(error);
    }
  }

  #createPoolCalls(): PoolCalls {
    const { aheadMs, leaseMs } = this.#limits;
    return {
      take: (step) => this.#calls.add(step),
      createStep: (parties, amounts) => this.#createStep(parties, amounts),
      end: (step) => {
        this.#keeper.end(step);
      },
      keep: (step) => {
        this.#keeper.add(step.id, listSlots(step));
      },
      // Slots that are taken ahead are not renewed.
      lifeMs: Math.min(aheadMs, leaseMs / 4),
    };
  }

  /** In one place of a cluster: that of the first party. */
  #createStep(
    parties: readonly LimitedParty[],
    { tokens, ...amounts }: Parameters<PoolCalls['createStep']>[1],
  ): LimitStep {
    const place = parties[0]?.id ?? '';
    const steps = parties.map(({ id, limits: { rpm, tpm, concurrency } }): PartyStep => {
      const key = `${this.#prefix}limits:{${place}}:${id}`;
      // Where their number is not limited they count for nobody: a response of a session, which has its slot, is such a request.
      const slots = concurrency === null ? 'uncounted' : 'requests';
      return {
        keys: [key, `${key}:${slots}`],
        rpm: rpm ?? unlimited,
        tpm: tpm ?? unlimited,
        concurrency: concurrency ?? unlimited,
        tokens: Math.min(tokens, tpm ?? 0),
      };
    });
    return { kind: 'take', ...amounts, place, parties: steps };
  }

  #readAnswer(
    { parties }: LimitRequest,
    step: LimitStep,
    [kind = '', wait = '0', ...used]: readonly string[],
  ): LimitAnswer {
    const report = createReport(parties, used.map(Number));
    if (kind !== '')
      return { report, outcome: { kind: kind as LimitRefusal['kind'], retryAfterMs: Number(wait) } };
    this.#keeper.add(step.id, listSlots(step));
    const lease: LimitLease = {
      end: (usedTokens) => {
        this.#end(step, usedTokens);
      },
    };
    return { report, outcome: lease };
  }

  #end(step: LimitStep, usedTokens: number): void {
    const parties = step.parties.map((party) => ({ ...party, tokens: usedTokens - party.tokens }));
    this.#keeper.end({ ...step, kind: 'end', requests: 0, parties });
  }

  #renew(kind: 'renew' | 'retake', key: string, requestId: string): Promise<number> {
    return this.#inTime(this.#client.renewLease(1, key, requestId, this.#limits.leaseMs, kind));
  }

  #inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const { answerMs } = this.#limits;
    return withinTime(answer, answerMs, `Redis did not answer within ${String(answerMs)} ms`);
  }

  /** What fails is tried again at the next beat. */
  readonly #beat = (): void => {
    const { beatMs } = this.#limits;
    this.#keeper.renew();
    const counting = this.#client.countNodes(1, `${this.#prefix}limits:nodes`, this.#nodeId, 3 * beatMs);
    this.#inTime(counting).then(
      (count) => {
        this.nodeCount = Math.max(1, count);
        this.state = 'ok';
      },
      () => {
        this.state = 'failing';
      },
    );
  };
}

function defineCommands(client: Redis): LimitClient {
  client.defineCommand('runLimits', { lua: limitScript });
  client.defineCommand('renewLease', { lua: renewScript });
  client.defineCommand('countNodes', { lua: countNodesScript });
  return client as LimitClient;
}

/** As the script takes it. */
const unlimited = -1;

function listSlots({ parties }: LimitStep): readonly string[] {
  return parties.map(({ keys: [, slots] }) => slots);
}
