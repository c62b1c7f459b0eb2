import { mapToNeutralModelId, mapToVendorModelId } from '../../../core/model-catalogue.ts';
import type { UpstreamCall } from '../../../core/provider.ts';
import { asObject, asString, listObjects, type JsonObject } from '../../../core/json/json-object.ts';
import {
  isQuietByDefault,
  limitMessageOutput,
  readThinkingDisplay,
} from '../../../formats/messages/index.ts';
import { readNumber, readStrings } from '../read-json.ts';
import { applyDirectives } from './apply-directives.ts';
import { createInputMeter, markCacheControl } from './create-input-meter.ts';
import { hashRequest } from './hash-request.ts';
import { keepOwnWords } from './keep-own-words.ts';
import { listIgnoredFields } from './list-ignored-fields.ts';
import { mergeTurns } from './merge-turns.ts';
import { readMessageContent, type BlockReading } from './read-message-blocks.ts';
import { readMessageToolChoice, readMessageTools } from './read-message-tools.ts';
import { joinTexts, type OutputRequest, type Prompt, type ThinkingRequest, type Turn } from './prompt.ts';

/** Tokens of a message beside its content. */
const tokensPerMessage = 4;

/** The contract's name for the body of the request. */
type MessageShape = 'MessageRequest' | 'MessageTokenCountRequest';

/**
 * Reads a format B request. Blocks, tools and fields the simulator does not know are passed over. Throws
 * `invalid_argument` for directives and tool choices that make no sense.
 */
export function readMessagePrompt(call: UpstreamCall, shape: MessageShape = 'MessageRequest'): Prompt {
  const { upstreamModel, body, deployment } = call;
  const { profile } = call.request;
  const { value } = body;
  const reading: BlockReading = { meter: createInputMeter(), toolNames: new Map() };
  const tools = readMessageTools(value.tools, reading.meter);
  const conversation = readConversation(value, reading);
  const { system, turns, directives } = applyDirectives(conversation, deployment.id);
  markCacheControl(value.cache_control, reading.meter);
  const model = mapToNeutralModelId(upstreamModel);
  const asked = { value, ignoredFields: [] };
  const limited = shape === 'MessageRequest' ? limitMessageOutput(asked, model) : asked;
  return {
    model,
    seed: hashRequest(model, value),
    directives,
    system,
    turns,
    notes: conversation.notes,
    prefill: readPrefill(turns),
    tools,
    toolChoice: readMessageToolChoice(value.tool_choice),
    codeExecution: 'off',
    thinking: readThinking(asObject(limited.value.thinking), model),
    output: readOutput(value),
    limits: {
      maxTokens: readNumber(limited.value.max_tokens),
      stopSequences: readStrings(value.stop_sequences),
      thinking: 'inside',
    },
    candidateCount: 1,
    logprobs: null,
    callMarks: { announcement: 'given', ids: 'given', signatures: 'left-out' },
    input: reading.meter.finish(directives.cached),
    ignoredFields: [
      ...limited.ignoredFields,
      ...(profile === 'neutral' ? [] : [...listIgnoredFields(value, shape), ...listUnknownDisplay(value)]),
    ],
  };
}

type Conversation = Pick<Prompt, 'system' | 'turns' | 'notes'>;

/** Messages with role system, which newer clients send, count as system texts. */
function readConversation(value: JsonObject, reading: BlockReading): Conversation {
  const system = readMessageContent(value.system ?? [], reading);
  const texts = system.flatMap((part) => (part.kind === 'text' ? [part.text] : []));
  const turns: Turn[] = [];
  const messages = listObjects(value.messages);
  for (const [index, { role, content }] of messages.entries()) {
    const isHistory = role === 'assistant' && index < messages.length - 1;
    if (isHistory) reading.meter.markAssistantTurn();
    reading.meter.add(tokensPerMessage, 'TEXT');
    const parts = readMessageContent(content, reading);
    if (role === 'system') texts.push(joinTexts(parts));
    else turns.push({ role: role === 'assistant' ? 'assistant' : 'user', parts });
  }
  return { system: texts, ...keepOwnWords(mergeTurns(turns)) };
}

function readPrefill(turns: readonly Turn[]): string | null {
  const last = turns.at(-1);
  if (last?.role !== 'assistant') return null;
  const text = joinTexts(last.parts);
  return text === '' ? null : text;
}

function readThinking(thinking: JsonObject, model: string): ThinkingRequest {
  const budgetTokens = readNumber(thinking.budget_tokens);
  if (thinking.type !== 'enabled' && thinking.type !== 'adaptive') return { mode: 'off', budgetTokens: null };
  return { mode: isShown(thinking, model) ? 'shown' : 'sealed', budgetTokens };
}

/** Who gives a budget expects to see thoughts; models that hide them by themselves know none, and are asked for thoughts in its place. */
function isShown({ type, display: wish }: JsonObject, model: string): boolean {
  const display = readThinkingDisplay(wish);
  if (display !== 'default') return display === 'summarized';
  return type === 'enabled' || !isQuietByDefault(mapToVendorModelId(model));
}

function listUnknownDisplay(value: JsonObject): readonly string[] {
  return readThinkingDisplay(asObject(value.thinking).display) === 'unknown' ? ['thinking.display'] : [];
}

/** Structured output is the vendor's: `output_config.format`, or `output_format` in its older spelling. */
function readOutput(value: JsonObject): OutputRequest {
  const format = asObject(asObject(value.output_config).format ?? value.output_format);
  return asString(format.type) === 'json_schema' ? { kind: 'json', schema: format.schema } : { kind: 'text' };
}
