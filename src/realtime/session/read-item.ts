import { setImmediate } from 'node:timers/promises';
import type {
  RealtimeGaFunctionCallItem,
  RealtimeGaFunctionCallOutputItem,
  RealtimeGaItem,
  RealtimeGaMessageItem,
  RealtimeGaPart,
  RealtimeRole,
} from '../../../generated/contract-types.ts';
import { convertBytesToMs, createAudioDecoder } from '../../audio/index.ts';
import { measureItem, type KeptBody, type KeptItem, type KeptPart } from './kept-item.ts';
import { mapAudioFormat } from './map-audio-format.ts';
import { readAudio } from './read-audio.ts';
import { refuse, type Refusal } from './refusal.ts';
import type { SessionContext } from './session-context.ts';
import { maxInputMs, sliceBytes } from './sound/input-limits.ts';

/**
 * An item that a client sent, or why it cannot be one. `param` is where it stands in the event. Sound is listened to, which takes time.
 */
export async function readItem(
  session: SessionContext,
  item: RealtimeGaItem,
  param: string,
): Promise<KeptItem | Refusal> {
  const body = await readBody(session, item, param);
  if ('code' in body) return body;
  const id = ('id' in item ? item.id : null) ?? session.createId('item');
  return { id, body, status: 'completed', length: measureItem({ id, body }) };
}

async function readBody(
  session: SessionContext,
  item: RealtimeGaItem,
  param: string,
): Promise<KeptBody | Refusal> {
  if (isMessage(item)) return await readMessage(session, item, param);
  if (isCall(item)) {
    const callId = item.call_id ?? session.createId('call');
    return { kind: 'call', callId, name: item.name, arguments: item.arguments };
  }
  if (isCallOutput(item)) return { kind: 'call-output', callId: item.call_id, output: item.output };
  const message = `This session has no items of the type ${JSON.stringify(item.type.slice(0, 64))}: send a message, a function_call or a function_call_output.`;
  return refuse('invalid_value', message, `${param}.type`);
}

// The type decides; the contract's type for any other type cannot exclude these.
function isMessage(item: RealtimeGaItem): item is RealtimeGaMessageItem {
  return item.type === 'message';
}

function isCall(item: RealtimeGaItem): item is RealtimeGaFunctionCallItem {
  return item.type === 'function_call';
}

function isCallOutput(item: RealtimeGaItem): item is RealtimeGaFunctionCallOutputItem {
  return item.type === 'function_call_output';
}

/** The parts that each role may have. */
const partTypes: Readonly<Record<RealtimeRole, readonly RealtimeGaPart['type'][]>> = {
  user: ['input_text', 'input_audio', 'input_image'],
  system: ['input_text'],
  assistant: ['output_text', 'output_audio', 'text', 'audio'],
};

async function readMessage(
  session: SessionContext,
  { role, content }: RealtimeGaMessageItem,
  param: string,
): Promise<KeptBody | Refusal> {
  const parts: KeptPart[] = [];
  for (const [index, part] of content.entries()) {
    const place = `${param}.content[${String(index)}]`;
    if (!partTypes[role].includes(part.type)) {
      const message = `A part of the type ${part.type} does not fit the role ${role}: send ${partTypes[role].join(' or ')}.`;
      return refuse('invalid_value', message, `${place}.type`);
    }
    const kept = await readPart(session, part, place);
    if ('code' in kept) return kept;
    parts.push(kept);
  }
  return { kind: 'message', role, parts };
}

async function readPart(
  session: SessionContext,
  part: RealtimeGaPart,
  place: string,
): Promise<KeptPart | Refusal> {
  const missing = (field: string) =>
    refuse('missing_required_parameter', `${place}.${field} is missing.`, `${place}.${field}`);
  switch (part.type) {
    case 'input_image':
      return typeof part.image_url === 'string'
        ? { kind: 'image', url: part.image_url, detail: part.detail ?? null }
        : missing('image_url');
    case 'input_audio':
      return typeof part.audio === 'string'
        ? await hearPart(session, { ...part, audio: part.audio }, place)
        : missing('audio');
    case 'output_audio':
    case 'audio':
      return {
        kind: 'spoken',
        words: [{ text: part.transcript ?? '', endMs: 0 }],
        durationMs: 0,
        isTruncated: false,
      };
    default:
      return typeof part.text === 'string' ? { kind: 'text', text: part.text } : missing('text');
  }
}

/** A transcript of the client's own stands above what is heard. */
async function hearPart(
  { settings, model }: SessionContext,
  { audio, transcript }: RealtimeGaPart & { readonly audio: string },
  place: string,
): Promise<KeptPart | Refusal> {
  const bytes = readAudio(audio, `${place}.audio`);
  if ('code' in bytes) return bytes;
  const format = mapAudioFormat(settings.audio.input.format);
  const durationMs = convertBytesToMs(bytes.length, format);
  if (durationMs > maxInputMs)
    return refuse('invalid_value', 'This is more than 15 minutes of audio.', `${place}.audio`);
  if (typeof transcript === 'string') return { kind: 'heard', transcript, durationMs, visibility: 'shown' };
  const decoder = createAudioDecoder(format);
  const hearing = model.hear();
  for (const slice of sliceBytes(bytes, format)) {
    hearing.hear(decoder.decode(slice));
    await setImmediate();
  }
  hearing.hear(decoder.end());
  return { kind: 'heard', transcript: hearing.report(), durationMs, visibility: 'hidden' };
}
