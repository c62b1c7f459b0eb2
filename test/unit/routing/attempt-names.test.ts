import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../src/core/area.ts';
import { mapToNeutralModelId } from '../../../src/core/model-catalogue.ts';
import type { RouterContext } from '../../../src/routing/router-context.ts';
import { AttemptNames } from '../../../src/routing/attempt-names.ts';

type Found = ReturnType<RouterContext['findModel']>;

const served = new Map([
  ['alias', 'ours'],
  ['ours', 'ours'],
  ['second', 'second'],
  ['family-one', 'family-one'],
]);

/** Serves a few models, of which one has an alias. */
function findModel(name: string): Found {
  const id = served.get(name);
  return id === undefined ? null : ({ id } as Found);
}

const called = { upstreamModel: 'family-one-there', name: 'family-one', profile: 'neutral' } as const;
const models = { ours: 'theirs', second: 'theirs', 'family-*': 'their-family-*' };

describe('AttemptNames', () => {
  it('leads from names here to those of the upstream, and back', () => {
    const names = new AttemptNames({ models, discovered: ['listed'] }, called, findModel);
    const asked = ['alias', 'ours', 'family-one', 'listed', 'unknown'];
    expect(asked.map((name) => names.toUpstream(name))).toEqual([
      'theirs',
      'theirs',
      'their-family-one',
      'listed',
      null,
    ]);
    const answered = ['theirs', 'their-family-one', 'second', 'unknown'];
    expect(answered.map((name) => names.toServed(name))).toEqual(['ours', 'family-one', 'second', null]);
  });

  it('lead back to the names that the request was sent with, of several for one model', () => {
    const ask = (name: string) => ({ upstreamModel: 'theirs', name, profile: 'vendor' }) as const;
    const asked = new AttemptNames({ models }, ask('second'), findModel);
    expect([asked.toServed('theirs'), asked.toClient('theirs')]).toEqual(['second', 'second']);
    const named = new AttemptNames({ models }, ask('second'), findModel);
    named.toUpstream('alias');
    named.toUpstream('second');
    expect([named.toServed('theirs'), named.toClient('theirs')]).toEqual(['ours', 'alias']);
  });

  it('lead back from snapshots of the models that were sent, but from those of others only where they were sent', () => {
    const own = { ours: 'theirs', second: 'theirs-20260101' };
    const names = new AttemptNames({ models: own }, { ...called, name: 'mine' }, findModel);
    names.toUpstream('ours');
    expect(names.toClient('theirs-20260101')).toBe('ours');
    expect(names.toClient('family-one-there-20260101')).toBe('mine');
    names.toUpstream('second');
    const answered = ['theirs-20260101', 'theirs', 'theirs-20260102', 'theirs-2026', 'other-20260101'];
    expect(answered.map((name) => names.toClient(name))).toEqual([
      'second',
      'ours',
      'ours',
      'theirs-2026',
      'other-20260101',
    ]);
    expect(names.toServed('theirs-20260102')).toBe('ours');
  });

  it('lead clients to names here, in their spelling', () => {
    const own = { 'chatfam-one': 'theirs', 'chatfam-two': 'chatfam-two' };
    const find = (name: string) => {
      const id = mapToNeutralModelId(name);
      return Object.keys(own).includes(id) ? ({ id } as Found) : null;
    };
    const name = (profile: Profile) => {
      const names = new AttemptNames({ models: own }, { ...called, profile }, find);
      return ['theirs', 'claude-two', 'chatfam-two', 'unknown'].map((upstream) => names.toClient(upstream));
    };
    expect(name('vendor')).toEqual(['claude-one', 'claude-two', 'chatfam-two', 'unknown']);
    expect(name('neutral')).toEqual(['chatfam-one', 'claude-two', 'chatfam-two', 'unknown']);
  });

  it('reads the names of the deployment when they are asked for, and once', () => {
    let reads = 0;
    const counted = new Proxy(models, {
      ownKeys: (target) => {
        reads += 1;
        return Reflect.ownKeys(target);
      },
    });
    const names = new AttemptNames({ models: counted }, called, findModel);
    expect(reads).toBe(0);
    for (let round = 0; round < 3; round += 1) {
      names.toUpstream('ours');
      names.toServed('theirs');
    }
    expect(reads).toBeLessThanOrEqual(2);
  });
});
