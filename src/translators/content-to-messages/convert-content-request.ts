import type {
  ContentTokenCountRequest,
  GenerateContentRequest,
  GenerationConfig,
  MessageContentBlock,
  MessageTurn,
  ThinkingConfig,
} from '../../../generated/contract-types.ts';
import { findOutputCeiling } from '../../core/model-kind.ts';
import type { CallRequest, UpstreamCall } from '../../core/provider.ts';
import { asObject, asString, listObjects, type Unchecked } from '../../core/json/json-object.ts';
import { checkCountedFields, checkFieldsBeside, checkRequestFields } from './check-request-fields.ts';
import {
  convertConversation,
  type ConversationOptions,
  type ConvertedConversation,
} from './convert-conversation.ts';
import { convertOutputFormat, type AnswerShape } from './convert-output-format.ts';
import { convertSampling } from './convert-sampling.ts';
import { convertThinking } from './convert-thinking.ts';
import { convertTools } from './convert-tools.ts';
import { declareCalledTools } from './declare-called-tools.ts';
import type { MessageFields } from '../chat/message-fields.ts';
import { readInstruction } from './read-instruction.ts';

/** A request of format C as one of format B, and how its answer is to be read. */
export interface ConvertedContent {
  readonly body: MessageFields;
  readonly thoughts: 'shown' | 'hidden';
  readonly shape: AnswerShape;
  readonly ignoredFields: readonly string[];
}

/** What converting depends on beside the request. */
export interface ConversionContext extends Pick<UpstreamCall, 'deployment' | 'upstreamModel'> {
  readonly request: Pick<CallRequest, 'profile'>;
}

/** Throws `invalid_argument` naming what cannot be mapped. */
export function convertContentRequest(
  value: Unchecked<GenerateContentRequest>,
  context: ConversionContext,
): ConvertedContent {
  const config = asObject<GenerationConfig>(value.generationConfig);
  const unused = checkRequestFields(value, config);
  const contract = findContract(context);
  const prompt = convertPrompt(value, context, { prefix: '', extent: 'whole' });
  const output = convertOutputFormat(config, contract);
  const maxTokens = readMaxTokens(config, context);
  const obstacle = prompt.choice === 'forced' || hasLostThoughts(prompt.conversation) ? 'present' : 'none';
  const thinking = convertThinking(config, { maxTokens, obstacle });
  const isThinking = thinking.thinking?.type === 'enabled';
  const sampling = convertSampling(config, { thinking: isThinking ? 'on' : 'off', contract });
  const stops = convertStops(config);
  return {
    body: {
      max_tokens: maxTokens,
      ...prompt.fields,
      ...sampling.fields,
      ...stops.fields,
      ...(thinking.thinking === null ? {} : { thinking: thinking.thinking }),
      ...output.fields,
    },
    thoughts: asObject<ThinkingConfig>(config.thinkingConfig).includeThoughts === true ? 'shown' : 'hidden',
    shape: output.shape,
    ignoredFields: [
      ...unused,
      ...(Number(config.maxOutputTokens ?? 0) > maxTokens ? ['generationConfig.maxOutputTokens'] : []),
      ...prompt.ignoredFields,
      ...sampling.ignoredFields,
      ...stops.ignoredFields,
      ...thinking.ignoredFields,
      ...output.ignoredFields,
    ],
  };
}

/** Format B stops at nothing that is white space alone. */
function convertStops({ stopSequences }: Unchecked<GenerationConfig>): Pick<
  ConvertedPrompt,
  'ignoredFields'
> & {
  readonly fields: Pick<MessageFields, 'stop_sequences'>;
} {
  const all: readonly unknown[] = Array.isArray(stopSequences) ? stopSequences : [];
  const kept = all.filter((sequence) => asString(sequence)?.trim() !== '');
  return {
    fields: kept.length === 0 ? {} : { stop_sequences: kept },
    ignoredFields: kept.length === all.length ? [] : ['generationConfig.stopSequences'],
  };
}

/** A request to count tokens: the contents alone, or a whole request of which only what is read counts. */
export function convertCountRequest(
  value: Unchecked<ContentTokenCountRequest>,
  context: ConversionContext,
): Pick<ConvertedContent, 'body' | 'ignoredFields'> {
  const { generateContentRequest, ...beside } = value;
  const isWhole = generateContentRequest !== undefined;
  const counted: Unchecked<GenerateContentRequest> = isWhole ? asObject(generateContentRequest) : beside;
  const prefix = isWhole ? 'generateContentRequest.' : '';
  const unused = [...(isWhole ? checkFieldsBeside(beside) : []), ...checkCountedFields(counted, prefix)];
  const extent = isWhole ? 'whole' : 'excerpt';
  const { fields, ignoredFields } = convertPrompt(counted, context, { prefix, extent });
  return { body: fields, ignoredFields: [...unused, ...ignoredFields] };
}

/** What the model reads. */
interface ConvertedPrompt {
  readonly fields: MessageFields;
  readonly conversation: ConvertedConversation;
  readonly choice: 'free' | 'forced';
  readonly ignoredFields: readonly string[];
}

function convertPrompt(
  value: Unchecked<GenerateContentRequest>,
  context: ConversionContext,
  place: Pick<ConversationOptions, 'prefix' | 'extent'>,
): ConvertedPrompt {
  const { prefix } = place;
  const provider = context.deployment.provider.name;
  const conversation = convertConversation(value.contents, { provider, ...place });
  const { messages, ignoredFields } = conversation;
  const contract = findContract(context);
  const tools = convertTools(value, { prefix, contract });
  // The contract of another gateway has no choice that forbids calls.
  const isUndeclared = tools.fields.tools === undefined && contract === 'vendor';
  const { system, ignoredFields: unread } = readInstruction(value, prefix);
  return {
    fields: {
      ...(system === '' ? {} : { system }),
      messages,
      ...(isUndeclared ? declareCalledTools(messages) : tools.fields),
    },
    conversation,
    choice: tools.choice,
    ignoredFields: [...unread, ...ignoredFields, ...tools.ignoredFields],
  };
}

/** Another gateway holds a request to the contract of the profile it is spelled in; vendors know only their own. */
function findContract({ request, deployment }: ConversionContext): 'neutral' | 'vendor' {
  return deployment.provider.isGateway === true ? request.profile : 'vendor';
}

/** What models outside the catalogue take too. */
const fallbackMaxTokens = 4096;

/** Format B wants a limit. Without one the model may write as much as it can, and with one no more than that. */
function readMaxTokens({ maxOutputTokens }: Unchecked<GenerationConfig>, context: ConversionContext): number {
  const ceiling = findOutputCeiling(context.upstreamModel);
  if (typeof maxOutputTokens !== 'number') return ceiling ?? fallbackMaxTokens;
  const least = findContract(context) === 'neutral' ? 2 : 1;
  return Math.min(Math.max(maxOutputTokens, least), ceiling ?? Infinity);
}

/**
 * An answer to be continued cannot go on thinking, nor can a tool loop without the thought that it goes on from: that of its last
 * step, or of the one before it where the model took the last step without any. A loop is one turn of format B, which begins with
 * a thought.
 */
function hasLostThoughts({ messages, thoughtless }: ConvertedConversation): boolean {
  if (messages.at(-1)?.role === 'assistant') return true;
  let end = messages.length - 1;
  while (holdsResult(messages[end])) {
    const step = messages[end - 1];
    if (beginsWithThought(step)) return false;
    if (step === undefined || !thoughtless.has(step)) return true;
    end -= 2;
  }
  return end < messages.length - 1;
}

function holdsResult(turn: Unchecked<MessageTurn> | undefined): boolean {
  return listObjects<MessageContentBlock>(turn?.content).some(({ type }) => type === 'tool_result');
}

function beginsWithThought(turn: Unchecked<MessageTurn> | undefined): boolean {
  const [first] = listObjects<MessageContentBlock>(turn?.content);
  return first?.type === 'thinking' || first?.type === 'redacted_thinking';
}
