import { describe, expect, it } from 'vitest';
import type { Deployment } from '../../../src/core/provider.ts';
import type { PlaceChoice, VideoPlaces } from '../../../src/core/video/video-places.ts';
import { providers } from '../../../src/providers/provider-table.ts';
import { createRouter } from '../../../src/routing/index.ts';
import { createScriptedAdapter } from '../../support/scripted-adapter.ts';
import { createOrder } from '../../support/task-requests.ts';

const model = 'vidfam-3.1-generate-preview';
const timeouts = { connectMs: 1_000, firstByteMs: 5_000, idleMs: 5_000, totalMs: 20_000 };

function createPlaces(...deployments: (Pick<Deployment, 'id'> & Partial<Deployment>)[]): VideoPlaces {
  return createRouter({
    deployments: deployments.map((each) => ({
      provider: providers.simulator,
      baseUrl: 'http://127.0.0.1:1',
      credential: null,
      models: { [model]: 'veo-3.1' },
      timeouts,
      ...each,
    })),
    models: {},
    adapters: new Map([['simulator', createScriptedAdapter()]]),
    translators: [],
  }).videos;
}

/** A task at a moment when these deployments are busy, and these have so many tasks. */
function createChoice(busy: readonly string[], running: Readonly<Record<string, number>> = {}): PlaceChoice {
  return {
    model,
    order: createOrder(),
    running: new Map(Object.entries(running)),
    busy: new Set(busy),
    avoided: new Set(),
    excluded: new Set(),
  };
}

function choose(places: VideoPlaces, choice: PlaceChoice): string {
  const chosen = places.choose(choice);
  return chosen.kind === 'place' ? chosen.place.deployment.id : chosen.kind;
}

describe('createVideoPlaces', () => {
  it('asks others of the same priority where one is busy, and waits where all are', () => {
    const places = createPlaces({ id: 'a' }, { id: 'b' }, { id: 'spare', priority: 2 });
    for (let number = 0; number < 20; number += 1) expect(choose(places, createChoice(['a']))).toBe('b');
    expect(choose(places, createChoice(['a', 'b']))).toBe('later');
  });

  it('asks those of a later priority where the others are full', () => {
    const places = createPlaces({ id: 'a', concurrency: 1 }, { id: 'spare', priority: 2 });
    expect(choose(places, createChoice([], { a: 1 }))).toBe('spare');
  });

  it('says that a model has room while some deployment is neither full nor busy', () => {
    const places = createPlaces({ id: 'a', concurrency: 1 }, { id: 'b' });
    expect(places.listOpen(model, createChoice([], { a: 1 }))).toEqual(['b']);
    expect(places.listOpen(model, createChoice(['b'], { a: 1 }))).toEqual([]);
    expect(places.listOpen('vidfam-9', createChoice([]))).toEqual([]);
  });
});
