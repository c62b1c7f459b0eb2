import { describe, expect, it } from 'vitest';
import type { StoredTask } from '../../../../src/core/video/task-store.ts';
import type { VideoPlaces } from '../../../../src/core/video/video-places.ts';
import { TaskLook, type LookTerms } from '../../../../src/tasks/runner/queue-look.ts';
import { WorkSlots } from '../../../../src/tasks/runner/work-slots.ts';

const nothing = { byDeployment: new Map<string, number>(), byKey: new Map<string, number>() };

function createPage(from: number, count: number, overrides: Partial<StoredTask> = {}): readonly StoredTask[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `task_${String(from + index).padStart(26, '0')}`;
    return { id, keyId: 'key_a', model: 'full', calls: [], ...overrides } as unknown as StoredTask;
  });
}

/** Of models that are deployments: `full` has no room, `picky` has for none of these orders. */
const places = {
  choose: ({ model, busy }) =>
    model === 'full' || model === 'picky' || busy.has(model)
      ? { kind: 'later' }
      : { kind: 'place', place: { deployment: { id: model }, upstreamModel: 'veo' } },
  listOpen: (model, { busy }): readonly string[] => (model !== 'full' && !busy.has(model) ? [model] : []),
} as VideoPlaces;

function createLook(terms: Partial<LookTerms> = {}): TaskLook {
  return new TaskLook({
    places,
    maxRunningPerKey: 100,
    room: new WorkSlots(),
    resumeAfter: null,
    heldBack: new Set(),
    ...terms,
  });
}

describe('TaskLook', () => {
  it('reads on without the models of which nobody has room, and ends with the queue', () => {
    const look = createLook();
    expect(look.begin(nothing)).toEqual({ after: null, limit: 128, exceptKeys: [], exceptModels: [] });
    const first = createPage(0, 128);
    expect(look.next(first)).toMatchObject({ after: first.at(-1)?.id, exceptModels: ['full'] });
    expect(look.next(createPage(500, 1, { model: 'idle' }))).toBeNull();
    expect(look.placed).toMatchObject([{ deploymentId: 'idle', upstreamModel: 'veo' }]);
    expect(look.resumeAfter).toBeNull();
  });

  it('leaves out keys that have as many as they may, those that it begins included', () => {
    const look = createLook({ maxRunningPerKey: 3 });
    const page = look.begin({ ...nothing, byKey: new Map(Object.entries({ key_a: 2, key_b: 3 })) });
    expect(page).toMatchObject({ exceptKeys: ['key_b'] });
    expect(look.next(createPage(0, 128, { model: 'idle' }))).toMatchObject({
      exceptKeys: ['key_a', 'key_b'],
    });
    expect(look.placed).toHaveLength(1);
  });

  it('gives no place to what cannot begin', () => {
    const [held, task] = createPage(0, 2, { model: 'idle' }) as [StoredTask, StoredTask];
    const look = createLook({ heldBack: new Set([held.id]) });
    look.begin(nothing);
    look.next([held, task]);
    expect(look.placed).toMatchObject([{ task }]);
  });

  it('begins no more of a deployment than the node has slots for it, and then others', () => {
    const look = createLook();
    look.begin(nothing);
    expect(look.next(createPage(0, 128, { model: 'idle' }))).toMatchObject({ exceptModels: ['idle'] });
    expect(look.placed).toHaveLength(32);
    expect(look.next(createPage(200, 1, { model: 'other' }))).toBeNull();
    expect(look.placed).toHaveLength(33);
  });

  it('stops after some pages, and goes on there after the oldest when it looks again', () => {
    const look = createLook();
    look.begin(nothing);
    for (const from of [0, 128, 256])
      expect(look.next(createPage(from, 128, { model: 'picky' }))).not.toBeNull();
    expect(look.next(createPage(384, 128, { model: 'picky' }))).toBeNull();
    const [last] = createPage(511, 1);
    expect(look.resumeAfter).toBe(last?.id);
    const again = createLook({ resumeAfter: look.resumeAfter });
    expect(again.begin(nothing)).toMatchObject({ after: null });
    expect(again.next(createPage(0, 128, { model: 'picky' }))).toMatchObject({ after: last?.id });
    expect(again.next([])).toBeNull();
    expect(again.resumeAfter).toBeNull();
  });

  it('reads nothing where the node has no slot at all', () => {
    const room = new WorkSlots();
    for (let number = 0; number < 64; number += 1) room.take('submitting', String(number));
    expect(createLook({ room }).begin(nothing)).toBeNull();
  });
});
