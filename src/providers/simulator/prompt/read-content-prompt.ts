import { mapToNeutralModelId } from '../../../core/model-catalogue.ts';
import type { UpstreamCall } from '../../../core/provider.ts';
import {
  asObject,
  asString,
  isObject,
  listObjects,
  type JsonObject,
} from '../../../core/json/json-object.ts';
import { readNumber, readStrings } from '../read-json.ts';
import {
  convertContentSchema,
  isThirdGeneration,
  limitContentOutput,
} from '../../../formats/content/index.ts';
import { applyDirectives } from './apply-directives.ts';
import { createInputMeter, type InputMeter } from './create-input-meter.ts';
import { hashRequest } from './hash-request.ts';
import { keepOwnWords } from './keep-own-words.ts';
import { listIgnoredFields } from './list-ignored-fields.ts';
import { mergeTurns } from './merge-turns.ts';
import { readContentParts, type PartReading } from './read-content-parts.ts';
import { readContentToolChoice, readContentTools } from './read-content-tools.ts';
import type { CallMarks, OutputRequest, Prompt, ThinkingRequest, Turn } from './prompt.ts';

const tokensPerContent = 2;

/** Size of every context cache that `cachedContent` names; the simulator keeps none. */
const cachedContentTokens = 2_048;

/**
 * Reads a format C request in its camelCase spelling. Parts, tools and fields the simulator does not know are passed
 * over. Throws `invalid_argument` for directives that make no sense.
 */
export function readContentPrompt(call: UpstreamCall): Prompt {
  const { upstreamModel, body, deployment, repetition = 0 } = call;
  const { profile } = call.request;
  const value = unwrapCountRequest(body.value);
  const shape = value === body.value ? 'GenerateContentRequest' : 'ContentTokenCountRequest';
  const model = mapToNeutralModelId(upstreamModel);
  const asked = { value, ignoredFields: [] };
  const limited = shape === 'GenerateContentRequest' ? limitContentOutput(asked, model) : asked;
  const config = asObject(limited.value.generationConfig);
  const meter = createInputMeter();
  readCachedContent(value.cachedContent, meter);
  const tools = readContentTools(value.tools, meter);
  const mediaResolution = asString(config.mediaResolution);
  const reading: PartReading = { meter, mediaResolution, callIds: new Set() };
  const conversation = readConversation(value, reading);
  const { system, turns, directives } = applyDirectives(conversation, deployment.id);
  const isVendorThree = profile === 'vendor' && isThirdGeneration(model);
  const callMarks: CallMarks = {
    announcement: 'left-out',
    ids: reading.callIds.size > 0 || isVendorThree ? 'given' : 'left-out',
    signatures: isThirdGeneration(model) ? 'given' : 'left-out',
  };
  return {
    model,
    seed: hashRequest(model, repetition === 0 ? value : { ...value, repetition }),
    directives,
    system,
    turns,
    notes: conversation.notes,
    prefill: null,
    tools: tools.functions,
    toolChoice: readContentToolChoice(value.toolConfig),
    codeExecution: tools.codeExecution,
    thinking: readThinking(config.thinkingConfig, model),
    ...readGeneration(config, model),
    callMarks,
    input: meter.finish('no'),
    ignoredFields: [
      ...limited.ignoredFields,
      ...(profile === 'neutral' ? [] : listIgnoredFields(body.value, shape)),
    ],
  };
}

/** countTokens takes the contents alone or a whole request in `generateContentRequest`. */
function unwrapCountRequest(value: JsonObject): JsonObject {
  return isObject(value.generateContentRequest) ? value.generateContentRequest : value;
}

function readCachedContent(name: unknown, meter: InputMeter): void {
  if (typeof name !== 'string') return;
  meter.add(cachedContentTokens, 'TEXT');
  meter.markCacheBreakpoint('shortly');
  meter.markAssistantTurn();
}

type Conversation = Pick<Prompt, 'system' | 'turns' | 'notes'>;

function readConversation(value: JsonObject, reading: PartReading): Conversation {
  const instruction = readContentParts(asObject(value.systemInstruction), reading);
  const turns = listObjects(value.contents).map((content): Turn => {
    reading.meter.add(tokensPerContent, 'TEXT');
    return {
      role: content.role === 'model' ? 'assistant' : 'user',
      parts: readContentParts(content, reading),
    };
  });
  return {
    system: instruction.flatMap((part) => (part.kind === 'text' ? [part.text] : [])),
    ...keepOwnWords(mergeTurns(turns)),
  };
}

type Generation = Pick<Prompt, 'output' | 'limits' | 'candidateCount' | 'logprobs'>;

function readGeneration(config: JsonObject, model: string): Generation {
  const candidates = readNumber(config.candidateCount) ?? 1;
  return {
    output: readOutput(config, model),
    limits: {
      maxTokens: readNumber(config.maxOutputTokens),
      stopSequences: readStrings(config.stopSequences),
      thinking: 'outside',
    },
    candidateCount: Math.max(1, Math.trunc(candidates)),
    logprobs: config.responseLogprobs === true ? (readNumber(config.logprobs) ?? 0) : null,
  };
}

/** Image models draw unless the request wants text only. */
function readOutput(config: JsonObject, model: string): OutputRequest {
  const modalities = readStrings(config.responseModalities);
  if (modalities.includes('IMAGE') || (modalities.length === 0 && isImageModel(model)))
    return readImageOutput(config, modalities, model);
  if (modalities.includes('AUDIO')) return { kind: 'speech', voice: readVoice(config) };
  const { responseMimeType, responseSchema, responseJsonSchema } = config;
  const given = responseJsonSchema ?? responseSchema;
  if (responseMimeType === 'text/x.enum') {
    return { kind: 'enum', values: readStrings(asObject(given).enum) };
  }
  const schema = isObject(given) ? convertContentSchema(given) : (given ?? null);
  return responseMimeType === 'application/json' ? { kind: 'json', schema } : { kind: 'text' };
}

function readImageOutput(
  { imageConfig }: JsonObject,
  modalities: readonly string[],
  model: string,
): OutputRequest {
  const { aspectRatio, imageSize } = asObject(imageConfig);
  const isTalkative = modalities.length === 0 || modalities.includes('TEXT');
  return {
    kind: 'image',
    text: isTalkative && !model.startsWith('imgfam2-') ? 'with' : 'without',
    aspectRatio: asString(aspectRatio),
    imageSize: asString(imageSize),
  };
}

function readVoice(config: JsonObject): string {
  const voiceConfig = asObject(asObject(config.speechConfig).voiceConfig);
  return asString(asObject(voiceConfig.prebuiltVoiceConfig).voiceName) ?? 'default';
}

/** Without a word about thinking, models think unless they are the light or the drawing ones; nobody sees it. */
function readThinking(thinkingConfig: unknown, model: string): ThinkingRequest {
  const config = asObject(thinkingConfig);
  const budget = readNumber(config.thinkingBudget);
  if (budget === 0) return { mode: 'off', budgetTokens: 0 };
  const budgetTokens = budget === null || budget < 0 ? null : budget;
  if (config.includeThoughts === true) return { mode: 'shown', budgetTokens };
  const isAsked = budget !== null || config.thinkingLevel !== undefined;
  return { mode: isAsked || thinksUnasked(model) ? 'hidden' : 'off', budgetTokens };
}

function thinksUnasked(model: string): boolean {
  return /^genfam-(2\.5|3)/.test(model) && !model.includes('-lite') && !isImageModel(model);
}

/** Whether the model draws. */
export function isImageModel(model: string): boolean {
  return model.startsWith('imgfam2-') || /-image(-|$)/.test(model);
}
