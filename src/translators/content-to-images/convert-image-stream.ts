import { GatewayError } from '../../core/gateway-error.ts';
import { parseJson } from '../../core/json/parse-json.ts';
import type { StreamAnswer, UpstreamEvent } from '../../core/provider.ts';
import { mapBatches } from '../../core/map-batches.ts';
import { renderCandidate, renderUsage, type ContentTokens } from '../content/render-content-answer.ts';
import { createUnusableAnswer } from '../create-unusable-answer.ts';
import { asObject, type JsonObject } from '../read-json.ts';
import { convertImage, convertUsage, type ImagesConversion } from './convert-images-answer.ts';

/** How a stream is turned, and how many pictures it must bring. */
export interface StreamConversion extends ImagesConversion {
  readonly count: number;
}

/** Per stream. */
interface Progress {
  completed: number;
  tokens: ContentTokens | null;
}

/**
 * A stream of format A as chunks of format C: one for each finished picture, unfinished ones are not passed on. A filter
 * that steps in later ends the missing candidates with IMAGE_SAFETY; a stream that ends without them throws
 * `bad_gateway` (`stream_truncated`).
 */
export function convertImageStream({ batches }: StreamAnswer, conversion: StreamConversion): StreamAnswer {
  const progress: Progress = { completed: 0, tokens: null };
  return {
    kind: 'stream',
    batches: mapBatches(batches, {
      convert: (batch) => batch.flatMap((event) => convertEvent(event, progress, conversion)),
      end: () => {
        if (progress.completed < conversion.count) throw createTruncation(conversion);
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

function convertEvent(
  { data }: UpstreamEvent,
  progress: Progress,
  conversion: StreamConversion,
): readonly UpstreamEvent[] {
  const value = parseEvent(data, conversion);
  if (value.type !== 'image_generation.completed' && value.type !== 'image_edit.completed') return [];
  progress.tokens = addTokens(progress.tokens, convertUsage(value.usage));
  const candidate = convertImage(value, progress.completed, conversion);
  progress.completed += 1;
  return [renderChunk([candidate], progress)];
}

function parseEvent(data: string, { call }: StreamConversion): JsonObject {
  try {
    return asObject(parseJson(data));
  } catch (error) {
    throw createUnusableAnswer(call, 'The upstream sent an event that is no JSON.', error);
  }
}

function addTokens(one: ContentTokens | null, other: ContentTokens | null): ContentTokens | null {
  if (one === null || other === null) return one ?? other;
  return {
    promptText: one.promptText + other.promptText,
    promptImages: one.promptImages + other.promptImages,
    outputText: one.outputText + other.outputText,
    outputImages: one.outputImages + other.outputImages,
  };
}

/** The counters of each chunk are those of all pictures so far, so that the last ones are final. */
function renderChunk(candidates: readonly JsonObject[], { tokens }: Progress): UpstreamEvent {
  const chunk = { candidates, ...(tokens === null ? {} : { usageMetadata: renderUsage(tokens) }) };
  return { event: null, data: JSON.stringify(chunk) };
}

function renderMissing(progress: Progress, { count }: StreamConversion): readonly UpstreamEvent[] {
  const candidates = Array.from({ length: count - progress.completed }, (_, offset) =>
    renderCandidate({ index: progress.completed + offset, data: null, mimeType: '', text: null }),
  );
  return candidates.length === 0 ? [] : [renderChunk(candidates, progress)];
}

function createTruncation({ call }: StreamConversion): GatewayError {
  return new GatewayError('bad_gateway', 'The upstream ended its answer before the last image.', {
    reason: 'stream_truncated',
    upstream: { deploymentId: call.deployment.id, status: 200, kind: 'truncated', retryAfterMs: null },
  });
}
