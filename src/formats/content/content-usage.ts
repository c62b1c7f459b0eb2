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
  createExtras,
  createTokenUsage,
  isCount,
  isCountOrAbsent,
  noMedia,
  readCount,
} from '../../core/tokens/token-counts.ts';
import type { Tally, UsageFormat } from '../../core/tokens/usage-format.ts';
import type { MediaTokens, TokenUsage } from '../../core/usage.ts';
import { readPayload } from '../../core/wire/read-payload.ts';
import { ContentSearches } from './content-searches.ts';
import { ContentProgress } from './content-progress.ts';
import { ContentWords } from './content-words.ts';
import { countDrawnTokens } from './count-drawn-tokens.ts';
import { countAskedImageTokens } from './count-image-tokens.ts';
import { listPictures } from './list-pictures.ts';

/** Format C: the prompt with cached tokens and without those of tools, the candidates without thoughts. */
export const contentUsage: UsageFormat = {
  readWhole: ({ usageMetadata, candidates }: Unchecked<GenerateContentResponse>, request) => {
    const usage = asObject<ContentUsageMetadata>(usageMetadata);
    const drawn = listPictures(candidates).length > 0 ? 'pictures' : 'words';
    const searches = new ContentSearches();
    searches.add(candidates);
    const found = { drawn, searches: searches.count } as const;
    const isCounted = isSaid(usage);
    if (isCounted && readCount(usage.candidatesTokenCount) > 0) return convertUsage(usage, found);
    const written = new ContentWords(countAskedImageTokens(request.body.value));
    written.add(candidates);
    written.noteCounts(usage);
    const completed = isCounted ? completeOutput(usage, written) : null;
    if (completed !== null) return convertUsage(completed, found);
    return estimate(usage, { ...found, inputTokens: estimateInput(request), written });
  },
  createTally: (request) => new ContentTally(request),
};

const mainCounts = ['promptTokenCount', 'candidatesTokenCount', 'totalTokenCount'] as const;
const partCounts = ['cachedContentTokenCount', 'toolUsePromptTokenCount', 'thoughtsTokenCount'] as const;

/**
 * A counter of zero may be left out, but every request has a prompt: where there is none the upstream did not count it. Nor did it count
 * the answer that there is without a counter.
 */
function isSaid(usage: Unchecked<ContentUsageMetadata>): boolean {
  return (
    isCount(readSaidPrompt(usage)) &&
    [...mainCounts, ...partCounts].every((name) => isCountOrAbsent(usage[name]))
  );
}

/**
 * The upstream's own count of the prompt, which is not checked; `null` where there is none, or a 0 that stands for none. Where it counts
 * cached tokens all the same, all of the prompt was cached.
 */
function readSaidPrompt(usage: Unchecked<ContentUsageMetadata>): unknown {
  const { promptTokenCount: prompt, cachedContentTokenCount: cached } = usage;
  if (isCount(prompt) && prompt > 0) return prompt + readUncountedCache(usage);
  if (prompt !== undefined && prompt !== null && prompt !== 0) return prompt;
  return readCount(cached) > 0 ? cached : null;
}

/**
 * Cached tokens that the count of the prompt leaves out, as other formats do: those that the total has beside all else, and those
 * that are more than all of the input, where the total has room for them or there is none.
 */
function readUncountedCache(usage: Unchecked<ContentUsageMetadata>): number {
  const cached = readCount(usage.cachedContentTokenCount);
  const input = readCount(usage.promptTokenCount) + readCount(usage.toolUsePromptTokenCount);
  const answer = readCount(usage.candidatesTokenCount);
  const total = readCount(usage.totalTokenCount);
  const rest = total - input - answer - readCount(usage.thoughtsTokenCount);
  const hasRoom = total === 0 || (answer === 0 && rest > cached);
  return rest === cached || (cached > input && hasRoom) ? cached : 0;
}

/**
 * The counters of a whole answer that leave out no output: that which has no counter is what a total has beyond all else. `null` where
 * no total says so, and of sound, which has a price of its own that a total knows nothing of.
 */
function completeOutput(
  usage: Unchecked<ContentUsageMetadata>,
  written: ContentWords,
): Unchecked<ContentUsageMetadata> | null {
  if (!written.isUncounted) return usage;
  if (written.mediaTokens.audio > 0) return null;
  const known = [readSaidPrompt(usage), usage.toolUsePromptTokenCount, usage.thoughtsTokenCount];
  const rest = known.reduce<number>(
    (left, count) => left - readCount(count),
    readCount(usage.totalTokenCount),
  );
  return rest > 0 ? { ...usage, candidatesTokenCount: rest } : null;
}

/** Counts with what tells their parts. */
const countedParts = [
  ['promptTokenCount', 'promptTokensDetails'],
  ['cachedContentTokenCount', 'cacheTokensDetails'],
  ['toolUsePromptTokenCount', 'toolUsePromptTokensDetails'],
  ['candidatesTokenCount', 'candidatesTokensDetails'],
  ['thoughtsTokenCount', null],
  ['totalTokenCount', null],
] as const;

/**
 * The counters of a stream so far: later figures replace earlier ones, those that a later chunk leaves out, or says null or 0 for,
 * stand. A count that is said anew does not keep the parts of the one before. Nothing else is kept, whatever upstreams make up.
 */
export function updateContentUsage(
  before: Unchecked<ContentUsageMetadata>,
  usageMetadata: unknown,
): Unchecked<ContentUsageMetadata> {
  const said = asObject<ContentUsageMetadata>(usageMetadata);
  const usage: { -readonly [Name in keyof typeof before]: unknown } = { ...before };
  for (const [name, parts] of countedParts) {
    const count = said[name];
    const isNew = count !== undefined && count !== null && count !== usage[name];
    if (isNew && (count !== 0 || usage[name] === undefined)) {
      usage[name] = count;
      if (parts !== null) usage[parts] = said[parts];
    } else if (parts !== null && Array.isArray(said[parts])) usage[parts] = said[parts];
  }
  return usage;
}

/** The counters of `usageMetadata`, of an answer without pictures; zeros where there are none. */
export function readContentUsage(usageMetadata: unknown): TokenUsage {
  return convertUsage(asObject(usageMetadata), { drawn: 'words', searches: 0 });
}

/** Whether an answer has a picture. */
type Drawn = 'pictures' | 'words';

/** What the answer itself says of what was used. */
interface FoundContent {
  readonly drawn: Drawn;
  readonly searches: number;
}

function convertUsage(usage: Unchecked<ContentUsageMetadata>, { drawn, searches }: FoundContent): TokenUsage {
  const extras = createExtras({ searches });
  const prompt = readCount(readSaidPrompt(usage)) + readCount(usage.toolUsePromptTokenCount);
  const cached = Math.min(prompt, readCount(usage.cachedContentTokenCount));
  const thoughts = readCount(usage.thoughtsTokenCount);
  return createTokenUsage({
    inputTokens: prompt - cached,
    cacheReadTokens: cached,
    cachedMediaTokens: readMedia(usage.cacheTokensDetails),
    outputTokens: readCount(usage.candidatesTokenCount) + thoughts,
    thoughtTokens: thoughts,
    inputMediaTokens: addMedia(
      readMedia(usage.promptTokensDetails),
      readMedia(usage.toolUsePromptTokensDetails),
    ),
    outputMediaTokens: readOutputMedia(usage, drawn),
    ...(extras !== null && { extras }),
  });
}

function readOutputMedia(usage: Unchecked<ContentUsageMetadata>, drawn: Drawn): MediaTokens {
  const media = readMedia(usage.candidatesTokensDetails);
  return drawn === 'words' ? media : { ...media, image: countDrawnTokens(usage) };
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

/** What was seen of a request that the upstream did not count in full. */
interface SeenContent extends FoundContent {
  readonly inputTokens: number;
  readonly written: ContentWords;
}

/** What the upstream did say of a request, and what `written` has of its answer beyond that. */
function estimate(
  usage: Unchecked<ContentUsageMetadata>,
  { inputTokens, written, ...found }: SeenContent,
): TokenUsage {
  // Kinds of an output that is not counted are those of the estimate alone.
  const isCounted = readCount(usage.candidatesTokenCount) > 0;
  const said = isCounted ? usage : { ...usage, candidatesTokensDetails: undefined };
  const completed = completeEstimate(convertUsage(said, found), readSaidPrompt(usage), {
    inputTokens,
    outputTokens: written.countTokens(),
  });
  return { ...completed, outputMediaTokens: addMedia(completed.outputMediaTokens, written.mediaTokens) };
}

/** Every chunk may say what was used so far, and the last one that does has the final figures, when all candidates have ended. */
class ContentTally implements Tally {
  /** `null` once the stream has begun. */
  #request: EstimatedRequest | null;
  /** The upstream's own count where the stream begins with one, otherwise an estimate. */
  #inputTokens = 0;
  #said: Unchecked<ContentUsageMetadata> = {};
  readonly #written: ContentWords;
  readonly #searches = new ContentSearches();
  #drawn: Drawn = 'words';
  readonly #progress = new ContentProgress();

  constructor(request: EstimatedRequest) {
    this.#request = request;
    this.#written = new ContentWords(countAskedImageTokens(request.body.value));
  }

  add(events: readonly UpstreamEvent[]): void {
    for (const event of events) this.#read(readPayload(event));
    if (this.#request !== null && events.length > 0) this.#letGo(this.#request);
  }

  settle(): TokenUsage | null {
    if (this.#request !== null) return null;
    const found = { drawn: this.#drawn, searches: this.#searches.count };
    const { isWhole } = this.#progress;
    const completed = isWhole && isSaid(this.#said) ? completeOutput(this.#said, this.#written) : null;
    if (completed !== null) return convertUsage(completed, found);
    const isCounted = isWhole && readCount(this.#said.candidatesTokenCount) > 0;
    const written = isCounted ? new ContentWords(0) : this.#written;
    return estimate(this.#said, { ...found, inputTokens: this.#inputTokens, written });
  }

  #read(chunk: Unchecked<GenerateContentResponse>): void {
    const { candidates, usageMetadata } = chunk;
    this.#written.add(candidates);
    this.#searches.add(candidates);
    if (this.#drawn === 'words' && listPictures(candidates).length > 0) this.#drawn = 'pictures';
    if (isObject<ContentUsageMetadata>(usageMetadata)) {
      this.#said = updateContentUsage(this.#said, usageMetadata);
      this.#written.noteCounts(this.#said);
    }
    this.#progress.addChunk(chunk);
  }

  #letGo(request: EstimatedRequest): void {
    const said = readSaidPrompt(this.#said);
    this.#inputTokens = isCount(said) ? said : estimateInput(request);
    this.#request = null;
  }
}
