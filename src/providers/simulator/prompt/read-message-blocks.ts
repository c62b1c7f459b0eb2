import {
  describeMedia,
  describeReference,
  describeTextDocument,
  type MediaDescription,
} from '../media/describe-media.ts';
import { estimateMessageMediaTokens } from '../media/estimate-media-tokens.ts';
import { asObject, asString, listObjects, type JsonObject } from '../../../core/json/json-object.ts';
import { estimateTokens } from '../text/estimate-tokens.ts';
import { markCacheControl, type InputMeter } from './create-input-meter.ts';
import { describePart } from './describe-part.ts';
import type { PromptPart } from './prompt.ts';

/** What reading the blocks of one request needs and remembers. */
export interface BlockReading {
  readonly meter: InputMeter;
  /** Names of the tools called so far, by the id of the call. */
  readonly toolNames: Map<string, string>;
}

/** The content of a format B message: a string stands for one text block. Counts its tokens. */
export function readMessageContent(content: unknown, reading: BlockReading): readonly PromptPart[] {
  if (typeof content === 'string') return readMessageContent([{ type: 'text', text: content }], reading);
  return listObjects(content).map((block) => {
    const part = readBlock(block, reading);
    markCacheControl(block.cache_control, reading.meter);
    return part;
  });
}

function readBlock(block: JsonObject, reading: BlockReading): PromptPart {
  switch (block.type) {
    case 'text':
      return readText(asString(block.text), reading);
    case 'tool_reference':
      // What a search among tools found.
      return readText(asString(block.tool_name), reading);
    case 'image':
      return readMedia(describeSource(asObject(block.source), 'image/*'), reading);
    case 'document':
      return readDocument(asObject(block.source), reading);
    case 'tool_use':
      return readToolUse(block, reading);
    case 'tool_result':
      return readToolResult(block, reading);
    case 'thinking':
    case 'redacted_thinking':
      return { kind: 'other' };
    default:
      reading.meter.add(estimateTokens(JSON.stringify(block)), 'TEXT');
      return { kind: 'other' };
  }
}

function readText(given: string | null, { meter }: BlockReading): PromptPart {
  const text = given ?? '';
  meter.add(estimateTokens(text), 'TEXT');
  return { kind: 'text', text };
}

function readMedia(media: MediaDescription, { meter }: BlockReading): PromptPart {
  meter.add(estimateMessageMediaTokens(media), media.modality);
  return { kind: 'media', media };
}

/** A document may hold blocks of its own (`content`), which are read as one text. */
function readDocument(source: JsonObject, reading: BlockReading): PromptPart {
  const data = asString(source.data);
  if (source.type === 'text' && data !== null) return readMedia(describeTextDocument(data), reading);
  if (source.type !== 'content') return readMedia(describeSource(source, 'application/pdf'), reading);
  const parts = readMessageContent(source.content, reading);
  const text = parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join('\n');
  return { kind: 'media', media: describeTextDocument(text) };
}

function describeSource(source: JsonObject, fallbackType: string): MediaDescription {
  const data = asString(source.data);
  const mimeType = asString(source.media_type) ?? fallbackType;
  return data === null ? describeReference(mimeType) : describeMedia(mimeType, data);
}

function readToolUse(block: JsonObject, { meter, toolNames }: BlockReading): PromptPart {
  const name = asString(block.name) ?? '';
  toolNames.set(asString(block.id) ?? '', name);
  meter.add(estimateTokens(name) + estimateTokens(JSON.stringify(block.input ?? {})), 'TEXT');
  return { kind: 'tool-call', name };
}

function readToolResult(block: JsonObject, reading: BlockReading): PromptPart {
  const parts = readMessageContent(block.content, reading);
  return {
    kind: 'tool-result',
    name: reading.toolNames.get(asString(block.tool_use_id) ?? '') ?? 'unknown',
    text: parts.map(describePart).join('\n'),
    outcome: block.is_error === true ? 'error' : 'ok',
  };
}
