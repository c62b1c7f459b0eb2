import type {
  Candidate,
  ImageEditCompletedEvent,
  ImageGenerationCompletedEvent,
} from '../../../generated/contract-types.ts';
import { createUnfinishedError } from '../../core/create-truncation-error.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { parseJson } from '../../core/json/parse-json.ts';
import type { StreamAnswer, UpstreamEvent } from '../../core/provider.ts';
import { mapBatches } from '../../core/map-batches.ts';
import {
  renderCandidate,
  renderUsage,
  type ContentTokens,
  type DrawnContent,
} from '../content/render-content-answer.ts';
import { findImageEventKind } from '../../formats/images/index.ts';
import { createUnusableAnswer } from '../create-unusable-answer.ts';
import { asObject, type Unchecked } from '../../core/json/json-object.ts';
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

function convertEvent(
  event: UpstreamEvent,
  progress: Progress,
  conversion: StreamConversion,
): readonly UpstreamEvent[] {
  if (findImageEventKind(event) !== 'completed') return [];
  const value = parseEvent(event.data, conversion);
  progress.tokens = addTokens(progress.tokens, convertUsage(value.usage));
  const candidate = convertImage(value, progress.completed, conversion);
  progress.completed += 1;
  return [renderChunk([candidate], progress)];
}

type CompletedEvent = ImageGenerationCompletedEvent | ImageEditCompletedEvent;

function parseEvent(data: string, { call }: StreamConversion): Unchecked<CompletedEvent> {
  try {
    return asObject<CompletedEvent>(parseJson(data));
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
function renderChunk(candidates: readonly Candidate[], { tokens }: Progress): UpstreamEvent {
  const chunk: DrawnContent = {
    candidates,
    ...(tokens === null ? {} : { usageMetadata: renderUsage(tokens) }),
  };
  return { event: null, data: JSON.stringify(chunk) };
}

function renderMissing(progress: Progress, { count }: StreamConversion): readonly UpstreamEvent[] {
  const candidates = Array.from({ length: count - progress.completed }, (_, offset) =>
    renderCandidate({ index: progress.completed + offset, data: null, mimeType: '', text: null }),
  );
  return candidates.length === 0 ? [] : [renderChunk(candidates, progress)];
}
