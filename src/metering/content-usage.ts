import type { UpstreamEvent } from '../core/provider.ts';
import type { MediaTokens, TokenUsage } from '../core/usage.ts';
import {
  estimateInput,
  estimateText,
  estimateValue,
  tokensPerPicture,
  type EstimatedRequest,
} from './estimate-tokens.ts';
import { parseMember } from './parse-member.ts';
import type { Tally, UsageFormat } from './tally.ts';
import { completeEstimate, type Seen } from './complete-estimate.ts';
import {
  asObject,
  createTokenUsage,
  isCount,
  isCountOrAbsent,
  noMedia,
  readCount,
  type JsonObject,
} from './token-counts.ts';

/** Format C: the prompt with cached tokens, the candidates without thoughts. */
export const contentUsage: UsageFormat = {
  readWhole: (value, request) => {
    const usage = asObject(value.usageMetadata);
    if (isSaid(usage)) return convertUsage(usage);
    const outputTokens = estimateValue(value.candidates);
    return estimate(usage, { inputTokens: estimateInput(request), outputTokens });
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
    inputMediaTokens: readMedia(usage.promptTokensDetails),
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

function estimate(usage: JsonObject, seen: Seen): TokenUsage {
  return completeEstimate(convertUsage(usage), usage.promptTokenCount, seen);
}

/** Characters of a chunk that are not the model's words. */
const chunkFrame = 100;
/** Only a chunk this long is searched for media. */
const longChunk = 4_096;

/** Vendors write it behind the candidates, in which the arguments of a call may have a key of the same name. */
const usageKey = '"usageMetadata"';

/** Every chunk may say what was used so far; only the last that does is read, when the stream has ended. */
class ContentTally implements Tally {
  /** `null` once the stream has begun. */
  #request: EstimatedRequest | null;
  /** The upstream's own count where the stream begins with one, otherwise an estimate. */
  #inputTokens = 0;
  #last: string | null = null;
  #estimate = 0;
  #isFinished = false;

  constructor(request: EstimatedRequest) {
    this.#request = request;
  }

  add(events: readonly UpstreamEvent[]): void {
    for (const { data } of events) {
      const at = data.indexOf(usageKey);
      if (at !== -1) this.#last = data;
      this.#estimate += estimateChunk(data, at === -1 ? data.length : at);
      this.#isFinished ||= data.includes('"finishReason"') || data.includes('"blockReason"');
    }
    if (this.#request !== null && events.length > 0) this.#letGo(this.#request);
  }

  settle(): TokenUsage | null {
    if (this.#request !== null) return null;
    const usage = this.#readLast();
    if (usage !== null && this.#isFinished && isSaid(usage)) return convertUsage(usage);
    return estimate(usage ?? {}, { inputTokens: this.#inputTokens, outputTokens: this.#estimate });
  }

  #readLast(): JsonObject | null {
    return this.#last === null ? null : parseMember(this.#last, usageKey, this.#last.lastIndexOf(usageKey));
  }

  #letGo(request: EstimatedRequest): void {
    this.#inputTokens = readCount(this.#readLast()?.promptTokenCount) || estimateInput(request);
    this.#request = null;
  }
}

/** Vendors write the figures behind the candidates; what stands before them are mostly words. */
function estimateChunk(data: string, end: number): number {
  if (end > longChunk && data.includes('"inlineData"')) return tokensPerPicture;
  return estimateText(Math.max(0, end - chunkFrame));
}
