import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { createApiKey, createStoredApiKey } from '../../src/auth/index.ts';
import { systemClock } from '../../src/core/clock.ts';
import type { GatewayConfig, PriceConfig } from '../../src/core/config.ts';
import type { KeySettings } from '../../src/core/principal.ts';
import { openDatabase, type Database } from '../../src/stores/index.ts';
import { auditLedger } from '../../src/stores/tools.ts';
import {
  createTestConfig,
  createTestGateway,
  type TestGateway,
  type TestGatewayOptions,
} from './create-test-gateway.ts';

/** A gateway whose models cost something, in front of the simulator. Close it after the test. */
export interface ChargedGateway {
  readonly gateway: TestGateway;
  /** Opened beside the gateway. */
  readonly database: Database;
  /** A new user with so many micro-USD, and a key of theirs. */
  createPayer(quota: bigint | 'unlimited', settings?: Partial<KeySettings>): Promise<Payer>;
  /** What the audit finds while nothing is under way. */
  audit(): Promise<readonly string[]>;
  query(sql: string): readonly Readonly<Record<string, SQLOutputValue>>[];
  close(): Promise<void>;
}

/** Somebody who pays. */
export interface Payer {
  readonly userId: string;
  readonly keyId: string;
  readonly apiKey: string;
  readBalance(): Promise<{ readonly available: bigint; readonly held: bigint; readonly spent: bigint }>;
}

export interface ChargedGatewayOptions extends Pick<TestGatewayOptions, 'handlers'> {
  /** By neutral id. */
  readonly prices?: Readonly<Record<string, PriceConfig>>;
  readonly fallbacks?: Readonly<Record<string, readonly string[]>>;
  readonly config?: Partial<GatewayConfig>;
}

export async function createChargedGateway(options: ChargedGatewayOptions = {}): Promise<ChargedGateway> {
  const { prices = {}, fallbacks = {}, config = {}, handlers } = options;
  const directory = mkdtempSync(join(tmpdir(), 'specway-charged-'));
  const databaseUrl = `sqlite:${join(directory, 'specway.db')}`;
  const names = [...new Set([...Object.keys(prices), ...Object.keys(fallbacks)])];
  const models = Object.fromEntries(
    names.map((name) => {
      const price = prices[name];
      return [
        name,
        { fallbacks: fallbacks[name] ?? [], aliases: [], ...(price === undefined ? {} : { price }) },
      ];
    }),
  );
  const gateway = await createTestGateway({
    config: { databaseUrl, models, ...config },
    ...(handlers && { handlers }),
  });
  const database = await openDatabase(databaseUrl);
  const raw = new DatabaseSync(join(directory, 'specway.db'), { readBigInts: true, timeout: 5_000 });
  return {
    gateway,
    database,
    createPayer: async (quota, settings = {}) => {
      const payer = await createPayer(database, quota, settings);
      if (quota === 'unlimited') raw.exec(`update accounts set unlimited = 1 where id = '${payer.userId}'`);
      return payer;
    },
    audit: async () => (await auditLedger(databaseUrl, 'settled')).faults,
    query: (sql) => raw.prepare(sql).all(),
    close: async () => {
      await gateway.stop();
      await database.close();
      raw.close();
      rmSync(directory, { recursive: true });
    },
  };
}

/** What a gateway of tests is made from; for changes of single limits. */
export const testConfig: GatewayConfig = createTestConfig(tmpdir());

/** A new user and a key of theirs, in any database. */
export async function createPayer(
  database: Database,
  quota: bigint | 'unlimited',
  settings: Partial<KeySettings>,
): Promise<Payer> {
  const id = `usr_${randomUUID()}`;
  const name = id.slice(4, 30);
  const user = {
    id,
    username: name,
    displayName: name,
    role: 'user',
    passwordHash: null,
    isOneTime: false,
  } as const;
  const none = { affCode: null, inviterReward: 0n, inviteeReward: 0n, maxRewards: 0 };
  const startQuota = quota === 'unlimited' ? 0n : quota;
  await database.accounts.users.register({ ...user, affCode: name }, { startQuota, ...none });
  const apiKey = createApiKey();
  const key = createStoredApiKey(apiKey, { name: 'test', userId: id, clock: systemClock, ...settings });
  await database.keys.insert(key);
  return {
    userId: id,
    keyId: key.id,
    apiKey,
    readBalance: async () => {
      const balance = await database.moves.readBalance(id);
      if (balance === null) throw new Error('no account');
      const { available, held, spent } = balance;
      return { available, held, spent };
    },
  };
}
