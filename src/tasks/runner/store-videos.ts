import { ObjectTooLargeError } from '../../core/object-store.ts';
import type { VideoFailure } from '../../core/video/video-failure.ts';
import type { StoredVideo } from '../../core/video/video-task.ts';
import { ForbiddenAddressError, type UpstreamSample } from '../../core/video/video-upstream.ts';
import { createSuccessEnding } from '../end-task.ts';
import { nameVideo } from '../object-names.ts';
import { copyVideos } from './copy-videos.ts';
import { askUpstream, releaseAfter, type DoneState } from './poll-task.ts';
import type { TaskWork } from './task-work.ts';
import { findDownloadWait } from './waits.ts';

/** After so many nothing begins anew: what ends the nodes that try it ends, too. */
const maxLateTries = 100;
/** The last try has at least so long, in milliseconds. */
const lastTryMs = 2_000;

/** Goes on with a task of which the upstream said that it is done: what it has is asked for again. */
export async function resumeStoring(resumed: TaskWork): Promise<void> {
  const work = await beginTry(resumed);
  const answer = await askUpstream(work);
  if (answer instanceof Error) await takeFailure(work, answer);
  else if (answer.kind === 'done') await releaseAfter(answer, () => storeAgain(work, answer));
  else await takeFailure(work, takenBack);
}

/** The time of tries begins with the first one, and anew where the next one comes too late: there was no room, or no node, for it. */
async function beginTry(work: TaskWork): Promise<TaskWork> {
  const { storingSince, tries } = work.task;
  if (storingSince !== null && (work.now < findEnd(work) || tries >= maxLateTries)) return work;
  const changes = { tries: storingSince === null ? tries : tries + 1 };
  await work.advance({ ...changes, isFetched: true });
  return work.createNext({ ...changes, storingSince: work.now });
}

async function storeAgain(work: TaskWork, state: DoneState): Promise<void> {
  if (state.samples.length > 0) await storeVideos(work, state);
  else await takeFailure(work, takenBack);
}

const takenBack = new Error('The upstream has taken back what it said');

/** Stores every video, and then ends the task; or leaves all of it to another try. */
export async function storeVideos(work: TaskWork, state: DoneState): Promise<void> {
  const { task, parts } = work;
  const { filteredCount, filteredReasons } = state;
  const samples = state.samples.slice(0, task.order.sampleCount);
  let videos: readonly StoredVideo[];
  try {
    videos = await storeAll(work, samples);
  } catch (error) {
    await takeFailure(work, error);
    return;
  }
  // Copies are made of what is stored now, and may wait for long.
  state.release();
  await work.end(
    createSuccessEnding(task, {
      videos,
      filteredCount,
      filteredReasons,
      copies: await copyVideos(work, videos, samples),
      retentionMs: parts.video.retentionMs,
      chargeFiltered: parts.video.chargeFiltered,
      records: parts.records,
    }),
  );
}

async function storeAll(work: TaskWork, samples: readonly UpstreamSample[]): Promise<readonly StoredVideo[]> {
  const leftMs = Math.max(1, findEnd(work) - work.now);
  const signal = AbortSignal.any([work.signal, AbortSignal.timeout(Math.ceil(leftMs))]);
  const videos: StoredVideo[] = [];
  for (const [index, sample] of samples.entries())
    videos.push(await storeOne(work, sample, { index, signal }));
  return videos;
}

interface OneDownload {
  readonly index: number;
  readonly signal: AbortSignal;
}

async function storeOne(
  { task, parts }: TaskWork,
  sample: UpstreamSample,
  { index, signal }: OneDownload,
): Promise<StoredVideo> {
  const { objects, observer, video } = parts;
  const note = (outcome: 'answered' | 'failed') => {
    observer.onCall({ deploymentId: task.deploymentId ?? '', call: 'download', outcome });
  };
  // A store may fail before it has asked for a byte; nobody else would end the connection then.
  const failed = new AbortController();
  try {
    const download = await sample.fetch(AbortSignal.any([signal, failed.signal]));
    if ((download.sizeBytes ?? 0) > video.maxBytes) throw new ObjectTooLargeError(video.maxBytes);
    const name = nameVideo(task, index);
    const stored = await objects.put(name, download.bytes, { maxBytes: video.maxBytes, signal });
    note('answered');
    const { sizeBytes, etag, storedAt } = stored;
    const { mediaType } = download;
    return { objectName: name, mediaType, sizeBytes, etag, storedAt, wasBase64: sample.sentAs === 'base64' };
  } catch (error) {
    failed.abort();
    note('failed');
    throw error;
  }
}

async function takeFailure(work: TaskWork, error: unknown): Promise<void> {
  const { task, parts } = work;
  if (error instanceof ObjectTooLargeError) return await work.fail(tooLarge, 'unsettled');
  if (error instanceof ForbiddenAddressError) return await work.fail(forbidden, 'unsettled');
  parts.observer.onTrouble('a video cannot be fetched or stored', error);
  const waitMs = findDownloadWait(task.tries);
  if (work.now + waitMs + lastTryMs >= findEnd(work)) return await work.fail(unavailable, 'unsettled');
  await work.advance({ tries: task.tries + 1, againInMs: waitMs });
}

/** When the last try ends, by the database's clock. */
function findEnd({ task, parts, now }: TaskWork): number {
  return (task.storingSince ?? now) + parts.video.downloadTimeoutMs;
}

const tooLarge: VideoFailure = {
  code: 'upstream_error',
  message: 'The video of the upstream is too large.',
  upstreamCode: null,
};

const forbidden: VideoFailure = {
  code: 'upstream_error',
  message: 'The upstream gave an address that may not be asked.',
  upstreamCode: null,
};

const unavailable: VideoFailure = {
  code: 'upstream_error',
  message: 'The video could not be fetched from the upstream.',
  upstreamCode: null,
};
