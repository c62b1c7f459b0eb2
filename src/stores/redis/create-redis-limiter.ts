import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import {
  chooseTighterLevel,
  slotRetryMs,
  type LimitAnswer,
  type LimitedParty,
  type LimitLease,
  type LimitLevel,
  type LimitRefusal,
  type LimitReport,
  type LimitRequest,
  type SharedLimiter,
} from '../../core/limiter.ts';
import { LeaseKeeper } from './lease-keeper.ts';
import { LimitCalls, type LimitStep, type PartyStep } from './limit-calls.ts';
import { countNodesScript, limitScript, renewScript } from './limit-scripts.ts';

export interface RedisLimiterOptions {
  /** `redis://` or `rediss://`. */
  readonly url: string;
  /** Every key begins with it. */
  readonly prefix: string;
  /** Told when the connection broke or could not be made; there is nothing to do but to log it. */
  readonly onConnectionError: (error: Error) => void;
  readonly limits?: Partial<RedisLimiterLimits>;
}

export interface RedisLimiterLimits {
  /** How long a request keeps its slot after its node has fallen silent, in milliseconds. Default 60000. */
  readonly leaseMs: number;
  /** How often the node says that it is there, and leases are renewed that are a third over, in milliseconds. Default 5000. */
  readonly beatMs: number;
}

const defaultLimits: RedisLimiterLimits = { leaseMs: 60_000, beatMs: 5_000 };

/** Longest wait for an answer, in milliseconds. */
const answerMs = 50;

const windowMs = 60_000;

/** The commands that the scripts are, with keys and arguments as one list of `KEYS` and `ARGV`. */
interface LimitCommands {
  runLimits(keyCount: number, ...parts: readonly (string | number)[]): Promise<readonly string[]>;
  renewLease(keyCount: number, ...parts: readonly (string | number)[]): Promise<unknown>;
  countNodes(keyCount: number, ...parts: readonly (string | number)[]): Promise<number>;
}

type LimitClient = Redis & LimitCommands;

/** Limits of all nodes together, counted by Redis: a step for each request that begins, and one that nobody waits for at its end. */
export function createRedisLimiter(options: RedisLimiterOptions): SharedLimiter {
  return new RedisLimiter(options);
}

class RedisLimiter implements SharedLimiter {
  readonly #client: LimitClient;
  readonly #prefix: string;
  readonly #limits: RedisLimiterLimits;
  readonly #calls: LimitCalls;
  readonly #keeper: LeaseKeeper;
  readonly #nodeId = randomUUID();
  readonly #timer: NodeJS.Timeout;
  nodeCount = 1;
  state: SharedLimiter['state'] = 'failing';

  constructor({ url, prefix, onConnectionError, limits = {} }: RedisLimiterOptions) {
    this.#prefix = prefix;
    this.#limits = { ...defaultLimits, ...limits };
    const client = connect(url, onConnectionError);
    this.#client = client;
    const head = [this.#limits.leaseMs, slotRetryMs];
    this.#calls = new LimitCalls((keys, parts) => client.runLimits(keys.length, ...keys, ...head, ...parts));
    this.#keeper = new LeaseKeeper(this.#limits.leaseMs, {
      end: (step) => this.#calls.add(step),
      renew: (key, requestId) => this.#client.renewLease(1, key, requestId, this.#limits.leaseMs),
    });
    this.#client.on('ready', this.#beat);
    this.#timer = setInterval(this.#beat, this.#limits.beatMs).unref();
  }

  async take(request: LimitRequest): Promise<LimitAnswer> {
    const step = this.#createStep(request);
    try {
      return this.#readAnswer(request, step, await this.#calls.add(step));
    } catch (error) {
      // It may have been counted all the same.
      this.#end(step, 0);
      throw error;
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#keeper.flush(answerMs);
    this.#client.disconnect();
  }

  /** In one place of a cluster: that of the first party. */
  #createStep({ requestId, parties, tokens }: LimitRequest): LimitStep {
    const place = parties[0]?.id ?? '';
    const steps = parties.map(({ id, limits: { rpm, tpm, concurrency } }): PartyStep => {
      const key = `${this.#prefix}limits:{${place}}:${id}`;
      return {
        keys: [key, `${key}:requests`],
        rpm: rpm ?? unlimited,
        tpm: tpm ?? unlimited,
        concurrency: concurrency ?? unlimited,
        tokens: Math.min(tokens, tpm ?? 0),
      };
    });
    return { kind: 'take', requestId, place, parties: steps };
  }

  #readAnswer(
    { parties }: LimitRequest,
    step: LimitStep,
    [kind = '', wait = '0', ...used]: readonly string[],
  ): LimitAnswer {
    const report = createReport(parties, used.map(Number));
    if (kind !== '')
      return { report, outcome: { kind: kind as LimitRefusal['kind'], retryAfterMs: Number(wait) } };
    this.#keeper.add(
      step.requestId,
      step.parties.map(({ keys: [, slots] }) => slots),
    );
    const lease: LimitLease = {
      end: (usedTokens) => {
        this.#end(step, usedTokens);
      },
    };
    return { report, outcome: lease };
  }

  #end(step: LimitStep, usedTokens: number): void {
    const parties = step.parties.map((party) => ({ ...party, tokens: usedTokens - party.tokens }));
    this.#keeper.end({ ...step, kind: 'end', parties });
  }

  /** What fails is tried again at the next beat. */
  readonly #beat = (): void => {
    const { beatMs } = this.#limits;
    this.#keeper.renew();
    this.#client.countNodes(1, `${this.#prefix}limits:nodes`, this.#nodeId, 3 * beatMs).then(
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

/**
 * Nothing waits for a Redis that is away: commands without a connection fail at once, and those without an answer soon
 * (the library's own settings hang for eight seconds).
 */
function connect(url: string, onConnectionError: (error: Error) => void): LimitClient {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    commandTimeout: answerMs,
    maxRetriesPerRequest: 1,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(100 * attempt, 2_000),
  });
  client.on('error', onConnectionError);
  client.defineCommand('runLimits', { lua: limitScript });
  client.defineCommand('renewLease', { lua: renewScript });
  client.defineCommand('countNodes', { lua: countNodesScript });
  return client as LimitClient;
}

/** As the script takes it. */
const unlimited = -1;

function createReport(parties: readonly LimitedParty[], used: readonly number[]): LimitReport {
  let requests: LimitLevel | null = null;
  let tokens: LimitLevel | null = null;
  for (const [index, { limits }] of parties.entries()) {
    requests = chooseTighterLevel(requests, describeLevel(used[2 * index], limits.rpm));
    tokens = chooseTighterLevel(tokens, describeLevel(used[2 * index + 1], limits.tpm));
  }
  return { requests, tokens };
}

function describeLevel(used = 0, limit: number | null): LimitLevel | null {
  if (limit === null) return null;
  return { limit, remaining: Math.max(0, Math.floor(limit - used)), resetMs: (used / limit) * windowMs };
}
