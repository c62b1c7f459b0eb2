import type {
  RealtimeGaInputItem,
  RealtimeGaItem,
  RealtimeGaResponseConfig,
} from '../../../../generated/contract-types.ts';
import type { GaSettings } from '../../settings/ga-settings.ts';
import { measureSize } from '../../../core/realtime/measure-event.ts';
import { checkTools } from '../check-tools.ts';
import { convertToTurnItem, type KeptItem } from '../kept-item.ts';
import { mapAudioFormat } from '../map-audio-format.ts';
import { readItem } from '../read-item.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { SessionContext } from '../session-context.ts';
import { nameVoice, type ResponsePlan } from './response-plan.ts';

/** What a client asks a response for; everything else is as the session has it. */
export async function planResponse(
  session: SessionContext,
  config: RealtimeGaResponseConfig,
): Promise<ResponsePlan | Refusal> {
  const { settings, conversation } = session;
  const refusal = checkTools(config.tools ?? [], 'response.tools') ?? checkConfig(session, config);
  if (refusal !== null) return refusal;
  const items = await listInput(session, config.input ?? null);
  if ('code' in items) return items;
  const ownItems = (config.input ?? null) === null ? [] : items;
  const { instructions, tools, metadata } = config;
  const ownLength = ownItems.reduce(
    (sum, { length }) => sum + length,
    measureSize([instructions, tools, metadata]),
  );
  return { ...createPlan({ settings, conversation }, config, items), ownLength };
}

/** The response to a turn of the user. */
export function planAutomaticResponse({ settings, conversation }: SessionContext): ResponsePlan {
  return { ...createPlan({ settings, conversation }, {}, conversation.items), ownLength: 0 };
}

function checkConfig(
  { settings, hasSpoken }: SessionContext,
  { audio, metadata }: RealtimeGaResponseConfig,
): Refusal | null {
  const voice = audio?.output?.voice ?? null;
  const isOther = voice !== null && nameVoice(voice) !== nameVoice(settings.audio.output.voice);
  if (hasSpoken && isOther)
    return refuse(
      'cannot_update_voice',
      'The model has spoken already: its voice stays.',
      'response.audio.output.voice',
    );
  const hasOtherValues = Object.values(metadata ?? {}).some((value) => typeof value !== 'string');
  return hasOtherValues
    ? refuse('invalid_value', 'Values of response.metadata are texts.', 'response.metadata')
    : null;
}

async function listInput(
  session: SessionContext,
  input: readonly RealtimeGaInputItem[] | null,
): Promise<readonly KeptItem[] | Refusal> {
  if (input === null) return session.conversation.items;
  const items: KeptItem[] = [];
  for (const [index, item] of input.entries()) {
    const place = `response.input[${String(index)}]`;
    const kept = isItem(item)
      ? await readItem(session, item, place)
      : (session.conversation.find(item.id) ??
        refuse('invalid_item_id', 'The conversation has no item of this id.', `${place}.id`));
    if ('code' in kept) return kept;
    items.push(kept);
  }
  return items;
}

/** What has a type of its own is an item; what has none refers to one. */
function isItem(item: RealtimeGaInputItem): item is RealtimeGaItem {
  return typeof item.type === 'string' && item.type !== 'item_reference';
}

function createPlan(
  { settings, conversation }: Pick<SessionContext, 'settings' | 'conversation'>,
  config: RealtimeGaResponseConfig,
  items: readonly KeptItem[],
): Omit<ResponsePlan, 'ownLength'> {
  const modalities = config.output_modalities ?? settings.output_modalities;
  const maxTokens = config.max_output_tokens ?? settings.max_output_tokens;
  const { format, voice, speed } = chooseOutput(settings, config);
  const place = config.conversation === 'none' ? 'nowhere' : 'conversation';
  return {
    place,
    format: mapAudioFormat(format),
    turn: {
      instructions: config.instructions ?? settings.instructions,
      items: items.map(convertToTurnItem),
      modality: modalities[0] ?? 'audio',
      voice: nameVoice(voice),
      speed,
      tools: config.tools ?? settings.tools,
      toolChoice: config.tool_choice ?? settings.tool_choice,
      maxOutputTokens: maxTokens === 'inf' ? null : maxTokens,
    },
    head: {
      conversation_id: place === 'nowhere' ? null : conversation.id,
      output_modalities: modalities,
      audio: { output: { format, voice } },
      max_output_tokens: maxTokens,
      metadata: readMetadata(config),
    },
  };
}

function chooseOutput({ audio: { output } }: GaSettings, { audio }: RealtimeGaResponseConfig) {
  return {
    format: audio?.output?.format ?? output.format,
    voice: audio?.output?.voice ?? output.voice,
    speed: audio?.output?.speed ?? output.speed,
  };
}

/** They have been found to be texts. */
function readMetadata({ metadata }: RealtimeGaResponseConfig): Readonly<Record<string, string>> | null {
  if (metadata === undefined || metadata === null) return null;
  return Object.fromEntries(Object.entries(metadata).map(([key, value]) => [key, String(value)]));
}
