import { describeMedia, describeReference, type MediaDescription } from '../media/describe-media.ts';
import { estimateContentMediaTokens } from '../media/estimate-media-tokens.ts';
import { isRecord, readRecord, readRecords, readString, type JsonRecord } from '../read-json.ts';
import { estimateTokens } from '../text/estimate-tokens.ts';
import type { InputMeter } from './create-input-meter.ts';
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
export function readContentParts(content: JsonRecord, reading: PartReading): readonly PromptPart[] {
  return readRecords(content.parts).map((part) => readPart(part, reading));
}

function readPart(part: JsonRecord, reading: PartReading): PromptPart {
  if (isRecord(part.inlineData)) return readInlineData(part.inlineData, reading);
  if (isRecord(part.fileData)) {
    return readMedia(
      describeReference(readString(part.fileData.mimeType) ?? 'application/octet-stream'),
      reading,
    );
  }
  if (isRecord(part.functionCall)) return readFunctionCall(part.functionCall, reading);
  if (isRecord(part.functionResponse)) return readFunctionResponse(part.functionResponse, reading);
  const text = readString(part.text);
  if (text === null) {
    reading.meter.add(estimateTokens(JSON.stringify(part)), 'TEXT');
    return { kind: 'other' };
  }
  if (part.thought === true) return { kind: 'other' };
  reading.meter.add(estimateTokens(text), 'TEXT');
  return { kind: 'text', text };
}

function readInlineData(inlineData: JsonRecord, reading: PartReading): PromptPart {
  const mimeType = readString(inlineData.mimeType) ?? 'application/octet-stream';
  return readMedia(describeMedia(mimeType, readString(inlineData.data) ?? ''), reading);
}

function readMedia(media: MediaDescription, { meter, mediaResolution }: PartReading): PromptPart {
  meter.add(estimateContentMediaTokens(media, mediaResolution), media.modality);
  return { kind: 'media', media };
}

function readFunctionCall(call: JsonRecord, reading: PartReading): PromptPart {
  if (typeof call.id === 'string') reading.callIds.add(call.id);
  const name = readString(call.name) ?? '';
  reading.meter.add(estimateTokens(name) + estimateTokens(JSON.stringify(call.args ?? {})), 'TEXT');
  return { kind: 'tool-call', name };
}

/** By convention a response is `{output}` or `{result}`, or `{error}` where the function failed. */
function readFunctionResponse(call: JsonRecord, reading: PartReading): PromptPart {
  if (typeof call.id === 'string') reading.callIds.add(call.id);
  const response = readRecord(call.response);
  const whole = JSON.stringify(response);
  reading.meter.add(estimateTokens(readString(call.name) ?? '') + estimateTokens(whole), 'TEXT');
  const keys = Object.keys(response);
  const [key] = keys;
  const said = keys.length === 1 && key !== undefined ? response[key] : response;
  return {
    kind: 'tool-result',
    name: readString(call.name) ?? 'unknown',
    text: typeof said === 'string' ? said : JSON.stringify(said),
    outcome: keys.length === 1 && key === 'error' ? 'error' : 'ok',
  };
}
