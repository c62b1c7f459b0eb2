import { findVideoSize } from '../../core/video/find-video-size.ts';
import type { VideoCalls } from '../../core/video/create-late-video.ts';
import type { VideoSubmission } from '../../core/video/video-upstream.ts';
import type { HttpAdapterContext } from '../http/call-upstream.ts';
import { createObjectVideo } from '../http/video/create-object-video.ts';

/** Videos of an endpoint with the interface of OpenAI, whose own service has ended. */
export function createOpenAiVideo(context: HttpAdapterContext): VideoCalls {
  return createObjectVideo({ context, listFields, createSubmitHeaders: () => [] });
}

function listFields({ order, upstreamModel }: VideoSubmission): readonly (readonly [string, string])[] {
  const size = findVideoSize(order);
  return [
    ['model', upstreamModel],
    ['prompt', order.prompt],
    ['seconds', String(order.seconds)],
    ...(size === null ? [] : [['size', `${String(size.width)}x${String(size.height)}`] as const]),
  ];
}
