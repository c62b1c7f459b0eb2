import { describe, expect, it } from 'vitest';
import { createReadiness, type Progress, type ReadinessParts } from '../../../src/server/create-readiness.ts';

const answering = { ping: () => Promise.resolve() };
const silent = { ping: () => Promise.reject(new Error('away')) };
const works = { state: 'ok' as const };
const fails = { state: 'failing' as const };

const create = (parts: Partial<ReadinessParts> = {}) =>
  createReadiness({
    progress: { phase: 'serving' },
    database: answering,
    ledger: works,
    hasPrices: () => true,
    watch: { isOverloaded: false },
    recorder: works,
    ...parts,
  });
const allWorks = { database: 'ok', ledger: 'ok', load: 'ok', usageRecords: 'ok' };

describe('createReadiness', () => {
  it('lasts from the end of the start until the process is told to stop', async () => {
    const progress: Progress = { phase: 'starting' };
    const { check } = create({ progress });
    expect(await check()).toEqual({ isReady: false, checks: allWorks });
    progress.phase = 'serving';
    expect(await check()).toEqual({ isReady: true, checks: allWorks });
    progress.phase = 'stopping';
    expect(await check()).toEqual({ isReady: false, checks: allWorks });
  });

  it('depends on the database where anything has a price', async () => {
    expect(await create({ database: silent }).check()).toEqual({
      isReady: false,
      checks: { ...allWorks, database: 'failing' },
    });
  });

  it('depends on the ledger where anything has a price', async () => {
    expect(await create({ ledger: fails }).check()).toEqual({
      isReady: false,
      checks: { ...allWorks, ledger: 'failing' },
    });
    expect(await create({ ledger: fails, hasPrices: () => false }).check()).toMatchObject({ isReady: true });
  });

  it('lasts without a database for as long as keys do, where nothing has a price', async () => {
    let now = 0;
    let database = answering;
    const ping = () => database.ping();
    const { check } = create({ database: { ping }, hasPrices: () => false, now: () => now });
    now = 1_000_000;
    expect(await check()).toMatchObject({ isReady: true });
    database = silent;
    now += 599_999;
    expect(await check()).toEqual({ isReady: true, checks: { ...allWorks, database: 'failing' } });
    now += 1;
    expect(await check()).toMatchObject({ isReady: false });
    database = answering;
    expect(await check()).toMatchObject({ isReady: true });
  });

  it('depends on the load', async () => {
    expect(await create({ watch: { isOverloaded: true } }).check()).toEqual({
      isReady: false,
      checks: { ...allWorks, load: 'failing' },
    });
  });

  it('shows that usage records do not go out, and stays ready', async () => {
    expect(await create({ recorder: fails }).check()).toEqual({
      isReady: true,
      checks: { ...allWorks, usageRecords: 'failing' },
    });
  });

  it('has no check of usage records that are switched off', async () => {
    expect((await create({ recorder: null }).check()).checks).toEqual({
      database: 'ok',
      ledger: 'ok',
      load: 'ok',
    });
  });

  it('asks the database once for all who ask meanwhile', async () => {
    let count = 0;
    const { check } = create({ database: { ping: () => Promise.resolve(void count++) } });
    await Promise.all([check(), check(), check()]);
    expect(count).toBe(1);
    await check();
    expect(count).toBe(2);
  });
});
