import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { createApiKey, createStoredApiKey } from '../../src/auth/index.ts';
import { systemClock } from '../../src/core/clock.ts';
import type { GatewayConfig, PriceConfig } from '../../src/core/config.ts';
import type { KeySettings } from '../../src/core/principal.ts';
import { auditLedger, openDatabase, type Database } from '../../src/stores/index.ts';
import { createTestConfig, createTestGateway, type TestGateway } from './create-test-gateway.ts';

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

export interface ChargedGatewayOptions {
  /** By neutral id. */
  readonly prices?: Readonly<Record<string, PriceConfig>>;
  readonly fallbacks?: Readonly<Record<string, readonly string[]>>;
  readonly config?: Partial<GatewayConfig>;
}

export async function createChargedGateway(options: ChargedGatewayOptions = {}): Promise<ChargedGateway> {
  const { prices = {}, fallbacks = {}, config = {} } = options;
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
  const gateway = await createTestGateway({ config: { databaseUrl, models, ...config } });
  const database = await openDatabase(databaseUrl);
  const raw = new DatabaseSync(join(directory, 'specway.db'), { readBigInts: true, timeout: 5_000 });
  return {
    gateway,
    database,
    createPayer: (quota, settings = {}) => createPayer({ database, raw }, quota, settings),
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

interface Stores {
  readonly database: Database;
  readonly raw: DatabaseSync;
}

async function createPayer(
  { database, raw }: Stores,
  quota: bigint | 'unlimited',
  settings: Partial<KeySettings>,
): Promise<Payer> {
  const userId = `usr_${randomUUID()}`;
  const insert = raw.prepare(
    `insert into accounts (id, user_id, kind, unlimited, created_at) values (?, ?, 'quota', ?, 0)`,
  );
  insert.run(userId, userId, quota === 'unlimited' ? 1 : 0);
  if (typeof quota === 'bigint' && quota > 0n) {
    const move = { accountId: userId, amount: quota, actor: 'test', reason: 'test', idempotencyKey: null };
    await database.moves.credit(move);
  }
  const apiKey = createApiKey();
  const key = createStoredApiKey(apiKey, { name: 'test', userId, clock: systemClock, ...settings });
  await database.keys.insert(key);
  return {
    userId,
    keyId: key.id,
    apiKey,
    readBalance: async () => {
      const balance = await database.moves.readBalance(userId);
      if (balance === null) throw new Error('no account');
      const { available, held, spent } = balance;
      return { available, held, spent };
    },
  };
}
