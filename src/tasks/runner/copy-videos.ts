import { setTimeout as sleep } from 'node:timers/promises';
import type { VideoCopies } from '../../core/video/task-store.ts';
import type { StoredVideo } from '../../core/video/video-task.ts';
import type { UpstreamSample } from '../../core/video/video-upstream.ts';
import type { TaskWork } from './task-work.ts';

const maxTries = 5;
/** Pause after the first try that failed, in milliseconds; it doubles. */
const pauseMs = 500;

/**
 * Leaves copies where the order asks for them, when it is its turn. What fails, or takes longer than a video may take to be fetched,
 * is said with the task, which succeeds all the same.
 */
export async function copyVideos(
  work: TaskWork,
  videos: readonly StoredVideo[],
  samples: readonly UpstreamSample[],
): Promise<VideoCopies> {
  const { copier, copyTurns, video: config } = work.parts;
  const { storageUri } = work.task.order;
  if (storageUri === null) return { uris: [], error: null };
  if (copier?.canWrite(storageUri) !== true) {
    const uris = samples.flatMap((sample) => sample.storageUri ?? []);
    return { uris, error: uris.length > 0 ? null : 'The upstream does not say where it stored the videos.' };
  }
  const folder = `${storageUri.replace(/\/$/, '')}/${work.task.id}`;
  const error = `The videos could not be stored at ${folder}.`;
  const limit = AbortSignal.any([work.signal, AbortSignal.timeout(config.downloadTimeoutMs)]);
  // Others can be stored meanwhile: where the copies go may be slower than where videos are kept.
  const endTurn = await copyTurns.take(findBucket(storageUri), limit, work.leaveSlot).catch(() => null);
  if (endTurn === null) {
    work.signal.throwIfAborted();
    return { uris: [], error };
  }
  const uris: string[] = [];
  try {
    for (const [index, video] of videos.entries()) {
      const uri = `${folder}/${String(index)}.mp4`;
      if ((await copyOne(work, video, { uri, limit })) === 'failed') return { uris, error };
      uris.push(uri);
    }
    return { uris, error: null };
  } finally {
    endTurn();
  }
}

function findBucket(uri: string): string {
  return uri.split('/')[2] ?? '';
}

interface OneCopy {
  readonly uri: string;
  /** Aborted when the work is given up, and when copies have taken too long. */
  readonly limit: AbortSignal;
}

async function copyOne(
  { parts, signal }: TaskWork,
  video: StoredVideo,
  { uri, limit }: OneCopy,
): Promise<'done' | 'failed'> {
  for (let number = 1; ; number += 1) {
    try {
      limit.throwIfAborted();
      await parts.copier?.copy(video, uri, limit);
      return 'done';
    } catch (error) {
      signal.throwIfAborted();
      parts.observer.onTrouble('a copy of a video cannot be stored', error);
      if (number >= maxTries || limit.aborted) return 'failed';
      await sleep(pauseMs * 2 ** (number - 1), undefined, { signal });
    }
  }
}
