import type { MessageResponse, MessageUsage } from '../../../generated/contract-types.ts';
import type { EventsOf } from '../../core/handler.ts';
import { asObject, listObjects, type Unchecked } from '../../core/json/json-object.ts';
import type { UpstreamEvent } from '../../core/provider.ts';
import { completeEstimate, type Seen } from '../../core/tokens/complete-estimate.ts';
import {
  estimateInput,
  estimateText,
  estimateValue,
  type EstimatedRequest,
} from '../../core/tokens/estimate-tokens.ts';
import {
  createTokenUsage,
  isCount,
  isCountOrAbsent,
  maxTokens,
  readCount,
} from '../../core/tokens/token-counts.ts';
import type { Tally, UsageFormat } from '../../core/tokens/usage-format.ts';
import type { TokenUsage } from '../../core/usage.ts';
import { readPayload } from '../../core/wire/read-payload.ts';
import { countDeltaCharacters } from './count-delta-characters.ts';

/** Some upstreams tell thoughts apart, and what was used beside the answer, which the contract does not name. */
type SaidUsage = MessageUsage & {
  readonly output_tokens_details: { readonly thinking_tokens: number };
  readonly iterations: readonly Iteration[];
};

/** The counters of one of the calls that the upstream's model made for an answer. */
type Iteration = Pick<
  MessageUsage,
  'input_tokens' | 'output_tokens' | 'cache_read_input_tokens' | 'cache_creation_input_tokens'
> & { readonly type: string };

/**
 * Those that are not in the counters of the whole: a conversation was made shorter, and an advisor was asked
 * (https://platform.claude.com/docs/en/build-with-claude/compaction).
 */
const besideTypes: ReadonlySet<unknown> = new Set(['compaction', 'advisor_message']);

type Events = EventsOf<'createMessage'>;

/** Format B: input without cached tokens, output with thoughts. */
export const messageUsage: UsageFormat = {
  readWhole: (value, request) => {
    const { usage: said, content }: Unchecked<MessageResponse> = value;
    const usage = asObject<SaidUsage>(said);
    if (isSaid(usage)) return convertUsage(usage);
    return estimate(usage, {
      inputTokens: estimateInput(request),
      outputTokens: estimateValue(content),
    });
  },
  createTally: (request) => new MessageTally(request),
};

/** Counters of zero throughout stand for none: every message has input. */
function isSaid(usage: Unchecked<SaidUsage>): boolean {
  const { input_tokens: input, cache_read_input_tokens: read, cache_creation_input_tokens: written } = usage;
  const output = usage.output_tokens;
  if (!isCountOrAbsent(input) || !isCountOrAbsent(read) || !isCountOrAbsent(written)) return false;
  return isCount(output) && output + readCount(input) + readCount(read) + readCount(written) > 0;
}

/** The counters of format B; `null` where there are none. */
export function readMessageUsage(usage: unknown): TokenUsage | null {
  const said = asObject<SaidUsage>(usage);
  return Object.keys(said).length === 0 ? null : convertUsage(said);
}

const counters = [
  'input_tokens',
  'output_tokens',
  'cache_read_input_tokens',
  'cache_creation_input_tokens',
  'output_tokens_details',
] as const;

/**
 * The counters of a stream so far: later figures replace earlier ones, those that a later event leaves out, or says null for, stand.
 * Nothing else is kept, whatever upstreams make up.
 */
export function updateMessageUsage(before: Unchecked<SaidUsage>, usage: unknown): Unchecked<SaidUsage> {
  const { iterations } = asObject<SaidUsage>(usage);
  return {
    ...updateMessageCounters(before, usage),
    ...(Array.isArray(iterations) ? { iterations: [addBeside(iterations)] } : {}),
  };
}

/** The same of the counters of the whole alone. */
export function updateMessageCounters(before: Unchecked<SaidUsage>, usage: unknown): Unchecked<SaidUsage> {
  const said = asObject<SaidUsage>(usage);
  const known = counters.filter((name) => said[name] !== undefined && said[name] !== null);
  return { ...before, ...Object.fromEntries(known.map((name) => [name, said[name]])) };
}

function convertUsage(usage: Unchecked<SaidUsage>): TokenUsage {
  const details = asObject<SaidUsage['output_tokens_details']>(usage.output_tokens_details);
  const beside = addBeside(usage.iterations);
  return createTokenUsage({
    inputTokens: readCount(usage.input_tokens) + beside.input_tokens,
    cacheReadTokens: readCount(usage.cache_read_input_tokens) + beside.cache_read_input_tokens,
    cacheWriteTokens: readCount(usage.cache_creation_input_tokens) + beside.cache_creation_input_tokens,
    outputTokens: readCount(usage.output_tokens) + beside.output_tokens,
    thoughtTokens: readCount(details.thinking_tokens),
  });
}

const nothingBeside = {
  type: 'compaction',
  input_tokens: 0,
  output_tokens: 0,
  cache_read_input_tokens: 0,
  cache_creation_input_tokens: 0,
} satisfies Iteration;

/** What was used beside the answer, as one call. */
function addBeside(iterations: unknown): typeof nothingBeside {
  if (!Array.isArray(iterations)) return nothingBeside;
  const beside = listObjects<Iteration>(iterations).filter(({ type }) => besideTypes.has(type));
  const add = (name: Exclude<keyof Iteration, 'type'>) =>
    Math.min(
      maxTokens,
      beside.reduce((sum, iteration) => sum + readCount(iteration[name]), 0),
    );
  return {
    ...nothingBeside,
    input_tokens: add('input_tokens'),
    output_tokens: add('output_tokens'),
    cache_read_input_tokens: add('cache_read_input_tokens'),
    cache_creation_input_tokens: add('cache_creation_input_tokens'),
  };
}

function estimate(usage: Unchecked<SaidUsage>, seen: Seen): TokenUsage {
  return completeEstimate(convertUsage(usage), usage.input_tokens === 0 ? null : usage.input_tokens, seen);
}

/** Only message_start and message_delta are parsed. */
class MessageTally implements Tally {
  /** `null` once the stream has begun. */
  #request: EstimatedRequest | null;
  #usage: Unchecked<SaidUsage> = {};
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
      else if (name === 'message_start') this.#noteStart(readPayload(event));
      else if (name === 'message_delta') {
        const { usage }: Unchecked<Events['message_delta']> = readPayload(event);
        this.#note(usage);
        this.#isFinal = isCount(asObject<SaidUsage>(usage).output_tokens) && isSaid(this.#usage);
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

  #noteStart({ message }: Unchecked<Events['message_start']>): void {
    this.#note(asObject<Events['message_start']['message']>(message).usage);
  }

  #note(usage: unknown): void {
    this.#usage = updateMessageUsage(this.#usage, usage);
    const output = readCount(this.#usage.output_tokens);
    if (output <= this.#counted) return;
    this.#counted = output;
    this.#characters = 0;
  }
}
