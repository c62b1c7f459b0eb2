import type { Deployment } from '../../../core/provider.ts';
import type { VideoDownload } from '../../../core/video/video-upstream.ts';
import { createInvalidAnswerError } from '../create-upstream-error.ts';
import { sniffVideo, videoSignatureBytes } from './sniff-video.ts';

/** The bytes of a file that should be a video. */
export interface VideoBytes {
  readonly deployment: Deployment;
  /** `null` where nobody says. */
  readonly sizeBytes: number | null;
  readonly chunks: AsyncIterator<Buffer, undefined>;
}

/** Looks at the first bytes. Rejects with `bad_gateway` (`invalid_answer`) for what is no video, and lets go of it. */
export async function openVideo(video: VideoBytes): Promise<VideoDownload> {
  const { chunks, deployment, sizeBytes } = video;
  const start: Buffer[] = [];
  let startBytes = 0;
  while (startBytes < videoSignatureBytes) {
    const { value } = await chunks.next();
    if (value === undefined) break;
    start.push(value);
    startBytes += value.length;
  }
  const mediaType = sniffVideo(Buffer.concat(start));
  if (mediaType === null) {
    await chunks.return?.();
    throw createInvalidAnswerError(deployment, 200, new Error('What was downloaded is no video.'));
  }
  return { mediaType, sizeBytes, bytes: countBytes(video, start) };
}

/** What was read already, and the rest; exactly as many bytes as were announced. */
async function* countBytes(
  { chunks, deployment, sizeBytes }: VideoBytes,
  start: readonly Buffer[],
): AsyncGenerator<Buffer, undefined> {
  let countedBytes = 0;
  try {
    for (const chunk of start) {
      countedBytes += chunk.length;
      yield chunk;
    }
    for (;;) {
      const { value } = await chunks.next();
      if (value === undefined) break;
      countedBytes += value.length;
      yield value;
    }
  } finally {
    await chunks.return?.();
  }
  if (sizeBytes === null || countedBytes === sizeBytes) return;
  const detail = `Of ${String(sizeBytes)} bytes ${String(countedBytes)} came.`;
  throw createInvalidAnswerError(deployment, 200, new Error(detail));
}
