import type { UpstreamEvent } from '../core/provider.ts';
import type { TokenUsage } from '../core/usage.ts';
import { estimateInput, estimateText, estimateValue, type EstimatedRequest } from './estimate-tokens.ts';
import { completeEstimate, type Seen } from './complete-estimate.ts';
import { countDeltaCharacters } from './count-delta-characters.ts';
import { readPayload } from './read-payload.ts';
import type { Tally, UsageFormat } from './tally.ts';
import {
  asObject,
  createTokenUsage,
  isCount,
  isCountOrAbsent,
  readCount,
  type JsonObject,
} from './token-counts.ts';

/** Format B: input without cached tokens, output with thoughts. */
export const messageUsage: UsageFormat = {
  readWhole: (value, request) => {
    const usage = asObject(value.usage);
    if (isSaid(usage)) return convertUsage(usage);
    return estimate(usage, {
      inputTokens: estimateInput(request),
      outputTokens: estimateValue(value.content),
    });
  },
  createTally: (request) => new MessageTally(request),
};

/** Counters of zero throughout stand for none: every message has input. */
function isSaid(usage: JsonObject): boolean {
  const { input_tokens: input, cache_read_input_tokens: read, cache_creation_input_tokens: written } = usage;
  const output = usage.output_tokens;
  if (![input, read, written].every(isCountOrAbsent)) return false;
  return isCount(output) && output + readCount(input) + readCount(read) + readCount(written) > 0;
}

function convertUsage(usage: JsonObject): TokenUsage {
  return createTokenUsage({
    inputTokens: readCount(usage.input_tokens),
    cacheReadTokens: readCount(usage.cache_read_input_tokens),
    cacheWriteTokens: readCount(usage.cache_creation_input_tokens),
    outputTokens: readCount(usage.output_tokens),
    thoughtTokens: readCount(asObject(usage.output_tokens_details).thinking_tokens),
  });
}

function estimate(usage: JsonObject, seen: Seen): TokenUsage {
  return completeEstimate(convertUsage(usage), usage.input_tokens === 0 ? null : usage.input_tokens, seen);
}

/** Only message_start and message_delta are parsed. */
class MessageTally implements Tally {
  /** `null` once the stream has begun. */
  #request: EstimatedRequest | null;
  #usage: JsonObject = {};
  /** An estimate, where the stream begins without the upstream's own count. */
  #inputTokens = 0;
  /** What the upstream counted last of the output, and the characters that came since then. */
  #counted = 0;
  #characters = 0;
  #isFinal = false;

  constructor(request: EstimatedRequest) {
    this.#request = request;
  }

  add(events: readonly UpstreamEvent[]): void {
    for (const event of events) {
      const { event: name } = event;
      if (name === 'content_block_delta') this.#characters += countDeltaCharacters(event);
      else if (name === 'message_start') this.#note(asObject(readPayload(event).message).usage);
      else if (name === 'message_delta') {
        const { usage } = readPayload(event);
        this.#note(usage);
        this.#isFinal = isCount(asObject(usage).output_tokens) && isSaid(this.#usage);
      }
    }
    if (this.#request !== null && events.length > 0) this.#letGo(this.#request);
  }

  settle(): TokenUsage | null {
    if (this.#request !== null) return null;
    if (this.#isFinal) return convertUsage(this.#usage);
    return estimate(this.#usage, {
      inputTokens: this.#inputTokens,
      outputTokens: this.#counted + estimateText(this.#characters),
    });
  }

  #letGo(request: EstimatedRequest): void {
    if (readCount(this.#usage.input_tokens) === 0) this.#inputTokens = estimateInput(request);
    this.#request = null;
  }

  /** Later figures replace earlier ones; those that a later event leaves out stand. */
  #note(usage: unknown): void {
    const said = Object.entries(asObject(usage)).filter(([, count]) => count !== null);
    this.#usage = { ...this.#usage, ...Object.fromEntries(said) };
    const output = readCount(this.#usage.output_tokens);
    if (output <= this.#counted) return;
    this.#counted = output;
    this.#characters = 0;
  }
}
