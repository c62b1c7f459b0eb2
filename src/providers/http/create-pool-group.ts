import { createRequire } from 'node:module';
import type * as Undici from 'undici';
import type { buildConnector, Pool } from 'undici';
import { holdWhileWriting } from './hold-while-writing.ts';

/** undici is loaded for the first call: a gateway with nothing but its simulator makes none. */
const requireModule = createRequire(import.meta.url);

/** Connections to one origin. */
export interface PoolGroup {
  /** A pool with room for one more exchange; `running` is already counted up. */
  take(): PoolShare;
  /** Ends what is running and closes every connection. */
  destroy(): Promise<void>;
}

/** One pool of a group. Whoever took it counts `running` down when the exchange has ended. */
export interface PoolShare {
  readonly pool: Pool;
  running: number;
}

/**
 * Exchanges per pool. undici looks through all connections of a pool for a free one, which takes some 30 ns each: with
 * thousands of open streams in one pool, each new call would cost more than the call itself.
 */
const sharesRunning = 128;

/** How connections of a group are made. */
export type ConnectOptions = buildConnector.BuildOptions;

/** Creates pools for `origin` as they are needed. */
export function createPoolGroup(
  origin: string,
  options: Omit<Pool.Options, 'connect'>,
  connect: ConnectOptions,
): PoolGroup {
  const shares: PoolShare[] = [];
  return {
    take() {
      let share = shares.find(({ running }) => running < sharesRunning);
      if (share === undefined) {
        const undici = requireModule('undici') as typeof Undici;
        const pool = new undici.Pool(origin, { ...options, connect: createConnector(undici, connect) });
        share = { pool, running: 0 };
        shares.push(share);
      }
      share.running++;
      return share;
    },
    async destroy() {
      await Promise.all(shares.map(({ pool }) => pool.destroy()));
    },
  };
}

/** As undici connects by itself, but that writes hold what they read from. */
function createConnector(
  { buildConnector }: typeof Undici,
  options: ConnectOptions,
): buildConnector.connector {
  const connect = buildConnector(options);
  return (target, done) => {
    connect(target, (...[error, socket]) => {
      if (error === null) done(null, holdWhileWriting(socket));
      else done(error, null);
    });
  };
}
