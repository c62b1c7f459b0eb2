import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../src/core/clock.ts';
import { createUsageRecorder } from '../../../src/metering/index.ts';
import { openDatabase, type Database } from '../../../src/stores/index.ts';
import { createTestKey } from '../../support/key-store-suite.ts';
import { createTestRecord } from '../../support/usage-store-suite.ts';

let directory: string;
let path: string;
let database: Database;
/** The threads that were started, oldest first. */
let threads: Worker[];

const noteThread = (thread: Worker) => threads.push(thread);

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'specway-usage-thread-'));
  path = join(directory, 'usage.db');
  threads = [];
  process.on('worker', noteThread);
  database = await openDatabase(`sqlite:${path}`);
});

afterEach(async () => {
  process.off('worker', noteThread);
  await database.close();
  rmSync(directory, { recursive: true });
});

function createRecords(count: number, first = 0) {
  return Array.from({ length: count }, (_, index) =>
    createTestRecord({ requestId: `req_${String(first + index)}`, startedAt: 1_790_000_000_000 + index }),
  );
}

function countRows(): number {
  const reader = new DatabaseSync(path, { readOnly: true });
  const row = reader.prepare('select count(*) as count from usage_records').get();
  reader.close();
  return Number(row?.['count']);
}

/** A connection of somebody else that holds the write lock. */
function lockDatabase(): { unlock: () => void } {
  const other = new DatabaseSync(path);
  other.exec('begin immediate');
  return {
    unlock: () => {
      other.exec('commit');
      other.close();
    },
  };
}

/** How late a timer of this thread was at the worst, in milliseconds, while `work` went on. */
async function measureLongestBlock(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  await work();
  clearInterval(timer);
  return longest;
}

/** Has a program of its own do this with `database`, which is at `path`. Gives what it printed: its output, its errors. */
async function runProgram(work: string): Promise<readonly [string, string]> {
  const script = join(directory, 'program.mts');
  const entry = JSON.stringify(new URL('../../../src/stores/index.ts', import.meta.url).href);
  writeFileSync(
    script,
    `import { DatabaseSync } from 'node:sqlite';
     import { openDatabase } from ${entry};
     const path = ${JSON.stringify(path)};
     const database = await openDatabase('sqlite:' + path);
     ${work}`,
  );
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [script], { timeout: 15_000 });
  return [stdout, stderr];
}

describe('usage records in a SQLite file', () => {
  it('starts its thread with the first records, and no other', async () => {
    await database.keys.insert(createTestKey());
    await database.usage.insert([]);
    expect(threads).toHaveLength(0);
    await database.usage.insert(createRecords(2));
    await database.usage.insert(createRecords(2, 2));
    expect(threads).toHaveLength(1);
    expect(countRows()).toBe(4);
  });

  it('writes a batch wholly or not at all', async () => {
    const bad = createTestRecord({ requestId: 'bad', model: null as never });
    await expect(database.usage.insert([...createRecords(1_000), bad])).rejects.toThrow('NOT NULL');
    await expect(database.usage.insert([bad, ...createRecords(1_000)])).rejects.toThrow('NOT NULL');
    expect(countRows()).toBe(0);
    await database.usage.insert(createRecords(1_000));
    expect(countRows()).toBe(1_000);
    expect(threads).toHaveLength(1);
  });

  it('adds to a batch that is there in part what is missing', async () => {
    await database.usage.insert(createRecords(555));
    await database.usage.insert(createRecords(1_003));
    expect(countRows()).toBe(1_003);
  });

  it('never blocks the event loop for a write, however slow the disk is', async () => {
    await database.usage.insert(createRecords(1));
    const { unlock } = lockDatabase();
    // The thread waits for the lock all the while; a write in this thread would block it for as long.
    const longest = await measureLongestBlock(async () => {
      const written = database.usage.insert(createRecords(1_000));
      await sleep(500);
      unlock();
      await written;
    });
    expect(longest).toBeLessThan(500);
    expect(countRows()).toBe(1_000);
  });

  it('takes little of the event loop for 20,000 records', async () => {
    await database.usage.insert(createRecords(1_000));
    const batches = Array.from({ length: 20 }, (_, batch) => createRecords(1_000, 1_000 * batch));
    const [before, beforeAll] = [process.threadCpuUsage(), process.cpuUsage()];
    for (const batch of batches) await database.usage.insert(batch);
    const [here, all] = [process.threadCpuUsage(before), process.cpuUsage(beforeAll)];
    // A sixth or so; written in this thread they took all of it, whatever else the machine does.
    expect((here.user + here.system) / (all.user + all.system)).toBeLessThan(0.6);
    expect(countRows()).toBe(20_000);
  });

  it('rejects while somebody else holds the lock for long, and writes when it is free', async () => {
    const { unlock } = lockDatabase();
    await expect(database.usage.insert(createRecords(10))).rejects.toThrow('database is locked');
    unlock();
    await database.usage.insert(createRecords(10));
    expect(countRows()).toBe(10);
    expect(threads).toHaveLength(1);
  });

  it('lets keys be written while records are', async () => {
    const writes = Array.from({ length: 10 }, (_, batch) =>
      database.usage.insert(createRecords(1_000, batch * 1_000)),
    );
    for (let index = 0; index < 20; index++)
      await database.keys.insert({ ...createTestKey(), id: `key_${String(index)}`, hash: String(index) });
    await Promise.all(writes);
    expect(await database.keys.countValid()).toBe(20);
    expect(countRows()).toBe(10_000);
  });

  it('starts another thread after one crashed in the middle of a write; nothing is lost or written twice', async () => {
    const states: string[] = [];
    const recorder = createUsageRecorder({
      store: database.usage,
      onStoreState: (state) => states.push(state),
      onLoss: (count) => states.push(`lost ${String(count)}`),
      onRefusal: (refused) => states.push(`refused ${String(refused.length)}`),
      clock: systemClock,
      limits: { retryMs: 10 },
    });
    await database.usage.insert(createRecords(1));
    const { unlock } = lockDatabase();
    for (const record of createRecords(3_000)) recorder.record(record);
    await sleep(300);
    const crashed = threads[0]?.terminate();
    unlock();
    await crashed;
    await recorder.close(10_000);
    expect(threads).toHaveLength(2);
    expect(states).toEqual(['failing', 'working']);
    expect(countRows()).toBe(3_000);
  });

  it('says why its thread cannot work, and tries again with the next records', async () => {
    const gone = await openDatabase(`sqlite:${join(directory, 'gone', 'usage.db')}`);
    rmSync(join(directory, 'gone'), { recursive: true });
    await expect(gone.usage.insert(createRecords(1))).rejects.toThrow('unable to open database file');
    await expect(gone.usage.insert(createRecords(1))).rejects.toThrow('unable to open database file');
    expect(threads).toHaveLength(2);
    await gone.close();
  });

  it('finishes what it is writing when it is closed, ends its thread, and takes no more', async () => {
    await database.usage.insert(createRecords(1));
    const written = database.usage.insert(createRecords(200));
    await nextTurn();
    await Promise.all([written, database.close()]);
    expect(countRows()).toBe(200);
    expect(threads[0]?.threadId).toBe(-1);
    await expect(database.usage.insert(createRecords(1))).rejects.toThrow('database is not open');
  });

  it('does not wait with closing for a lock that somebody else keeps', async () => {
    const { unlock } = lockDatabase();
    const written = expect(database.usage.insert(createRecords(1))).rejects.toThrow('database is locked');
    await sleep(100);
    await database.close();
    await written;
    unlock();
    expect(countRows()).toBe(0);
  });

  it('keeps a program alive until its records are written, and no longer', async () => {
    const record = JSON.stringify(createTestRecord());
    const printed = await runProgram(`await database.usage.insert([${record}]); console.log('written');`);
    expect(printed).toEqual(['written\n', '']);
    expect(countRows()).toBe(1);
  });

  it('keeps a program alive until it is closed, whatever is refused meanwhile', async () => {
    const record = JSON.stringify(createTestRecord());
    const printed = await runProgram(
      `const other = new DatabaseSync(path);
       other.exec('begin immediate');
       database.usage.insert([${record}]).catch((error) => console.log(error.message));
       await database.close();
       console.log('closed');`,
    );
    expect(printed).toEqual(['database is locked\nclosed\n', '']);
  });
});

describe('usage records in a database in memory', () => {
  it('need no thread', async () => {
    const memory = await openDatabase('sqlite::memory:');
    await memory.usage.insert(createRecords(1_000));
    expect(threads).toHaveLength(0);
    await memory.close();
    await expect(memory.usage.insert(createRecords(1))).rejects.toThrow('database is not open');
  });
});
