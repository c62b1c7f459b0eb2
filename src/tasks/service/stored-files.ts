import type { ObjectStore } from '../../core/object-store.ts';
import type { StoredTask } from '../../core/video/task-store.ts';
import { nameInput, nameVideoFolder } from '../object-names.ts';

type FileOwner = Pick<StoredTask, 'id' | 'createdAt' | 'order' | 'videos'>;

/** Removes every file of a task, those of attempts that came to nothing included. */
export async function removeFiles(objects: ObjectStore, task: FileOwner): Promise<void> {
  await removeVideos(objects, task, new Set());
  if (task.order.picture !== null) await objects.delete(nameInput(task.id));
}

/** Removes what nobody needs of a task that has ended: its picture, and videos that are not those it was delivered with. */
export async function removeRemains(objects: ObjectStore, task: FileOwner): Promise<void> {
  await removeVideos(objects, task, new Set(task.videos.map(({ objectName }) => objectName)));
  if (task.order.picture !== null) await objects.delete(nameInput(task.id));
}

async function removeVideos(objects: ObjectStore, task: FileOwner, kept: ReadonlySet<string>): Promise<void> {
  for await (const { name } of objects.list(nameVideoFolder(task)))
    if (!kept.has(name)) await objects.delete(name);
}
