import type { UpstreamEvent } from '../core/provider.ts';
import type { TokenUsage } from '../core/usage.ts';
import { estimateInput, tokensPerPicture, type EstimatedRequest } from './estimate-tokens.ts';
import { parseMember } from './parse-member.ts';
import type { Tally, UsageFormat } from './tally.ts';
import {
  addUsage,
  asObject,
  createTokenUsage,
  isCount,
  isCountOrAbsent,
  noMedia,
  readCount,
  type JsonObject,
} from './token-counts.ts';

/** Format A: one object for a whole answer, one with each completed picture of a stream. */
export const imageUsage: UsageFormat = {
  readWhole: (value, request) => {
    const usage = asObject(value.usage);
    if (isSaid(usage)) return convertUsage(usage);
    const pictures = Array.isArray(value.data) ? value.data.length : 0;
    return estimate(estimateInput(request), pictures);
  },
  createTally: (request) => new ImageTally(request),
};

function isSaid(usage: JsonObject): boolean {
  const { input_tokens: input, output_tokens: output, total_tokens: total } = usage;
  return (isCount(output) || isCount(total)) && [input, output, total].every(isCountOrAbsent);
}

function convertUsage(usage: JsonObject): TokenUsage {
  const input = readCount(usage.input_tokens);
  const inputDetails = asObject(usage.input_tokens_details);
  const cached = Math.min(input, readCount(inputDetails.cached_tokens));
  const output = isCount(usage.output_tokens)
    ? usage.output_tokens
    : Math.max(0, readCount(usage.total_tokens) - input);
  const outputDetails = asObject(usage.output_tokens_details);
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

function estimate(inputTokens: number, pictures: number): TokenUsage {
  const outputTokens = pictures * tokensPerPicture;
  const outputMediaTokens = { ...noMedia, image: outputTokens };
  return createTokenUsage({ inputTokens, outputTokens, outputMediaTokens, source: 'estimated' });
}

const usageKey = '"usage"';

/** Only what completed events say of usage is parsed, never a picture. */
class ImageTally implements Tally {
  /** An estimate. */
  readonly #inputTokens: number;
  #said: TokenUsage | null = null;
  /** Pictures of which nothing was said. */
  #uncounted = 0;
  /** A picture has been begun that is not completed. */
  #isDrawing = false;
  #hasBegun = false;

  constructor(request: EstimatedRequest) {
    this.#inputTokens = estimateInput(request);
  }

  add(events: readonly UpstreamEvent[]): void {
    this.#hasBegun ||= events.length > 0;
    for (const { event, data } of events) {
      if (!isCompleted(event, data)) this.#isDrawing = true;
      else {
        this.#isDrawing = false;
        const usage = parseMember(data, usageKey, data.indexOf(usageKey));
        if (usage !== null && isSaid(usage)) this.#said = addTo(this.#said, convertUsage(usage));
        else this.#uncounted++;
      }
    }
  }

  settle(): TokenUsage | null {
    if (!this.#hasBegun) return null;
    const pictures = this.#uncounted + (this.#isDrawing ? 1 : 0);
    if (pictures === 0) return this.#said;
    return addTo(this.#said, estimate(this.#said === null ? this.#inputTokens : 0, pictures));
  }
}

/** Events without a name say their type in the payload, at its beginning or behind the picture. */
function isCompleted(event: string | null, data: string): boolean {
  return event === null ? /"image_(?:generation|edit)\.completed"/u.test(data) : event.endsWith('.completed');
}

function addTo(one: TokenUsage | null, other: TokenUsage): TokenUsage {
  return one === null ? other : addUsage(one, other);
}
