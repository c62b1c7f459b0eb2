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
import { countNodesScript, endScript, renewScript, takeScript } from './limit-scripts.ts';

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
  takeLimits(keyCount: number, ...parts: readonly (string | number)[]): Promise<readonly string[]>;
  endLimits(keyCount: number, ...parts: readonly (string | number)[]): Promise<unknown>;
  renewLease(keyCount: number, ...parts: readonly (string | number)[]): Promise<unknown>;
  countNodes(keyCount: number, ...parts: readonly (string | number)[]): Promise<number>;
}

type LimitClient = Redis & LimitCommands;

/** What one request takes. */
interface Claim {
  readonly requestId: string;
  readonly parties: readonly LimitedParty[];
  readonly keys: readonly string[];
  /** Tokens, by party. */
  readonly reserved: readonly number[];
  /** As the script takes them. */
  readonly parts: readonly (string | number)[];
}

/** Limits of all nodes together, counted by Redis: one call for each request, and one that nobody waits for at its end. */
export function createRedisLimiter(options: RedisLimiterOptions): SharedLimiter {
  return new RedisLimiter(options);
}

class RedisLimiter implements SharedLimiter {
  readonly #client: LimitClient;
  readonly #prefix: string;
  readonly #limits: RedisLimiterLimits;
  readonly #keeper: LeaseKeeper;
  readonly #nodeId = randomUUID();
  readonly #timer: NodeJS.Timeout;
  nodeCount = 1;

  constructor({ url, prefix, onConnectionError, limits = {} }: RedisLimiterOptions) {
    this.#prefix = prefix;
    this.#limits = { ...defaultLimits, ...limits };
    this.#client = connect(url, onConnectionError);
    this.#keeper = new LeaseKeeper(this.#limits.leaseMs, {
      end: (keys, parts) => this.#client.endLimits(keys.length, ...keys, ...parts),
      renew: (key, requestId) => this.#client.renewLease(1, key, requestId, this.#limits.leaseMs),
    });
    this.#client.on('ready', this.#beat);
    this.#timer = setInterval(this.#beat, this.#limits.beatMs).unref();
  }

  async take(request: LimitRequest): Promise<LimitAnswer> {
    const claim = this.#createClaim(request);
    const { keys, parts } = claim;
    const head = [request.requestId, this.#limits.leaseMs, slotRetryMs];
    try {
      const answer = await this.#client.takeLimits(keys.length, ...keys, ...head, ...parts);
      return this.#readAnswer(claim, answer);
    } catch (error) {
      // It may have been counted all the same.
      this.#end(claim, 0);
      throw error;
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#keeper.flush(answerMs);
    this.#client.disconnect();
  }

  #createClaim({ requestId, parties, tokens }: LimitRequest): Claim {
    const reserved = parties.map(({ limits: { tpm } }) => Math.min(tokens, tpm ?? 0));
    const parts = parties.flatMap(({ limits: { rpm, tpm, concurrency } }, index) => [
      ...[rpm, tpm, concurrency].map(renderLimit),
      reserved[index] ?? 0,
    ]);
    return { requestId, parties, keys: this.#listKeys(parties), reserved, parts };
  }

  #readAnswer(claim: Claim, [kind = '', wait = '0', ...used]: readonly string[]): LimitAnswer {
    const report = createReport(claim.parties, used.map(Number));
    if (kind !== '')
      return { report, outcome: { kind: kind as LimitRefusal['kind'], retryAfterMs: Number(wait) } };
    const slots = claim.keys.filter((_key, index) => index % 2 === 1);
    this.#keeper.add(claim.requestId, slots);
    const lease: LimitLease = {
      end: (usedTokens) => {
        this.#end(claim, usedTokens);
      },
    };
    return { report, outcome: lease };
  }

  #end({ requestId, parties, keys, reserved }: Claim, usedTokens: number): void {
    const parts = parties.flatMap(({ limits: { rpm, tpm } }, index) => [
      renderLimit(rpm),
      renderLimit(tpm),
      usedTokens - (reserved[index] ?? 0),
    ]);
    this.#keeper.end(requestId, keys, [requestId, ...parts]);
  }

  /** In one place of a cluster: that of the first party. */
  #listKeys(parties: readonly LimitedParty[]): readonly string[] {
    const tag = parties[0]?.id ?? '';
    return parties.flatMap(({ id }) => {
      const base = `${this.#prefix}limits:{${tag}}:${id}`;
      return [base, `${base}:requests`];
    });
  }

  /** What fails is tried again at the next beat. */
  readonly #beat = (): void => {
    const { beatMs } = this.#limits;
    this.#keeper.renew();
    this.#client.countNodes(1, `${this.#prefix}limits:nodes`, this.#nodeId, 3 * beatMs).then(
      (count) => {
        this.nodeCount = Math.max(1, count);
      },
      () => undefined,
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
  client.defineCommand('takeLimits', { lua: takeScript });
  client.defineCommand('endLimits', { lua: endScript });
  client.defineCommand('renewLease', { lua: renewScript });
  client.defineCommand('countNodes', { lua: countNodesScript });
  return client as LimitClient;
}

function renderLimit(limit: number | null): number {
  return limit ?? -1;
}

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
