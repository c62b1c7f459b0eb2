import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/stores/index.ts';
import { describeUsagePurge } from '../../support/usage-purge-suite.ts';
import { describeUsageReader, type OpenedUsageReader } from '../../support/usage-reader-suite.ts';

async function open(url: string, free: () => void = () => undefined): Promise<OpenedUsageReader> {
  const database = await openDatabase(url);
  return {
    store: database.usage,
    keys: database.keys,
    reader: database.records.usage,
    purge: database.purge,
    close: async () => {
      await database.close();
      free();
    },
  };
}

function openFile(): Promise<OpenedUsageReader> {
  const directory = mkdtempSync(join(tmpdir(), 'specway-reader-'));
  return open(`sqlite:${join(directory, 'usage.db')}`, () => {
    rmSync(directory, { recursive: true });
  });
}

describeUsageReader('SQLite in a file', openFile);
describeUsageReader('SQLite in memory', () => open('sqlite::memory:'));
describeUsagePurge('SQLite', openFile);

describe('reading a SQLite file', () => {
  const filter = {
    from: 0,
    to: 1,
    userId: null,
    keyId: null,
    model: null,
    deploymentId: null,
    operationId: null,
    outcome: null,
    status: null,
    requestId: null,
  };

  it('refuses what would wait too long, and goes on', async () => {
    const { reader, close } = await openFile();
    const asked = Array.from({ length: 100 }, () => reader.readTotals(filter));
    const answers = await Promise.allSettled(asked);
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(100);
    expect(refused[0]).toMatchObject({ reason: { reason: 'account_store_unavailable' } });
    expect(await reader.readTotals(filter)).toMatchObject({ requests: 0 });
    await close();
  });
});
