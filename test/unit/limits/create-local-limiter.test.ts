import { describe, expect, it } from 'vitest';
import { createLocalLimiter } from '../../../src/limits/index.ts';
import { describeLimiter } from '../../support/limiter-suite.ts';

describeLimiter('in this process', () => {
  let time = 1_000;
  const limiter = createLocalLimiter({ now: () => time });
  const advance = (milliseconds: number) => {
    time += milliseconds;
    return Promise.resolve();
  };
  return Promise.resolve({ limiter, advance, close: () => limiter.close() });
});

describe('createLocalLimiter', () => {
  it('answers without a promise', () => {
    const limiter = createLocalLimiter();
    const limits = { rpm: 5, tpm: null, concurrency: null };
    expect(
      limiter.take({ requestId: 'req_1', parties: [{ id: 'key_1', limits }], tokens: 0 }),
    ).not.toBeInstanceOf(Promise);
  });

  it('counts on for those who have something under way, whoever else comes', async () => {
    let time = 0;
    const limiter = createLocalLimiter({ now: () => time });
    const limits = { rpm: null, tpm: null, concurrency: 1 };
    const take = (id: string) => limiter.take({ requestId: id, parties: [{ id, limits }], tokens: 0 });
    await take('busy');
    for (let index = 0; index < 5_000; index += 1) {
      time += 1;
      const { outcome } = await take(`key_${String(index)}`);
      if ('end' in outcome) outcome.end(0);
    }
    expect((await take('busy')).outcome).toMatchObject({ kind: 'concurrency' });
  });
});
