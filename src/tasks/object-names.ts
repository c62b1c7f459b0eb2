import type { StoredTask } from '../core/video/task-store.ts';

/** What names of videos, and of pictures to begin with, begin with. */
export const videosPrefix = 'videos/';
export const inputsPrefix = 'inputs/';

/** The folder of a task's videos; its day is that of the submission, in UTC. */
export function nameVideoFolder({ id, createdAt }: Pick<StoredTask, 'id' | 'createdAt'>): string {
  return `${videosPrefix}${new Date(createdAt).toISOString().slice(0, 10)}/${id}/`;
}

/** A video as one attempt stored it; another attempt's has another name. */
export function nameVideo(task: Pick<StoredTask, 'id' | 'createdAt' | 'attempt'>, index: number): string {
  return `${nameVideoFolder(task)}${String(task.attempt)}-${String(index)}.mp4`;
}

/** The picture that a task begins with. */
export function nameInput(taskId: string): string {
  return `${inputsPrefix}${taskId}`;
}

/** Whose file it is; `null` for one of no task. */
export function findTaskId(objectName: string): string | null {
  return /^(?:inputs|videos\/[\d-]+)\/(task_[^/]+)(?:\/|$)/.exec(objectName)?.[1] ?? null;
}
