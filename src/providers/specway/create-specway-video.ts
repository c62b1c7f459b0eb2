import { renderVia } from '../../core/passed-gateways.ts';
import type { VideoCalls } from '../../core/video/create-late-video.ts';
import type { VideoSubmission } from '../../core/video/video-upstream.ts';
import type { HttpAdapterContext } from '../http/call-upstream.ts';
import { createObjectVideo } from '../http/video/create-object-video.ts';

/** Videos of another gateway, which knows a task again by its id. */
export function createSpecwayVideo(context: HttpAdapterContext): VideoCalls {
  return createObjectVideo({
    context,
    listFields,
    createSubmitHeaders: ({ taskId, order }) => [
      'idempotency-key',
      taskId,
      ...(order.passed === undefined ? [] : ['via', renderVia(order.passed)]),
    ],
  });
}

function listFields({ order, upstreamModel }: VideoSubmission): readonly (readonly [string, string])[] {
  const { prompt, seconds, aspectRatio, resolution, sampleCount, negativePrompt, personGeneration } = order;
  const metadata = {
    durationSeconds: seconds,
    aspectRatio,
    resolution,
    sampleCount,
    ...(negativePrompt === null ? {} : { negativePrompt }),
    ...(personGeneration === null ? {} : { personGeneration }),
  };
  return [
    ['model', upstreamModel],
    ['prompt', prompt],
    ['metadata', JSON.stringify(metadata)],
  ];
}
