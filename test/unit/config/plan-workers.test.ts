import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { planWorkers } from '../../../src/config/index.ts';

const postgres = { DATABASE_URL: 'postgres://specway@localhost/specway' };

describe('planWorkers', () => {
  it('has as many workers as SPECWAY_WORKERS says', () => {
    expect(planWorkers({ ...postgres, SPECWAY_WORKERS: '3', SPECWAY_LOG_LEVEL: 'warn' })).toEqual({
      count: 3,
      logLevel: 'warn',
      logFormat: null,
    });
    const plan = planWorkers({ ...postgres, SPECWAY_WORKERS: 'auto' });
    expect(plan?.count ?? 1).toBe(Math.min(availableParallelism(), 64));
  });

  it('says how the process logs that watches over them', () => {
    const plan = planWorkers({ ...postgres, SPECWAY_WORKERS: '2', SPECWAY_LOG_FORMAT: 'pretty' });
    expect(plan).toMatchObject({ logLevel: 'info', logFormat: 'pretty' });
  });

  it('knows nothing of what specway.yaml refers to', () => {
    expect(planWorkers({ ...postgres, SPECWAY_WORKERS: '2', SPECWAY_OUR_KEY: 'x' })?.count).toBe(2);
  });

  it.each([
    {},
    { SPECWAY_WORKERS: '' },
    { ...postgres, SPECWAY_WORKERS: '1' },
    // Mistakes, which the one process will explain.
    { SPECWAY_WORKERS: '2' },
    { ...postgres, SPECWAY_WORKERS: 'many' },
    { ...postgres, SPECWAY_WORKERS: '2', SPECWAY_PORT: 'none' },
  ])('is one process with %j', (environment) => {
    expect(planWorkers(environment)).toBeNull();
  });
});
