import { describe, expect, it } from 'vitest';
import { createReadiness } from '../../../src/server/create-readiness.ts';

const answering = { ping: () => Promise.resolve() };
const silent = { ping: () => Promise.reject(new Error('away')) };
const calm = { isOverloaded: false };
const working = { state: 'ok' as const };

describe('createReadiness', () => {
  it('depends on the database', async () => {
    expect(await createReadiness({ database: silent, watch: calm, recorder: working }).check()).toEqual({
      isReady: false,
      checks: { database: 'failing', load: 'ok', usageRecords: 'ok' },
    });
  });

  it('depends on the load', async () => {
    const watch = { isOverloaded: true };
    expect(await createReadiness({ database: answering, watch, recorder: working }).check()).toEqual({
      isReady: false,
      checks: { database: 'ok', load: 'failing', usageRecords: 'ok' },
    });
  });

  it('shows that usage records do not go out, and stays ready', async () => {
    const recorder = { state: 'failing' as const };
    expect(await createReadiness({ database: answering, watch: calm, recorder }).check()).toEqual({
      isReady: true,
      checks: { database: 'ok', load: 'ok', usageRecords: 'failing' },
    });
  });

  it('has no check of usage records that are switched off', async () => {
    expect(await createReadiness({ database: answering, watch: calm, recorder: null }).check()).toEqual({
      isReady: true,
      checks: { database: 'ok', load: 'ok' },
    });
  });

  it('asks the database once for all who ask meanwhile', async () => {
    let count = 0;
    const database = { ping: () => Promise.resolve(void count++) };
    const { check } = createReadiness({ database, watch: calm, recorder: null });
    await Promise.all([check(), check(), check()]);
    expect(count).toBe(1);
    await check();
    expect(count).toBe(2);
  });
});
