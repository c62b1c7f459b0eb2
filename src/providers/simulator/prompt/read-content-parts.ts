import { describeMedia, describeReference, type MediaDescription } from '../media/describe-media.ts';
import { estimateContentMediaTokens } from '../media/estimate-media-tokens.ts';
import {
  asObject,
  asString,
  isObject,
  listObjects,
  type JsonObject,
} from '../../../core/json/json-object.ts';
import { estimateTokens } from '../text/estimate-tokens.ts';
import type { InputMeter } from './create-input-meter.ts';
import { describePart } from './describe-part.ts';
import type { PromptPart } from './prompt.ts';

/** What reading the parts of one request needs and remembers. */
export interface PartReading {
  readonly meter: InputMeter;
  /** `generationConfig.mediaResolution`. */
  readonly mediaResolution: string | null;
  /** The ids of function calls and responses of the conversation, so far as they have any. */
  readonly callIds: Set<string>;
}

/** The parts of a format C content. Counts their tokens. */
export function readContentParts(content: JsonObject, reading: PartReading): readonly PromptPart[] {
  return listObjects(content.parts).map((part) => readPart(part, reading));
}

function readPart(part: JsonObject, reading: PartReading): PromptPart {
  if (isObject(part.inlineData)) return readInlineData(part.inlineData, reading);
  if (isObject(part.fileData)) {
    return readMedia(
      describeReference(asString(part.fileData.mimeType) ?? 'application/octet-stream'),
      reading,
    );
  }
  if (isObject(part.functionCall)) return readFunctionCall(part.functionCall, reading);
  if (isObject(part.functionResponse)) return readFunctionResponse(part.functionResponse, reading);
  const text = asString(part.text);
  if (text === null) {
    reading.meter.add(estimateTokens(JSON.stringify(part)), 'TEXT');
    return { kind: 'other' };
  }
  if (part.thought === true) return { kind: 'other' };
  reading.meter.add(estimateTokens(text), 'TEXT');
  return { kind: 'text', text };
}

function readInlineData(inlineData: JsonObject, reading: PartReading): PromptPart {
  const mimeType = asString(inlineData.mimeType) ?? 'application/octet-stream';
  return readMedia(describeMedia(mimeType, asString(inlineData.data) ?? ''), reading);
}

function readMedia(media: MediaDescription, { meter, mediaResolution }: PartReading): PromptPart {
  meter.add(estimateContentMediaTokens(media, mediaResolution), media.modality);
  return { kind: 'media', media };
}

function readFunctionCall(call: JsonObject, reading: PartReading): PromptPart {
  if (typeof call.id === 'string') reading.callIds.add(call.id);
  const name = asString(call.name) ?? '';
  reading.meter.add(estimateTokens(name) + estimateTokens(JSON.stringify(call.args ?? {})), 'TEXT');
  return { kind: 'tool-call', name };
}

/** By convention a response is `{output}` or `{result}`, or `{error}` where the function failed. It may bring media beside it, as `parts`. */
function readFunctionResponse(call: JsonObject, reading: PartReading): PromptPart {
  if (typeof call.id === 'string') reading.callIds.add(call.id);
  const response = asObject(call.response);
  const whole = JSON.stringify(response);
  reading.meter.add(estimateTokens(asString(call.name) ?? '') + estimateTokens(whole), 'TEXT');
  const keys = Object.keys(response);
  const [key] = keys;
  const said = keys.length === 1 && key !== undefined ? response[key] : response;
  const media = readContentParts(call, reading).map(describePart);
  return {
    kind: 'tool-result',
    name: asString(call.name) ?? 'unknown',
    text: [typeof said === 'string' ? said : JSON.stringify(said), ...media].join('\n'),
    outcome: keys.length === 1 && key === 'error' ? 'error' : 'ok',
  };
}
