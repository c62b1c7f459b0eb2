import { describe, expect, it } from 'vitest';
import { LimitCalls, type LimitStep } from '../../../../src/stores/redis/limit-calls.ts';

interface Call {
  readonly keys: readonly string[];
  readonly parts: readonly (string | number)[];
}

function createStep(kind: LimitStep['kind'], id: string, place = 'user_1'): LimitStep {
  const limits = { rpm: 60, tpm: -1, concurrency: 5, tokens: 7 };
  const name = (id: string) => [`${place}:${id}`, `${place}:${id}:requests`] as const;
  return {
    kind,
    id,
    spareIds: kind === 'end' ? [`${id}.0`] : [],
    requests: 1,
    times: 1,
    place,
    parties: [
      { keys: name('user'), ...limits },
      { keys: name('key'), ...limits },
    ],
  };
}

describe('LimitCalls', () => {
  it('makes one call of all steps of a turn, in their order, and names each party once', async () => {
    const calls: Call[] = [];
    const limits = new LimitCalls((keys, parts) => {
      calls.push({ keys, parts });
      return Promise.resolve(['', '0', '1', '7', '1', '7', 'requests', '500', '60', '7', '60', '7']);
    });
    const answers = await Promise.all([
      limits.add(createStep('take', 'req_1')),
      limits.add(createStep('end', 'req_0')),
      limits.add(createStep('take', 'req_2')),
    ]);
    expect(answers).toEqual([['', '0', '1', '7', '1', '7'], [], ['requests', '500', '60', '7', '60', '7']]);
    const parties = [1, 60, -1, 5, 7, 2, 60, -1, 5, 7];
    expect(calls).toEqual([
      {
        keys: ['user_1:user', 'user_1:user:requests', 'user_1:key', 'user_1:key:requests'],
        parts: [
          ...['take', 1, 1, 1, 'req_1', 2, ...parties],
          ...['end', 1, 1, 2, 'req_0', 'req_0.0', 2, ...parties],
          ...['take', 1, 1, 1, 'req_2', 2, ...parties],
        ],
      },
    ]);
  });

  it('makes a call for each place of a cluster', async () => {
    const places: (string | undefined)[] = [];
    const limits = new LimitCalls((keys) => {
      places.push(keys[0]);
      return Promise.resolve([]);
    });
    await Promise.all([
      limits.add(createStep('end', 'req_1', 'user_1')),
      limits.add(createStep('end', 'req_2', 'user_2')),
    ]);
    expect(places).toEqual(['user_1:user', 'user_2:user']);
  });

  it('makes several calls where steps are about many slots, so that others of Redis need not wait', async () => {
    const counts: number[] = [];
    const limits = new LimitCalls((_, parts) => {
      counts.push(parts.filter((part) => part === 'end').length);
      return Promise.resolve([]);
    });
    const spareIds = Array.from({ length: 99 }, (_, number) => `slot_${String(number)}`);
    const large = (number: number) => ({ ...createStep('end', `req_${String(number)}`), spareIds });
    await Promise.all(Array.from({ length: 5 }, (_, number) => limits.add(large(number))));
    expect(counts).toEqual([2, 2, 1]);
  });

  it('rejects every step of a call that fails, and none of the next one', async () => {
    let isAway = true;
    const limits = new LimitCalls(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve([])));
    const failed = await Promise.allSettled([
      limits.add(createStep('take', 'req_1')),
      limits.add(createStep('end', 'req_2')),
    ]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    await expect(limits.add(createStep('end', 'req_2'))).resolves.toEqual([]);
  });
});
