import type {
  RealtimeGaItem,
  RealtimeGaPart,
  RealtimeInputContent,
  RealtimeInputItem,
  RealtimeInputMessageItem,
  RealtimeRole,
} from '../../../../generated/contract-types.ts';
import { refuse, type Refusal } from '../../session/refusal.ts';
import type { AudioPath } from './audio-path.ts';
import { convertToSession } from './audio-streams.ts';
import { checkAudio } from './input-audio.ts';

/** How the audio of items goes: that of the user and of the model. */
export interface ItemPaths {
  readonly input: AudioPath;
  readonly output: AudioPath;
}

/** An item that a client sends in the GA dialect, or why it is none. `param` is where it stands in the event. */
export function convertItem(
  item: RealtimeInputItem,
  paths: ItemPaths,
  param: string,
): RealtimeGaItem | Refusal {
  const head = {
    ...(item.id !== undefined && { id: item.id }),
    ...(item.status !== undefined && { status: item.status }),
  };
  switch (item.type) {
    case 'message':
      return convertMessage(item, head, { paths, param });
    case 'function_call': {
      const { type, call_id, name, arguments: given } = item;
      return { ...head, type, call_id, name, arguments: given };
    }
    case 'function_call_output': {
      const { type, call_id, output } = item;
      return { ...head, type, call_id, output };
    }
  }
}

interface ItemPlace {
  readonly paths: ItemPaths;
  readonly param: string;
}

function convertMessage(
  { role, content }: RealtimeInputMessageItem,
  head: Pick<RealtimeInputMessageItem, 'id' | 'status'>,
  { paths, param }: ItemPlace,
): RealtimeGaItem | Refusal {
  const parts: RealtimeGaPart[] = [];
  for (const [index, part] of content.entries()) {
    const converted = convertPart(part, role, { paths, param: `${param}.content[${String(index)}]` });
    if ('code' in converted) return converted;
    parts.push(converted);
  }
  return { ...head, type: 'message', role, content: parts };
}

type PartType = 'text' | 'input_text' | 'output_text' | 'audio' | 'input_audio' | 'output_audio';

/** The parts that each role may have, and their names in the GA dialect. */
const partTypes: Readonly<Record<RealtimeRole, Readonly<Partial<Record<PartType, RealtimeGaPart['type']>>>>> =
  {
    user: { text: 'input_text', input_text: 'input_text', audio: 'input_audio', input_audio: 'input_audio' },
    system: { text: 'input_text', input_text: 'input_text' },
    assistant: {
      text: 'output_text',
      output_text: 'output_text',
      audio: 'output_audio',
      output_audio: 'output_audio',
    },
  };

function convertPart(
  part: RealtimeInputContent,
  role: RealtimeRole,
  { paths, param }: ItemPlace,
): RealtimeGaPart | Refusal {
  // The contract has been held to the part: it has a type, and what belongs to that.
  const { type: given, text, audio, transcript } = part as RealtimeGaPart & { readonly type: PartType };
  const type = partTypes[role][given];
  if (type === undefined) {
    const known = Object.keys(partTypes[role]).join(', ');
    const message = `A part of the type ${given} does not fit the role ${role}: send one of ${known}.`;
    return refuse('invalid_value', message, `${param}.type`);
  }
  if (type === 'input_text' || type === 'output_text') return { type, text: text ?? '' };
  const said = typeof transcript === 'string' && { transcript };
  if (typeof audio === 'string')
    return convertSound({ type, ...said }, audio, {
      path: role === 'user' ? paths.input : paths.output,
      param,
    });
  // What the user said is words where there is no sound of it.
  return type === 'input_audio' ? { type: 'input_text', text: transcript ?? '' } : { type, ...said };
}

function convertSound(
  part: RealtimeGaPart,
  audio: string,
  { path, param }: { readonly path: AudioPath; readonly param: string },
): RealtimeGaPart | Refusal {
  const refusal = checkAudio(audio, path, `${param}.audio`);
  if (refusal !== null) return refusal;
  return { ...part, audio: path.client === null ? audio : convertToSession(audio, path.client) };
}
