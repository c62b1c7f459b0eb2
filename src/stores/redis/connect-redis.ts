import { Redis, ReplyError } from 'ioredis';
import { RedisRefusal, type RedisReply } from './redis-refusal.ts';

/** Longest wait for a connection, in milliseconds. */
const connectMs = 2_000;

/** Shortest time from one connection that is given up because Redis is a replica to the next, in milliseconds. */
const replicaMs = 1_000;

/** A proxy whose Redis is away takes connections and ends them, which is no error to the library. */
const hungUp = 'the connection is closed before anything is said';

export interface RedisConnectionOptions {
  /** `redis://` or `rediss://`. */
  readonly url: string;
  /** Told when the connection broke or could not be made; there is nothing to do but to log it. */
  readonly onConnectionError: (error: Error) => void;
  /** Told when Redis is there and refuses the connection: once, until it has taken one. What `begun` rejects with is told by that. */
  readonly onRefused: (error: RedisRefusal) => void;
}

export interface RedisConnection {
  readonly client: Redis;
  /**
   * Resolves once the connection is there, or cannot be made for the time being, as while Redis is away. Rejects with RedisRefusal
   * where Redis refuses the database of the URL.
   */
  readonly begun: Promise<undefined>;
  /** Why a command failed: where it had no connection, why there is none, which the library's own error does not say. */
  readonly explain: (error: unknown) => unknown;
}

/**
 * Nothing waits for a Redis that is away: commands without a connection fail at once, and those without an answer soon
 * (the library's own settings hang for eight seconds).
 */
export function connectRedis({ url, onConnectionError, onRefused }: RedisConnectionOptions): RedisConnection {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    // Who asked has been answered without Redis by then: it would be counted twice.
    autoResendUnfulfilledCommands: false,
    // Nobody waits so long: it ends a connection that never becomes ready.
    commandTimeout: connectMs,
    maxRetriesPerRequest: 1,
    connectTimeout: connectMs,
    retryStrategy: (attempt) => Math.min(100 * attempt, 2_000),
    reconnectOnError: createReplicaCheck(),
  });
  const beginning = Promise.withResolvers<undefined>();
  // Not everybody waits for it.
  beginning.promise.catch(() => undefined);
  let refusal: RedisRefusal | null = null;
  let broken: Error | null = null;
  let wasReady = false;
  let hasBegun = false;
  client.on('ready', () => {
    wasReady = true;
    hasBegun = true;
    refusal = null;
    broken = null;
    beginning.resolve(undefined);
  });
  const fail = (error: Error): void => {
    broken = error;
    // The library would go on with database 0 where it could not have the one of the URL.
    if (client.status === 'connect') client.disconnect(true);
    if (error instanceof ReplyError && refusal === null) {
      refusal = new RedisRefusal(error as RedisReply);
      if (hasBegun || !refusal.isOfDatabase) onRefused(refusal);
    } else onConnectionError(error);
    if (refusal?.isOfDatabase === true) beginning.reject(refusal);
    else beginning.resolve(undefined);
    hasBegun = true;
  };
  client.on('error', fail);
  client.on('reconnecting', () => {
    if (!wasReady && broken === null) fail(new Error(hungUp));
    wasReady = false;
  });
  const explain = (error: unknown) => broken ?? error;
  return { client, begun: beginning.promise, explain };
}

/**
 * Whether an answer is a reason to connect anew. A Redis that has become a replica keeps its connections and refuses whatever writes; the
 * address may lead to another one by now. Redis 6 and earlier say so within their words for a script that fails.
 */
function createReplicaCheck(): (error: Error) => boolean {
  let leftAt = -Infinity;
  return ({ message }) => {
    const now = performance.now();
    if (!/(?:^|-)READONLY /.test(message) || now - leftAt < replicaMs) return false;
    leftAt = now;
    return true;
  };
}
