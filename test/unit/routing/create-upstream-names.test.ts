import { describe, expect, it } from 'vitest';
import type { RouterContext } from '../../../src/routing/router-context.ts';
import { createUpstreamNames } from '../../../src/routing/create-upstream-names.ts';

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

const models = { ours: 'theirs', second: 'theirs', 'family-*': 'their-family-*' };

describe('createUpstreamNames', () => {
  it('leads from names here to those of the upstream, and back', () => {
    const names = createUpstreamNames({ models, discovered: ['listed'] }, findModel);
    const asked = ['alias', 'ours', 'family-one', 'listed', 'unknown'];
    expect(asked.map(names.toUpstream)).toEqual(['theirs', 'theirs', 'their-family-one', 'listed', null]);
    const answered = ['theirs', 'their-family-one', 'second', 'unknown'];
    expect(answered.map(names.toServed)).toEqual(['ours', 'family-one', 'second', null]);
  });

  it('reads the names of the deployment when they are asked for, and once', () => {
    let reads = 0;
    const counted = new Proxy(models, {
      ownKeys: (target) => {
        reads += 1;
        return Reflect.ownKeys(target);
      },
    });
    const names = createUpstreamNames({ models: counted }, findModel);
    expect(reads).toBe(0);
    for (let round = 0; round < 3; round += 1) {
      names.toUpstream('ours');
      names.toServed('theirs');
    }
    expect(reads).toBeLessThanOrEqual(2);
  });
});
