import { createTaskNotFound } from '../../src/core/video/create-task-not-found.ts';
import { taskIdPrefix } from '../../src/core/video/task-id-prefix.ts';
import type { TaskOwner, VideoTask } from '../../src/core/video/video-task.ts';
import type { VideoTasks } from '../../src/core/video/video-tasks.ts';

/** What names of operations begin with: as the Gemini API has them, and as Vertex AI has. */
export type OperationParent = 'models' | 'publishers/google/models';

/** The name of a task in the form of Google's clients: their operations have no underscore. */
export function renderOperationName({ id, order }: VideoTask, parent: OperationParent): string {
  return `${parent}/${order.modelName}/operations/${id.slice(taskIdPrefix.length)}`;
}

/** An operation, as its name has it. */
export interface OperationPath {
  readonly model: string;
  readonly operation: string;
}

const publisherName =
  /^(?:projects\/[^/]+\/locations\/[^/]+\/)?publishers\/google\/models\/([^/]+)\/operations\/([^/]+)$/;

/** What a name under Vertex AI says. Throws `not_found` (`task_not_found`) for what is none. */
export function parsePublisherName(name: string): OperationPath {
  const [, model, operation] = publisherName.exec(name) ?? [];
  if (model === undefined || operation === undefined) throw createTaskNotFound();
  return { model, operation };
}

/** The task that an operation is. Throws `not_found` (`task_not_found`) where there is none, or of another model. */
export async function findOperation(
  { model, operation }: OperationPath,
  owner: TaskOwner,
  videos: Pick<VideoTasks, 'find'>,
): Promise<VideoTask> {
  const task = await videos.find(`${taskIdPrefix}${operation}`, owner);
  if (task.order.modelName !== model) throw createTaskNotFound();
  return task;
}

/** A video of a task. */
export interface FilePath {
  /** Of the task. */
  readonly id: string;
  readonly index: number;
}

/** The name of a video, without `files/`: Google's clients keep lower-case letters and digits of it only. */
export function renderFileName({ id, index }: FilePath): string {
  return `${id.slice(taskIdPrefix.length)}${String(index)}`;
}

/** Where clients download a video. `origin` is that of the request. */
export function renderFileUri(origin: string, file: FilePath): string {
  return `${origin}/v1beta/files/${renderFileName(file)}:download?alt=media`;
}

/** The video that a name means. Throws `not_found` (`task_not_found`) where no video has it, or will have. */
export async function findFile(
  name: string,
  owner: TaskOwner,
  videos: Pick<VideoTasks, 'find'>,
): Promise<FilePath> {
  const [, operation = '', index = ''] = /^(\w+)(\d)$/.exec(name) ?? [];
  const file = { id: `${taskIdPrefix}${operation}`, index: Number(index) };
  const { state, videos: made, order } = await videos.find(file.id, owner);
  const count = state === 'succeeded' && made.length > 0 ? made.length : order.sampleCount;
  if (file.index >= count) throw createTaskNotFound();
  return file;
}
