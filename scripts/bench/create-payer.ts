import { createStoredApiKey } from '../../src/auth/index.ts';
import { systemClock } from '../../src/core/clock.ts';
import { openDatabase } from '../../src/stores/index.ts';
import { acceptsConnections } from './accepts-connections.ts';
import { Unavailable } from './refusal.ts';

/** The key of the user who pays. */
export const payerKey = 'sk-specway-example-key-0002';

/** Never reached: what counts is that they are kept. */
const limits = { rpm: 1e9, tpm: 1e12, concurrency: 1e6 };
/** A million dollars, in micro-USD. */
const startQuota = 10n ** 12n;
const noRewards = { affCode: null, inviterReward: 0n, inviteeReward: 0n, maxRewards: 0 };

/** Makes a user with money, and a key of theirs with every limit, in the database of a gateway that has not started yet. */
export async function createPayer(databaseUrl: string): Promise<void> {
  const database = await openDatabase(databaseUrl);
  try {
    const id = 'usr_bench';
    const names = { username: 'bench', displayName: 'bench', affCode: 'BENCH001' };
    const user = { id, ...names, role: 'user', passwordHash: null, isOneTime: false } as const;
    await database.accounts.users.register(user, { startQuota, ...noRewards });
    const settings = { name: 'bench', userId: id, limits, clock: systemClock };
    await database.keys.insert(createStoredApiKey(payerKey, settings));
  } finally {
    await database.close();
  }
}

const redisPort = 6379;
/** Where limits of many nodes are kept. What the benchmark leaves there goes by itself within minutes. */
export const redisUrl = `redis://127.0.0.1:${String(redisPort)}`;

/** Throws an Unavailable when nobody listens where Redis should. */
export async function findRedis(): Promise<void> {
  if (!(await acceptsConnections(redisPort))) throw new Unavailable(`no Redis at ${redisUrl}.`);
}
