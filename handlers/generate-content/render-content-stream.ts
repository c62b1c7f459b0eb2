import { mapBatches } from '../../src/core/map-batches.ts';
import type { StreamEvent, StreamResponse } from '../../src/core/operation.ts';
import type { UpstreamEvent } from '../../src/core/provider.ts';
import { createTruncationError } from '../create-truncation-error.ts';
import { parseUpstreamEvent } from '../parse-upstream-event.ts';
import {
  isComplete,
  renderContent,
  trackContent,
  type ContentProgress,
  type RenderContentOptions,
} from './render-content.ts';

/**
 * An upstream's chunks as the client sees them. Throws `bad_gateway` (`stream_truncated`) when the upstream ends
 * before every candidate has a finish reason, unless the prompt was blocked.
 */
export function renderContentStream(
  batches: AsyncIterable<readonly UpstreamEvent[]>,
  options: RenderContentOptions,
): StreamResponse['batches'] {
  const progress: ContentProgress = { begun: new Set(), ended: new Set(), isBlocked: false };
  return mapBatches(batches, {
    convert: (batch) => batch.map((event) => renderChunk(event, progress, options)),
    end: () => {
      if (isComplete(progress)) return [];
      throw createTruncationError();
    },
  });
}

function renderChunk(
  event: UpstreamEvent,
  progress: ContentProgress,
  options: RenderContentOptions,
): StreamEvent {
  const value = parseUpstreamEvent(event);
  trackContent(value, progress);
  const rendered = renderContent(value, options);
  return { event: null, data: rendered === value ? event.data : JSON.stringify(rendered) };
}
