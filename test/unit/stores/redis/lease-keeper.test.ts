import { describe, expect, it } from 'vitest';
import { LeaseKeeper, type LeaseCalls } from '../../../../src/stores/redis/lease-keeper.ts';
import type { LimitStep } from '../../../../src/stores/redis/limit-calls.ts';

const end: LimitStep = {
  kind: 'end',
  id: 'req_1',
  spareIds: [],
  requests: 0,
  times: 1,
  place: '',
  parties: [],
};

/** A keeper of one lease whose slot is forgotten; each call is answered when it is told. */
function createKeeper() {
  const calls: string[] = [];
  const answers: (() => void)[] = [];
  const answer = <Value>(call: string, value: Value) => {
    calls.push(call);
    return new Promise<Value>((resolve) => {
      answers.push(() => {
        resolve(value);
      });
    });
  };
  const leaseCalls: LeaseCalls = {
    end: () => answer('end', []),
    renew: () => answer('renew', 'forgotten'),
    retake: () => answer('retake', undefined),
  };
  const keeper = new LeaseKeeper(60_000, leaseCalls);
  keeper.add('req_1', ['slots']);
  keeper.noteReturn();
  keeper.renew();
  const settle = async () => {
    for (const resolve of answers.splice(0)) resolve();
    await new Promise(setImmediate);
  };
  return { keeper, calls, settle };
}

describe('LeaseKeeper', () => {
  it('takes a slot again that is forgotten', async () => {
    const { calls, settle } = createKeeper();
    await settle();
    expect(calls).toEqual(['renew', 'retake']);
  });

  it('takes none again whose request ended while it was renewed', async () => {
    const { keeper, calls, settle } = createKeeper();
    keeper.end(end);
    await settle();
    expect(calls).toEqual(['renew', 'end']);
  });

  it('tells the end once more of a request that ended while its slot was taken again', async () => {
    const { keeper, calls, settle } = createKeeper();
    await settle();
    keeper.end(end);
    await settle();
    expect(calls).toEqual(['renew', 'retake', 'end', 'end']);
  });
});
