import { describe, expect, it } from 'vitest';
import type { RunningTasks, StoredTask } from '../../../../src/core/video/task-store.ts';
import type { VideoPlaces } from '../../../../src/core/video/video-places.ts';
import { TaskLook } from '../../../../src/tasks/runner/queue-look.ts';
import { QueueWatch } from '../../../../src/tasks/runner/queue-watch.ts';
import { WorkSlots } from '../../../../src/tasks/runner/work-slots.ts';

const nothing: RunningTasks = { byDeployment: new Map(), byKey: new Map() };
const hourMs = 3_600_000;

/** Nobody takes a task; `open` are those who could, were it another one. */
class Places {
  open: readonly string[] = ['picky'];
  readonly places = {
    choose: () => ({ kind: 'later' }),
    listOpen: (): readonly string[] => this.open,
  } as Partial<VideoPlaces> as VideoPlaces;
}

function createPage(count: number): readonly StoredTask[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `task_${String(index).padStart(26, '0')}`;
    return { id, keyId: 'key_a', model: 'veo', calls: [] } as unknown as StoredTask;
  });
}

interface Watched {
  readonly watch: QueueWatch;
  readonly places: VideoPlaces;
}

/** Looks at pages of so many tasks. */
function look({ watch, places }: Watched, counts: readonly number[], during = () => {}): void {
  const { resumeAfter } = watch;
  const taken = new TaskLook({
    places,
    maxRunningPerKey: 100,
    room: new WorkSlots(),
    resumeAfter,
    heldBack: new Set(),
  });
  const from = watch.begin();
  taken.begin(nothing);
  during();
  for (const count of counts) taken.next(createPage(count));
  watch.note(taken, from);
}

function createWatch(restMs = hourMs) {
  const places = new Places();
  const watch = new QueueWatch(places.places, restMs);
  return { watch, places, watched: { watch, places: places.places } };
}

describe('QueueWatch', () => {
  it('rests when everything had to wait, until something changes here', () => {
    const { watch, watched } = createWatch();
    expect(watch.findQuietMs()).toBeNull();
    look(watched, [3]);
    expect(watch.findQuietMs()).toBeGreaterThanOrEqual(0);
    watch.noteChange();
    expect(watch.findQuietMs()).toBeNull();
    look(watched, [3]);
    expect(watch.findQuietMs()).not.toBeNull();
  });

  it('rests for a limited time', () => {
    const { watch, watched } = createWatch(0);
    look(watched, [3]);
    expect(watch.findQuietMs()).toBeNull();
  });

  it('looks again where something has changed during the look', () => {
    const { watch, watched } = createWatch();
    look(watched, [3], () => {
      watch.noteChange();
    });
    expect(watch.findQuietMs()).toBeNull();
  });

  it('looks again where a deployment can be asked again, or is new, and not where one cannot any more', () => {
    const { watch, places, watched } = createWatch();
    look(watched, [3]);
    places.open = ['picky', 'other'];
    expect(watch.findQuietMs()).toBeNull();
    look(watched, [3]);
    places.open = ['other'];
    expect(watch.findQuietMs()).not.toBeNull();
  });

  it('does not rest before the whole queue has been read since the last change', () => {
    const { watch, watched } = createWatch();
    const long = [128, 128, 128, 128];
    look(watched, long);
    expect(watch.findQuietMs()).toBeNull();
    watch.noteChange();
    look(watched, [128, 1]);
    expect(watch.findQuietMs()).toBeNull();
    look(watched, long);
    look(watched, [128, 1]);
    expect(watch.findQuietMs()).not.toBeNull();
  });

  it('knows nothing of a look that was not let into the queue', () => {
    const { watch, places } = createWatch();
    const room = new WorkSlots();
    const refused = new TaskLook({
      places: places.places,
      maxRunningPerKey: 1,
      room,
      resumeAfter: null,
      heldBack: new Set(),
    });
    watch.note(refused, watch.begin());
    expect(watch.findQuietMs()).toBeNull();
  });
});
