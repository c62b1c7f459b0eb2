import type { ImageUsage, ImagesResponse } from '../../../generated/contract-types.ts';
import { asObject, type JsonObject, type Unchecked } from '../../core/json/json-object.ts';
import { parseMember } from '../../core/json/parse-member.ts';
import type { UpstreamEvent } from '../../core/provider.ts';
import { estimateInput, type EstimatedRequest } from '../../core/tokens/estimate-tokens.ts';
import {
  addUsage,
  createTokenUsage,
  isCount,
  isCountOrAbsent,
  noMedia,
  readCount,
} from '../../core/tokens/token-counts.ts';
import type { Tally, UsageFormat } from '../../core/tokens/usage-format.ts';
import type { TokenUsage } from '../../core/usage.ts';
import { estimateImageTokens, readImageKind } from './estimate-image-tokens.ts';
import { findImageEventKind } from './image-event-kind.ts';
import { readImageCount } from './read-image-count.ts';

/** Some upstreams tell cached tokens apart, which the contract does not name. */
type InputDetails = ImageUsage['input_tokens_details'] & { readonly cached_tokens: number };
type OutputDetails = NonNullable<ImageUsage['output_tokens_details']>;

/** Format A: one object for a whole answer, one with each completed picture of a stream. */
export const imageUsage: UsageFormat = {
  readWhole: (value, request) => {
    const { usage: said, data }: Unchecked<ImagesResponse> = value;
    const usage = asObject<ImageUsage>(said);
    const inputTokens = estimateInput(request);
    const converted = isSaid(usage) ? completeInput(convertUsage(usage, inputTokens), inputTokens) : null;
    if (converted !== null && converted.outputTokens > 0) return converted;
    const pictures = Array.isArray(data) ? Math.min(data.length, readImageCount(request.body.value)) : 0;
    if (converted !== null && pictures === 0) return converted;
    const outputTokens = pictures * estimateImageTokens(value, request.body.value);
    return addTo(converted, estimate(converted === null ? inputTokens : 0, outputTokens));
  },
  createTally: (request) => new ImageTally(request),
};

/** Zeros throughout stand for none, as where a gateway has nothing to say. */
function isSaid(usage: Unchecked<ImageUsage>): boolean {
  const { input_tokens: input, output_tokens: output, total_tokens: total } = usage;
  return readCount(output) + readCount(total) > 0 && [input, output, total].every(isCountOrAbsent);
}

/** Of a total that stands alone all but `estimatedInput` is output. */
function convertUsage(usage: Unchecked<ImageUsage>, estimatedInput: number): TokenUsage {
  const input = readCount(usage.input_tokens);
  const inputDetails = asObject<InputDetails>(usage.input_tokens_details);
  const cached = Math.min(input, readCount(inputDetails.cached_tokens));
  const output = isCount(usage.output_tokens)
    ? usage.output_tokens
    : Math.max(0, readCount(usage.total_tokens) - (input || estimatedInput));
  const outputDetails = asObject<OutputDetails>(usage.output_tokens_details);
  return createTokenUsage({
    inputTokens: input - cached,
    cacheReadTokens: cached,
    outputTokens: output,
    inputMediaTokens: { ...noMedia, image: readCount(inputDetails.image_tokens) },
    outputMediaTokens: {
      ...noMedia,
      image: isCount(outputDetails.image_tokens)
        ? outputDetails.image_tokens
        : output - Math.min(output, readCount(outputDetails.text_tokens)),
    },
  });
}

/** Every picture has a prompt: where there is no input the upstream did not count it. */
function completeInput(said: TokenUsage, inputTokens: number): TokenUsage {
  if (said.inputTokens + said.cacheReadTokens > 0) return said;
  return addUsage(said, createTokenUsage({ inputTokens, source: 'estimated' }));
}

function estimate(inputTokens: number, outputTokens: number): TokenUsage {
  const outputMediaTokens = { ...noMedia, image: outputTokens };
  return createTokenUsage({ inputTokens, outputTokens, outputMediaTokens, source: 'estimated' });
}

const usageKey = '"usage"';

/** No more pictures than were asked for are counted. Only what completed events say of usage is parsed, never a picture. */
class ImageTally implements Tally {
  /** An estimate. */
  readonly #inputTokens: number;
  /** Pictures that are still to come. */
  #missing: number;
  #said: TokenUsage | null = null;
  readonly #asked: JsonObject;
  /** Tokens of pictures of which nothing was said; `null` where there are none. */
  #uncounted: number | null = null;
  /** Tokens of a picture that has been begun and is not completed; `null` where there is none. */
  #drawing: number | null = null;
  /** Drafts of the next picture. */
  #drafts = 0;
  #hasBegun = false;

  constructor(request: EstimatedRequest) {
    this.#inputTokens = estimateInput(request);
    this.#asked = request.body.value;
    this.#missing = readImageCount(request.body.value);
  }

  add(events: readonly UpstreamEvent[]): void {
    this.#hasBegun ||= events.length > 0;
    for (const event of events) {
      const kind = this.#missing === 0 ? null : findImageEventKind(event);
      if (kind === 'partial_image') {
        this.#drafts++;
        this.#drawing = this.#estimate(event);
      } else if (kind === 'completed') {
        this.#missing--;
        const { data } = event;
        const usage = parseMember(data, usageKey, data.indexOf(usageKey));
        const said = usage !== null && isSaid(usage) ? convertUsage(usage, this.#inputTokens) : null;
        if (said !== null) this.#said = addTo(this.#said, said);
        if (said === null || said.outputTokens === 0)
          this.#uncounted = (this.#uncounted ?? 0) + this.#estimate(event);
        this.#drawing = null;
        this.#drafts = 0;
      }
    }
  }

  #estimate({ data }: UpstreamEvent): number {
    return estimateImageTokens(readImageKind(data), this.#asked, this.#drafts);
  }

  dropUnfinished(): void {
    this.#drawing = null;
  }

  settle(): TokenUsage | null {
    if (!this.#hasBegun) return null;
    const said = this.#said === null ? null : completeInput(this.#said, this.#inputTokens);
    if (this.#uncounted === null && this.#drawing === null) return said;
    const output = (this.#uncounted ?? 0) + (this.#drawing ?? 0);
    return addTo(said, estimate(said === null ? this.#inputTokens : 0, output));
  }
}

function addTo(one: TokenUsage | null, other: TokenUsage): TokenUsage {
  return one === null ? other : addUsage(one, other);
}
