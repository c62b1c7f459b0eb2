import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { StoredTask, TaskChanges } from '../../../../src/core/video/task-store.ts';
import type { InputPicture } from '../../../../src/core/video/video-order.ts';
import type { VideoPlace, VideoPlaces } from '../../../../src/core/video/video-places.ts';
import { submitTask } from '../../../../src/tasks/runner/submit-task.ts';
import { TaskWork, type WorkParts } from '../../../../src/tasks/runner/task-work.ts';
import { createOrder } from '../../../support/task-requests.ts';

const picture: InputPicture = { mediaType: 'image/png', sizeBytes: 3, objectName: 'inputs/task_1' };

/** A submission whose deployment is replaced while its picture is read; `asked` is who was asked. */
async function submit(after: 'another' | 'gone') {
  const asked: string[] = [];
  const changes: TaskChanges[] = [];
  const create = (name: string): VideoPlace => {
    const submitted = () => {
      asked.push(name);
      return Promise.resolve('upstream_1');
    };
    return {
      deployment: { id: 'one' },
      upstreamModel: 'veo',
      adapter: { submit: submitted },
    } as unknown as VideoPlace;
  };
  let place: VideoPlace | null = create('as it was');
  const places: Partial<VideoPlaces> = {
    find: () => place,
    choose: () => ({ kind: 'later' }),
    call: (found, _kind, work) => work(found),
  };
  const parts = {
    places,
    objects: {
      read: () => {
        place = after === 'gone' ? null : create('as it is');
        return Promise.resolve({ bytes: Readable.from([Buffer.from('png')]) });
      },
    },
    store: {
      advance: (_claim: unknown, change: TaskChanges) => Promise.resolve(changes.push(change) > 0),
    },
    observer: { onCall: () => undefined, onState: () => undefined },
    video: { poll: { firstMs: 1 } },
    onFreed: () => undefined,
  } as unknown as WorkParts;
  const facts: Partial<StoredTask> = {
    id: 'task_1',
    state: 'submitting',
    calls: [],
    tries: 0,
    deploymentId: 'one',
    upstreamModel: 'veo',
  };
  const task = { ...facts, order: createOrder({ picture }) } as StoredTask;
  const { signal } = new AbortController();
  await submitTask(new TaskWork(parts, task, { signal, leaveSlot: () => undefined }));
  return { asked, changes };
}

describe('submitTask', () => {
  it('asks a deployment as it is configured once the picture has been read', async () => {
    expect((await submit('another')).asked).toEqual(['as it is']);
  });

  it('asks nobody where the deployment has gone meanwhile', async () => {
    const { asked, changes } = await submit('gone');
    expect(asked).toEqual([]);
    expect(changes).toMatchObject([{ state: 'queued', deployment: null }]);
  });
});
