import type {
  ContentUsageMetadata,
  GenerateContentResponse,
  ModalityTokenCount,
} from '../../../generated/contract-types.ts';
import { asObject, isObject, type Unchecked } from '../../core/json/json-object.ts';
import type { UpstreamEvent } from '../../core/provider.ts';
import { completeEstimate } from '../../core/tokens/complete-estimate.ts';
import { estimateInput, type EstimatedRequest } from '../../core/tokens/estimate-tokens.ts';
import {
  addMedia,
  createTokenUsage,
  isCount,
  isCountOrAbsent,
  noMedia,
  readCount,
} from '../../core/tokens/token-counts.ts';
import type { Tally, UsageFormat } from '../../core/tokens/usage-format.ts';
import type { MediaTokens, TokenUsage } from '../../core/usage.ts';
import { readPayload } from '../../core/wire/read-payload.ts';
import { hasEnding } from './content-progress.ts';
import { ContentWords } from './content-words.ts';

/** Format C: the prompt with cached tokens and without those of tools, the candidates without thoughts. */
export const contentUsage: UsageFormat = {
  readWhole: ({ usageMetadata, candidates }: Unchecked<GenerateContentResponse>, request) => {
    const usage = asObject<ContentUsageMetadata>(usageMetadata);
    if (isSaid(usage)) return convertUsage(usage);
    const written = new ContentWords();
    written.add(candidates);
    written.noteCounts(usage);
    return estimate(usage, estimateInput(request), written);
  },
  createTally: (request) => new ContentTally(request),
};

const mainCounts = ['promptTokenCount', 'candidatesTokenCount', 'totalTokenCount'] as const;
const partCounts = ['cachedContentTokenCount', 'toolUsePromptTokenCount', 'thoughtsTokenCount'] as const;

/** A counter of zero may be left out, but not all of them. */
function isSaid(usage: Unchecked<ContentUsageMetadata>): boolean {
  if (!mainCounts.some((name) => isCount(usage[name]))) return false;
  return [...mainCounts, ...partCounts].every((name) => isCountOrAbsent(usage[name]));
}

/** The counters of `usageMetadata`; zeros where there are none. */
export function readContentUsage(usageMetadata: unknown): TokenUsage {
  return convertUsage(asObject(usageMetadata));
}

function convertUsage(usage: Unchecked<ContentUsageMetadata>): TokenUsage {
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
    const { modality, tokenCount } = asObject<ModalityTokenCount>(detail);
    const kind = Object.hasOwn(modalities, String(modality)) ? modalities[String(modality)] : undefined;
    if (kind) counts[kind] += readCount(tokenCount);
  }
  return counts;
}

/** What the upstream did say of a request, and what `written` has of its answer beyond that. */
function estimate(
  usage: Unchecked<ContentUsageMetadata>,
  inputTokens: number,
  written: ContentWords,
): TokenUsage {
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
  #said: Unchecked<ContentUsageMetadata> = {};
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

  #read(chunk: Unchecked<GenerateContentResponse>): void {
    const { candidates, usageMetadata } = chunk;
    this.#written.add(candidates);
    if (isObject<ContentUsageMetadata>(usageMetadata)) {
      this.#said = usageMetadata;
      this.#written.noteCounts(this.#said);
    }
    this.#isFinished ||= hasEnding(chunk);
  }

  #letGo(request: EstimatedRequest): void {
    this.#inputTokens = readCount(this.#said.promptTokenCount) || estimateInput(request);
    this.#request = null;
  }
}
