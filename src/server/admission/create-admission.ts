import type { IncomingMessage } from 'node:http';
import { GatewayError } from '../../core/gateway-error.ts';
import type { ClientLoad, ClientLoads } from './client-loads.ts';
import type { LoadWatch } from './watch-load.ts';

export interface AdmissionOptions {
  readonly keys: ClientLoads;
  readonly watch: LoadWatch;
  /** Requests of one key under way at once. */
  readonly requestsPerKey: number;
}

/** Lets requests in, or refuses them before anything is done for them. Shared. */
export interface Admission {
  /**
   * Counts a request of this key. Throws `resource_exhausted` (`concurrency_limit_exceeded`) when it has too many under
   * way, and `unavailable` (`overloaded`) when the process is behind with its work: then large requests wait, and each key
   * is served a few small ones, so that nobody who floods the gateway keeps others out.
   */
  admit(keyId: string, req: IncomingMessage): ClientLoad;
  /** The same for a request of a user who is logged in, of whom fewer may be under way: people ask one thing after the other. */
  admitUser(userId: string, req: IncomingMessage): ClientLoad;
  /** A request that was let in has ended. */
  leave(load: ClientLoad): void;
}

/** A larger body is a large request, in bytes; so is one of unknown length. */
const smallBytes = 64 * 1024;

/** Small requests of one key that are let in in a tenth of a second while the process is overloaded. */
const admittedPerTick = 25;

/**
 * Requests of one user who is logged in, under way at once. What they ask of the database waits in one line on SQLite, a quarter of
 * which this is: nobody keeps others out of it.
 */
const requestsPerUser = 16;

interface RequestLimit {
  readonly whose: string;
  readonly limit: number;
}

/** How long clients are asked to wait, in milliseconds. */
const retryMs = 1_000;

/** Decides by key, and by the state of the process. */
export function createAdmission({ keys, watch, requestsPerKey }: AdmissionOptions): Admission {
  const enter = (id: string, req: IncomingMessage, { whose, limit }: RequestLimit): ClientLoad => {
    const load = keys.enter(id);
    try {
      if (load.requests > limit) throw createTooMany(whose, limit);
      if (watch.isOverloaded) admitWhileOverloaded(load, req, watch.tick);
    } catch (error) {
      keys.leave(load);
      throw error;
    }
    return load;
  };
  const ofKey: RequestLimit = { whose: 'This API key has', limit: requestsPerKey };
  const ofUser: RequestLimit = { whose: 'You have', limit: Math.min(requestsPerUser, requestsPerKey) };
  return {
    admit: (keyId, req) => enter(keyId, req, ofKey),
    admitUser: (userId, req) => enter(userId, req, ofUser),
    leave: (load) => {
      keys.leave(load);
    },
  };
}

function admitWhileOverloaded(load: ClientLoad, { headers }: IncomingMessage, tick: number): void {
  const isLarge =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > smallBytes;
  if (load.tick !== tick) {
    load.tick = tick;
    load.admitted = 0;
  }
  if (isLarge || load.admitted >= admittedPerTick) throw createOverloaded();
  load.admitted += 1;
}

function createTooMany(whose: string, limit: number): GatewayError {
  return new GatewayError(
    'resource_exhausted',
    `${whose} ${String(limit)} requests under way, which is the limit. Wait until one has ended.`,
    { reason: 'concurrency_limit_exceeded', retryAfterMs: retryMs },
  );
}

function createOverloaded(): GatewayError {
  return new GatewayError('unavailable', 'The gateway has too much to do. Try again shortly.', {
    reason: 'overloaded',
    retryAfterMs: retryMs,
  });
}
