import { convertBatches } from '../../src/core/convert-batches.ts';
import type { StreamEvent, StreamResponse } from '../../src/core/operation.ts';
import type { UpstreamEvent } from '../../src/core/provider.ts';
import { parseUpstreamEvent } from '../../src/core/wire/parse-upstream-event.ts';
import { renderContent, type RenderContentOptions } from './render-content.ts';
import { writeJsonText } from '../../src/core/json/write-json.ts';

/** An upstream's chunks as the client sees them. */
export function renderContentStream(
  batches: AsyncIterable<readonly UpstreamEvent[]>,
  options: RenderContentOptions,
): StreamResponse['batches'] {
  return convertBatches(batches, {
    convert: (batch, events) => {
      for (const event of batch) events.push(renderChunk(event, options));
    },
  });
}

function renderChunk(event: UpstreamEvent, options: RenderContentOptions): StreamEvent {
  const value = parseUpstreamEvent(event);
  const rendered = renderContent(value, options);
  return { event: null, data: rendered === value ? event.data : writeJsonText(rendered) };
}
