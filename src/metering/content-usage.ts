import type { UpstreamEvent } from '../core/provider.ts';
import type { MediaTokens, TokenUsage } from '../core/usage.ts';
import { completeEstimate } from './complete-estimate.ts';
import { ContentWords } from './content-words.ts';
import { estimateInput, type EstimatedRequest } from './estimate-tokens.ts';
import { readPayload } from './read-payload.ts';
import type { Tally, UsageFormat } from './tally.ts';
import {
  addMedia,
  asObject,
  createTokenUsage,
  isCount,
  isCountOrAbsent,
  noMedia,
  readCount,
  type JsonObject,
} from './token-counts.ts';

/** Format C: the prompt with cached tokens and without those of tools, the candidates without thoughts. */
export const contentUsage: UsageFormat = {
  readWhole: (value, request) => {
    const usage = asObject(value.usageMetadata);
    if (isSaid(usage)) return convertUsage(usage);
    const written = new ContentWords();
    written.add(value.candidates);
    written.noteCounts(usage);
    return estimate(usage, estimateInput(request), written);
  },
  createTally: (request) => new ContentTally(request),
};

const mainCounts = ['promptTokenCount', 'candidatesTokenCount', 'totalTokenCount'] as const;
const partCounts = ['cachedContentTokenCount', 'toolUsePromptTokenCount', 'thoughtsTokenCount'] as const;

/** A counter of zero may be left out, but not all of them. */
function isSaid(usage: JsonObject): boolean {
  if (!mainCounts.some((name) => isCount(usage[name]))) return false;
  return [...mainCounts, ...partCounts].every((name) => isCountOrAbsent(usage[name]));
}

function convertUsage(usage: JsonObject): TokenUsage {
  const prompt = readCount(usage.promptTokenCount) + readCount(usage.toolUsePromptTokenCount);
  const cached = Math.min(prompt, readCount(usage.cachedContentTokenCount));
  const thoughts = readCount(usage.thoughtsTokenCount);
  return createTokenUsage({
    inputTokens: prompt - cached,
    cacheReadTokens: cached,
    outputTokens: readCount(usage.candidatesTokenCount) + thoughts,
    thoughtTokens: thoughts,
    inputMediaTokens: addMedia(
      readMedia(usage.promptTokensDetails),
      readMedia(usage.toolUsePromptTokensDetails),
    ),
    outputMediaTokens: readMedia(usage.candidatesTokensDetails),
  });
}

const modalities: Readonly<Record<string, keyof MediaTokens>> = {
  IMAGE: 'image',
  AUDIO: 'audio',
  VIDEO: 'video',
  DOCUMENT: 'document',
};

function readMedia(details: unknown): MediaTokens {
  if (!Array.isArray(details) || details.length === 0) return noMedia;
  const counts = { ...noMedia };
  for (const detail of details) {
    const { modality, tokenCount } = asObject(detail);
    const kind = Object.hasOwn(modalities, String(modality)) ? modalities[String(modality)] : undefined;
    if (kind) counts[kind] += readCount(tokenCount);
  }
  return counts;
}

/** What the upstream did say of a request, and what `written` has of its answer beyond that. */
function estimate(usage: JsonObject, inputTokens: number, written: ContentWords): TokenUsage {
  const saidInput = usage.promptTokenCount === 0 ? null : usage.promptTokenCount;
  const completed = completeEstimate(convertUsage(usage), saidInput, {
    inputTokens,
    outputTokens: written.countTokens(),
  });
  return { ...completed, outputMediaTokens: addMedia(completed.outputMediaTokens, written.mediaTokens) };
}

/** Every chunk may say what was used so far, and the last one that does has the final figures. */
class ContentTally implements Tally {
  /** `null` once the stream has begun. */
  #request: EstimatedRequest | null;
  /** The upstream's own count where the stream begins with one, otherwise an estimate. */
  #inputTokens = 0;
  #said: JsonObject = {};
  readonly #written = new ContentWords();
  #isFinished = false;

  constructor(request: EstimatedRequest) {
    this.#request = request;
  }

  add(events: readonly UpstreamEvent[]): void {
    for (const event of events) this.#read(readPayload(event));
    if (this.#request !== null && events.length > 0) this.#letGo(this.#request);
  }

  settle(): TokenUsage | null {
    if (this.#request !== null) return null;
    if (this.#isFinished && isSaid(this.#said)) return convertUsage(this.#said);
    return estimate(this.#said, this.#inputTokens, this.#written);
  }

  #read({ candidates, promptFeedback, usageMetadata }: JsonObject): void {
    this.#written.add(candidates);
    if (typeof usageMetadata === 'object' && usageMetadata !== null) {
      this.#said = usageMetadata as JsonObject;
      this.#written.noteCounts(this.#said);
    }
    this.#isFinished ||= hasEnded(candidates) || asObject(promptFeedback).blockReason !== undefined;
  }

  #letGo(request: EstimatedRequest): void {
    this.#inputTokens = readCount(this.#said.promptTokenCount) || estimateInput(request);
    this.#request = null;
  }
}

function hasEnded(candidates: unknown): boolean {
  if (!Array.isArray(candidates)) return false;
  return candidates.some((candidate) => typeof asObject(candidate).finishReason === 'string');
}
