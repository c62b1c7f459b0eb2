import type { StreamEvent } from '../../src/core/operation.ts';
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
export async function* renderContentStream(
  batches: AsyncIterable<readonly UpstreamEvent[]>,
  options: RenderContentOptions,
): AsyncGenerator<readonly StreamEvent[]> {
  const progress: ContentProgress = { begun: new Set(), ended: new Set(), isBlocked: false };
  for await (const batch of batches) {
    const events: StreamEvent[] = [];
    for (const { data } of batch) {
      const value = parseUpstreamEvent(data);
      trackContent(value, progress);
      const rendered = renderContent(value, options);
      events.push({ event: null, data: rendered === value ? data : JSON.stringify(rendered) });
    }
    yield events;
  }
  if (isComplete(progress)) return;
  throw createTruncationError();
}
