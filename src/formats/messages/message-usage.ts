import type { MessageResponse, MessageUsage } from '../../../generated/contract-types.ts';
import type { EventsOf } from '../../core/handler.ts';
import { asObject, listObjects, type Unchecked } from '../../core/json/json-object.ts';
import type { UpstreamEvent } from '../../core/provider.ts';
import { completeEstimate, type Seen } from '../../core/tokens/complete-estimate.ts';
import { estimateInput, estimateText, type EstimatedRequest } from '../../core/tokens/estimate-tokens.ts';
import {
  addUsage,
  createExtras,
  createTokenUsage,
  isCount,
  isCountOrAbsent,
  readCount,
} from '../../core/tokens/token-counts.ts';
import type { TalliedRequest, Tally, UsageFormat } from '../../core/tokens/usage-format.ts';
import type { TokenUsage } from '../../core/usage.ts';
import { readPayload } from '../../core/wire/read-payload.ts';
import { countDeltaCharacters } from './count-delta-characters.ts';
import { countSearches } from './count-searches.ts';
import { countWrittenCharacters, readWrittenStart } from './count-written-characters.ts';
import { noFallbackNames, readFallbackNames, type FallbackNames } from './fallback-names.ts';
import { hasWords, isThought } from './has-words.ts';
import { listAttempts, listOwnIterations, readIterationModel, type Iteration } from './list-attempts.ts';
import { readFallbackStart, readFirstModel, readServingModel } from './read-serving-model.ts';

/** Some upstreams tell searches and speed, and what was used beside the answer, which the contract does not name. */
type SaidUsage = MessageUsage & {
  readonly iterations: readonly Iteration[];
  readonly server_tool_use: { readonly web_search_requests: number };
  readonly speed: string;
};

/**
 * Those that are not in the counters of the whole: a conversation was made shorter, and an advisor was asked
 * (https://platform.claude.com/docs/en/build-with-claude/compaction).
 */
const besideTypes: ReadonlySet<unknown> = new Set(['compaction', 'advisor_message']);

/** More than any answer has. */
const maxBeside = 100;

type Events = EventsOf<'createMessage'>;

/** Format B: input without cached tokens, output with thoughts. */
export const messageUsage: UsageFormat = {
  readWhole: (value, request) => {
    const { usage: said, content }: Unchecked<MessageResponse> = value;
    const usage = keepKnown(said);
    const fallbackNames = readFallbackNames(request);
    const models = { fallbackNames, serving: readServingModel(value, fallbackNames) };
    if (isSaid(usage) && !(hasWords(content) && isUncounted(usage))) return convertUsage(usage, models);
    const seen = {
      inputTokens: estimateInput(request),
      outputTokens: estimateText(countWrittenCharacters(content)),
    };
    return estimate(usage, seen, models);
  },
  createTally: (request) => new MessageTally(request),
};

/** Who may have answered in the place of the model that was called for. */
interface FallbackModels {
  /** As the request names them. */
  readonly fallbackNames: FallbackNames;
  /** The one that did, as the answer itself says; `null` where none did. */
  readonly serving: string | null;
}

const noFallbacks: FallbackModels = { fallbackNames: noFallbackNames, serving: null };

/** Every message has input: where there is none, of whatever kind, the upstream did not count it. */
function isSaid(usage: Unchecked<SaidUsage>): boolean {
  const {
    cache_read_input_tokens: read,
    cache_creation_input_tokens: written,
    output_tokens: output,
  } = usage;
  return [readSaidInput(usage), output].every(isCount) && [read, written].every(isCountOrAbsent);
}

/**
 * The upstream's own count of the input, which is not checked; `null` where there is none, or a 0 that stands for none. Beside cached
 * tokens it is one, since all was cached, and so it is of an answer beside which alone something was used.
 */
function readSaidInput(usage: Unchecked<SaidUsage>): unknown {
  const { input_tokens: input, cache_read_input_tokens: read, cache_creation_input_tokens: written } = usage;
  if (input !== undefined && input !== null && input !== 0) return input;
  if (readCount(read) + readCount(written) > 0) return 0;
  const isBeside = readCount(usage.output_tokens) === 0 && listBeside(usage.iterations).length > 0;
  return isBeside ? 0 : null;
}

/** Whether the upstream counts no output of the answer itself: beside words it did not count. */
function isUncounted(usage: Unchecked<SaidUsage>): boolean {
  return readCount(usage.output_tokens) === 0 && convertOwn(usage, noFallbacks).outputTokens === 0;
}

/** The counters of format B; `null` where there are none. */
export function readMessageUsage(usage: unknown): TokenUsage | null {
  const said = asObject<SaidUsage>(usage);
  return Object.keys(said).length === 0 ? null : convertUsage(said);
}

const inputCounters = [
  'input_tokens',
  'cache_read_input_tokens',
  'cache_creation_input_tokens',
  'cache_creation',
] as const;
const counters = [
  ...inputCounters,
  'output_tokens',
  'output_tokens_details',
  'server_tool_use',
  'speed',
] as const;

/**
 * The counters of a stream so far: later figures replace earlier ones, those that a later event leaves out, or says null for, stand,
 * and so does the input where a later event says that there was none. Nothing else is kept, whatever upstreams make up.
 */
export function updateMessageUsage(before: Unchecked<SaidUsage>, usage: unknown): Unchecked<SaidUsage> {
  const { iterations } = asObject<SaidUsage>(usage);
  return {
    ...updateMessageCounters(before, usage),
    ...(Array.isArray(iterations) ? { iterations: keepBeside(iterations) } : {}),
  };
}

/** The same of the counters of the whole alone. */
export function updateMessageCounters(before: Unchecked<SaidUsage>, usage: unknown): Unchecked<SaidUsage> {
  const said = asObject<SaidUsage>(usage);
  const known = pickKnown(said, counters);
  const after = { ...before, ...known };
  return readSaidInput(known) === null ? { ...after, ...pickKnown(before, inputCounters) } : after;
}

function pickKnown(
  usage: Unchecked<SaidUsage>,
  names: readonly (typeof counters)[number][],
): Unchecked<SaidUsage> {
  const known = names.filter((name) => usage[name] !== undefined && usage[name] !== null);
  return Object.fromEntries(known.map((name) => [name, usage[name]]));
}

function convertUsage(usage: Unchecked<SaidUsage>, models = noFallbacks): TokenUsage {
  return addBeside(convertOwn(usage, models), usage);
}

/** With what each model used by itself where a fallback of the upstream answered. */
function convertOwn(usage: Unchecked<SaidUsage>, { fallbackNames, serving }: FallbackModels): TokenUsage {
  const whole = markServed(convertCounters(usage, serving), serving);
  const attempts = listAttempts(usage.iterations, fallbackNames);
  const last = attempts.at(-1);
  if (last === undefined) return whole;
  const answered = last.model ?? serving;
  const { speed, server_tool_use, output_tokens_details } = usage;
  const served = { ...last.iteration, speed, server_tool_use, output_tokens_details };
  const all = attempts
    .slice(0, -1)
    .map(({ iteration, model }) => convertCounters({ ...iteration, speed }, model))
    .reduceRight((sum, attempt) => addUsage(attempt, sum), convertCounters(served, answered));
  // Counters that the upstream leaves out of its attempts are the fallback's.
  return markServed(all.outputTokens < whole.outputTokens ? convertCounters(usage, answered) : all, answered);
}

function markServed(usage: TokenUsage, servedBy: string | null): TokenUsage {
  return servedBy === null ? usage : { ...usage, servedBy };
}

/** What the answer itself took. */
function convertCounters(usage: Unchecked<SaidUsage>, model: string | null = null): TokenUsage {
  const details = asObject<NonNullable<MessageUsage['output_tokens_details']>>(usage.output_tokens_details);
  const cacheWriteTokens = readCount(usage.cache_creation_input_tokens);
  const extras = createExtras({
    hourWriteTokens: readHourWrites(usage.cache_creation, cacheWriteTokens),
    searches: readSearches(usage),
    speed: usage.speed === 'fast' ? 'fast' : 'standard',
    model,
  });
  return createTokenUsage({
    inputTokens: readCount(usage.input_tokens),
    cacheReadTokens: readCount(usage.cache_read_input_tokens),
    cacheWriteTokens,
    outputTokens: readCount(usage.output_tokens),
    thoughtTokens: readCount(details.thinking_tokens),
    ...(extras !== null && { extras }),
  });
}

/**
 * Of so many tokens that were written to a cache those that it keeps for an hour. The end of a stream counts what was written in its
 * course without a word of how long it is kept: as long as all that was written at its beginning.
 */
function readHourWrites(creation: unknown, writtenTokens: number): number {
  const said = asObject<NonNullable<MessageUsage['cache_creation']>>(creation);
  const hour = readCount(said.ephemeral_1h_input_tokens);
  if (hour === 0) return 0;
  return readCount(said.ephemeral_5m_input_tokens) === 0 ? writtenTokens : Math.min(hour, writtenTokens);
}

function readSearches({ server_tool_use: tools }: Unchecked<SaidUsage>): number {
  return readCount(asObject<SaidUsage['server_tool_use']>(tools).web_search_requests);
}

/** With what was used beside the answer, each call of it by itself. A conversation is made shorter as fast as it is answered. */
function addBeside(usage: TokenUsage, { iterations, speed }: Unchecked<SaidUsage>): TokenUsage {
  return listBeside(iterations).reduce<TokenUsage>((sum, iteration) => {
    const advisor = readAdvisor(iteration);
    const counters = advisor === null ? { ...iteration, speed } : iteration;
    return addUsage(sum, convertCounters(counters, advisor));
  }, usage);
}

/** The model that was asked for advice; `null` where it is the one that answers, or nobody says. */
function readAdvisor(iteration: Unchecked<Iteration>): string | null {
  return iteration.type === 'advisor_message' ? readIterationModel(iteration) : null;
}

function listBeside(iterations: unknown): readonly Unchecked<Iteration>[] {
  if (!Array.isArray(iterations)) return [];
  const beside = listObjects<Iteration>(iterations).filter(({ type }) => besideTypes.has(type));
  return beside.slice(0, maxBeside);
}

/** The counters of a whole answer, as {@link updateMessageUsage} has those of a stream. */
function keepKnown(usage: unknown): Unchecked<SaidUsage> {
  const said = asObject<SaidUsage>(usage);
  const { iterations } = said;
  return Array.isArray(iterations) ? { ...said, iterations: keepBeside(iterations) } : said;
}

/** The same without what upstreams make up. */
function keepBeside(iterations: readonly unknown[]): readonly Iteration[] {
  return [...listOwnIterations(iterations), ...listBeside(iterations)].map((iteration) => {
    const written = readCount(iteration.cache_creation_input_tokens);
    const hour = readHourWrites(iteration.cache_creation, written);
    return {
      type: String(iteration.type),
      model: readIterationModel(iteration),
      input_tokens: readCount(iteration.input_tokens),
      output_tokens: readCount(iteration.output_tokens),
      cache_read_input_tokens: readCount(iteration.cache_read_input_tokens),
      cache_creation_input_tokens: written,
      cache_creation: {
        ephemeral_5m_input_tokens: written - hour,
        ephemeral_1h_input_tokens: hour,
      },
    };
  });
}

function estimate(usage: Unchecked<SaidUsage>, seen: Seen, { serving }: FallbackModels): TokenUsage {
  const counted = markServed(convertCounters(usage, serving), serving);
  return addBeside(completeEstimate(counted, readSaidInput(usage), seen), usage);
}

/** Only message_start, message_delta and the beginnings of blocks are parsed, and of results those of searches. */
class MessageTally implements Tally {
  /** `null` once the stream has begun. */
  #request: EstimatedRequest | null;
  #usage: Unchecked<SaidUsage> = {};
  /** The upstream's own count where the stream begins with one, otherwise an estimate. */
  #inputTokens = 0;
  /** What the upstream counted last of the output, and the characters that came since then. */
  #counted = 0;
  #characters = 0;
  /** Whether any of it all was no thought. */
  #hasWords = false;
  /** Searches that brought something. */
  #searches = 0;
  #isFinal = false;
  readonly #fallbackNames: FallbackNames;
  /** The fallback of the upstream that answers; `null` for the model that was called for. */
  #servingModel: string | null = null;

  constructor(request: TalliedRequest) {
    this.#request = request;
    this.#fallbackNames = readFallbackNames(request);
  }

  add(events: readonly UpstreamEvent[]): void {
    for (const event of events) {
      const { event: name } = event;
      if (name === 'content_block_delta') this.#noteDelta(event);
      else if (name === 'content_block_start') this.#noteBlock(event);
      else if (name === 'message_start') this.#noteStart(readPayload(event));
      else if (name === 'message_delta') {
        const { usage }: Unchecked<Events['message_delta']> = readPayload(event);
        this.#note(usage);
        this.#isFinal = isCount(asObject<SaidUsage>(usage).output_tokens);
      }
    }
    if (this.#request !== null && events.length > 0) this.#letGo(this.#request);
  }

  settle(): TokenUsage | null {
    if (this.#request !== null) return null;
    const models = { fallbackNames: this.#fallbackNames, serving: this.#servingModel };
    const isMissing = this.#hasWords && isUncounted(this.#usage);
    if (this.#isFinal && isSaid(this.#usage) && !isMissing) return convertUsage(this.#usage, models);
    const searches = Math.max(this.#searches, readSearches(this.#usage));
    const usage =
      searches === 0 ? this.#usage : { ...this.#usage, server_tool_use: { web_search_requests: searches } };
    // An end that says 0 beside words takes nothing back.
    const isCounted = this.#isFinal && this.#counted > 0 && !isMissing;
    const outputTokens = isCounted ? 0 : this.#counted + estimateText(this.#characters);
    return estimate(usage, { inputTokens: this.#inputTokens, outputTokens }, models);
  }

  #letGo(request: EstimatedRequest): void {
    const said = readSaidInput(this.#usage);
    this.#inputTokens = isCount(said) ? said : estimateInput(request);
    this.#request = null;
  }

  #noteBlock(event: UpstreamEvent): void {
    this.#searches += countSearches(event);
    this.#servingModel = readFallbackStart(event) ?? this.#servingModel;
    const written = readWrittenStart(event);
    this.#characters += countWrittenCharacters(written);
    this.#hasWords ||= hasWords(written);
  }

  #noteDelta(event: UpstreamEvent): void {
    const characters = countDeltaCharacters(event);
    this.#characters += characters;
    this.#hasWords ||= characters > 0 && !isThought(event);
  }

  #noteStart({ message }: Unchecked<Events['message_start']>): void {
    const { usage, model } = asObject<Events['message_start']['message']>(message);
    this.#servingModel = readFirstModel(model, this.#fallbackNames) ?? this.#servingModel;
    this.#note(usage);
  }

  #note(usage: unknown): void {
    this.#usage = updateMessageUsage(this.#usage, usage);
    const output = readCount(this.#usage.output_tokens);
    if (output <= this.#counted) return;
    this.#counted = output;
    this.#characters = 0;
  }
}
