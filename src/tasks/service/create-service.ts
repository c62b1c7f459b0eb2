import type { AuditStore } from '../../core/accounts/audit.ts';
import { createForeignCursor } from '../../core/accounts/page-cursor.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { createTaskNotFound, taskParam } from '../../core/video/create-task-not-found.ts';
import type { StoredTask } from '../../core/video/task-store.ts';
import type { StoredVideo, TaskOwner } from '../../core/video/video-task.ts';
import type { VideoTasks } from '../../core/video/video-tasks.ts';
import { isTaskId } from '../create-task-id.ts';
import { createFailureEnding } from '../end-task.ts';
import type { TaskParts } from '../task-parts.ts';
import { asStorageError, createSubmitter } from './create-submitter.ts';
import { describeTask, findProgress } from './describe-task.ts';
import { createAlreadyCompleted, createNotCompleted, createStorageUnavailable } from './refusals.ts';
import { removeFiles, removeRemains } from './stored-files.ts';
import { TaskReader } from './task-reader.ts';
import { VideoLinks, type LinkParts } from './video-links.ts';

export interface ServiceParts extends TaskParts, LinkParts {
  readonly audit: Pick<AuditStore, 'append'>;
  /** Told of every task that begins. */
  readonly onAccepted: (task: StoredTask) => void;
  /** Told when a task was cancelled, after which another one may begin. */
  readonly onCancelled: () => void;
}

/** Video tasks for handlers. */
export function createService(parts: ServiceParts): VideoTasks {
  const { store, objects, audit } = parts;
  const reader = new TaskReader(store);
  const links = new VideoLinks(parts);
  const limit = (owner: TaskOwner) => limitOwner(owner, parts);
  const find = async (id: string, owner: TaskOwner): Promise<StoredTask> => {
    const task = await reader.find(id);
    if (task === null || !sees(limit(owner), task)) throw createTaskNotFound();
    return task;
  };
  return {
    submit: createSubmitter(parts, parts.onAccepted),
    find: async (id, owner) => describeTask(await find(id, owner)),
    list: async (owner, filter, page) => {
      if (page.cursor !== null && !isTaskId(page.cursor)) throw createForeignCursor(page.parameter);
      const { items, nextCursor } = await store.list(limit(owner), filter, page);
      return { items: items.map(describeTask), nextCursor };
    },
    delete: async (id, owner) => {
      const task = await find(id, owner);
      if (task.completedAt === null) throw createNotCompleted('delete', describeTask(task));
      await asStorageError(removeFiles(objects, task));
      await store.delete(id);
      reader.forget(id);
    },
    cancel: async (id, reason, actor) => {
      const task = await cancelTask(parts, await find(id, { kind: 'admin' }));
      reader.forget(id);
      const act = { action: 'task.cancel', actor: actor.id, address: actor.address, reason } as const;
      await audit.append({ ...act, target: id, owner: task.userId, outcome: 'done' });
      return describeTask(task);
    },
    findVideo: async (id, index, owner) => {
      const task = await find(id, owner);
      return { task: describeTask(task), video: findVideo(task, index, parts.clock.now()) };
    },
    readVideo: async ({ objectName }, range, signal) => {
      const reading = await asStorageError(objects.read(objectName, range, signal));
      if (reading === null) throw createStorageUnavailable(new Error(`There is no file ${objectName}`));
      return reading;
    },
    createLink: async (order, owner) => {
      findVideo(await find(order.id, owner), order.index, parts.clock.now());
      return await links.create(order);
    },
    checkLink: async (id, index, token) => {
      await links.check({ id, index }, token);
      const { keyId, ...task } = await find(id, { kind: 'admin' });
      await links.checkKey({ keyId });
      return { kind: 'key', keyId, userId: task.userId };
    },
  };
}

/** Where tasks are seen by the key that submitted them, its user does not count. */
function limitOwner(owner: TaskOwner, { video }: TaskParts): TaskOwner {
  return owner.kind === 'key' && video.visibility === 'key' ? { ...owner, userId: null } : owner;
}

function sees(owner: TaskOwner, { keyId, userId }: StoredTask): boolean {
  switch (owner.kind) {
    case 'admin':
      return true;
    case 'user':
      return userId === owner.userId;
    case 'key':
      return keyId === owner.keyId || (owner.userId !== null && userId === owner.userId);
  }
}

function findVideo(task: StoredTask, index: number, now: number): StoredVideo {
  if (task.failure !== null)
    throw new GatewayError(
      'failed_precondition',
      `The task failed and has no video: ${task.failure.message}`,
      { reason: 'generation_failed', param: taskParam },
    );
  if (task.completedAt === null) throw createNotCompleted('read', describeTask(task));
  if (task.videos.length === 0)
    throw new GatewayError('not_found', 'A filter of the provider blocked this video.', {
      reason: 'content_filtered',
      param: taskParam,
    });
  if (task.expiresAt !== null && task.expiresAt <= now)
    throw new GatewayError('gone', 'The video has been deleted because its time is over.', {
      reason: 'video_expired',
      param: taskParam,
    });
  const video = task.videos[index];
  if (video === undefined)
    throw new GatewayError('invalid_argument', `index must be below ${String(task.videos.length)}.`, {
      reason: 'invalid_value',
      param: 'index',
    });
  return video;
}

async function cancelTask(parts: ServiceParts, task: StoredTask): Promise<StoredTask> {
  const { store, observer, objects } = parts;
  const failure = {
    code: 'generation_failed',
    message: 'The task was cancelled.',
    upstreamCode: null,
  } as const;
  const ending = createFailureEnding(task, { failure, progress: findProgress(task), records: parts.records });
  const outcome = await store.cancel(task.id, ending);
  if (outcome.kind === 'lost') throw createAlreadyCompleted();
  parts.onCancelled();
  observer.onEnd(outcome.task);
  if (outcome.task.submittedAt !== null) observer.onUnsettled(outcome.task);
  await removeRemains(objects, outcome.task).catch((error: unknown) => {
    observer.onTrouble('files of a task that was cancelled cannot be deleted', error);
  });
  return outcome.task;
}
