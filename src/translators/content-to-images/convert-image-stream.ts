import type { Candidate } from '../../../generated/contract-types.ts';
import { createUnfinishedError } from '../../core/create-truncation-error.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { StreamAnswer, UpstreamEvent } from '../../core/provider.ts';
import { convertBatches } from '../../core/convert-batches.ts';
import { addPictureTokens, type PictureTokens } from '../../core/tokens/picture-tokens.ts';
import { renderPictureUsage } from '../../formats/content/index.ts';
import { findImageEventKind, readImageEvent, readImageUsage } from '../../formats/images/index.ts';
import { renderCandidate, type DrawnContent } from '../content/render-content-answer.ts';
import { convertImage, type ImagesConversion } from './convert-images-answer.ts';
import { writeJsonText } from '../../core/json/write-json.ts';

/** Per stream. */
interface Progress {
  completed: number;
  tokens: PictureTokens | null;
}

/**
 * A stream of format A as chunks of format C: one for each finished picture, unfinished ones are not passed on. A filter
 * that steps in later ends the missing candidates with IMAGE_SAFETY; a stream that ends without them throws
 * `bad_gateway` (`stream_truncated`).
 */
export function convertImageStream({ batches }: StreamAnswer, conversion: ImagesConversion): StreamAnswer {
  const progress: Progress = { completed: 0, tokens: null };
  return {
    kind: 'stream',
    batches: convertBatches(batches, {
      convert: (batch, events) => {
        for (const event of batch) {
          const chunk = convertEvent(event, progress, conversion);
          if (chunk !== null) events.push(chunk);
        }
      },
      end: () => {
        if (progress.completed < conversion.count) throw createUnfinishedError(conversion.call.deployment.id);
        return [];
      },
      fail: (error) => {
        if (!(error instanceof GatewayError) || error.reason !== 'moderation_blocked') throw error;
        return renderMissing(progress, conversion);
      },
    }),
    ignoredFields: [],
  };
}

/** `null` for one that is no finished picture, or one more than was asked for. */
function convertEvent(
  event: UpstreamEvent,
  progress: Progress,
  conversion: ImagesConversion,
): UpstreamEvent | null {
  if (progress.completed === conversion.count || findImageEventKind(event) !== 'completed') return null;
  const { fields, picture } = readImageEvent(event.data, conversion.call.deployment);
  progress.tokens = addPictureTokens([progress.tokens, readImageUsage(fields.usage)]);
  const candidate = convertImage({ ...fields, b64_json: picture }, progress.completed, conversion);
  progress.completed += 1;
  return renderChunk([candidate], progress);
}

/** The counters of each chunk are those of all pictures so far, so that the last ones are final. */
function renderChunk(candidates: readonly Candidate[], { tokens }: Progress): UpstreamEvent {
  const chunk: DrawnContent = {
    candidates,
    ...(tokens === null ? {} : { usageMetadata: renderPictureUsage(tokens) }),
  };
  return { event: null, data: writeJsonText(chunk) };
}

function renderMissing(progress: Progress, { count }: ImagesConversion): readonly UpstreamEvent[] {
  const candidates = Array.from({ length: count - progress.completed }, (_, offset) =>
    renderCandidate({ index: progress.completed + offset, data: null, mimeType: '', text: null }),
  );
  return candidates.length === 0 ? [] : [renderChunk(candidates, progress)];
}
