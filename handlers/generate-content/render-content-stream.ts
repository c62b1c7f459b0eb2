import { createTruncationError } from '../../src/core/create-truncation-error.ts';
import { convertBatches } from '../../src/core/convert-batches.ts';
import type { StreamEvent, StreamResponse } from '../../src/core/operation.ts';
import type { UpstreamEvent } from '../../src/core/provider.ts';
import { parseUpstreamEvent } from '../../src/core/wire/parse-upstream-event.ts';
import { ContentProgress } from '../../src/formats/content/index.ts';
import { renderContent, type RenderContentOptions } from './render-content.ts';
import { writeJsonText } from '../../src/core/json/write-json.ts';

/**
 * An upstream's chunks as the client sees them. Throws `bad_gateway` (`stream_truncated`) when the upstream ends
 * before every candidate has a finish reason, unless the prompt was blocked.
 */
export function renderContentStream(
  batches: AsyncIterable<readonly UpstreamEvent[]>,
  options: RenderContentOptions,
): StreamResponse['batches'] {
  const progress = new ContentProgress();
  return convertBatches(batches, {
    convert: (batch, events) => {
      for (const event of batch) events.push(renderChunk(event, progress, options));
    },
    end: () => {
      if (progress.isComplete) return [];
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
  progress.add(value);
  const rendered = renderContent(value, options);
  return { event: null, data: rendered === value ? event.data : writeJsonText(rendered) };
}
