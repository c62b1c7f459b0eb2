import type {
  RealtimeGaAudioOutput,
  RealtimeGaInputItem,
  RealtimeGaResponseConfig,
  RealtimeResponseConfig,
  RealtimeResponseInputItem,
} from '../../../../generated/contract-types.ts';
import { refuse, type Refusal } from '../../session/refusal.ts';
import { planAudioPath } from './audio-path.ts';
import { planItemPaths, type BetaState } from './beta-state.ts';
import { convertItem } from './convert-item.ts';
import { convertTool, convertToolChoice, mapModalities } from './convert-settings.ts';

/** What a client asks a response for in the GA dialect, or why it contradicts itself. There is no temperature in it. */
export function convertResponseConfig(
  config: RealtimeResponseConfig,
  state: BetaState,
): RealtimeGaResponseConfig | Refusal {
  const { max_output_tokens: tokens, max_response_output_tokens: others } = config;
  if (tokens !== undefined && others !== undefined && tokens !== others)
    return refuse(
      'invalid_value',
      'max_output_tokens and max_response_output_tokens are one setting and have different values. Send one of them.',
      'response.max_response_output_tokens',
    );
  const input = convertInput(config.input, state);
  if (input !== undefined && 'code' in input) return input;
  const maxTokens = tokens ?? others;
  const output = convertOutput(config, state);
  const { modalities, instructions, tools, tool_choice, conversation, metadata } = config;
  return {
    ...(modalities !== undefined && { output_modalities: mapModalities(modalities) }),
    ...(instructions !== undefined && { instructions }),
    ...(Object.keys(output).length > 0 && { audio: { output } }),
    ...(tools !== undefined && { tools: tools.map(convertTool) }),
    ...(tool_choice !== undefined && { tool_choice: convertToolChoice(tool_choice) }),
    ...(maxTokens !== undefined && { max_output_tokens: maxTokens }),
    ...(conversation !== undefined && { conversation: conversation === 'none' ? 'none' : 'auto' }),
    ...(input !== undefined && { input }),
    ...(metadata !== undefined && { metadata }),
  };
}

function convertOutput(
  { voice, output_audio_format: encoding }: RealtimeResponseConfig,
  { settings, options }: BetaState,
): RealtimeGaAudioOutput {
  const { asked } = settings;
  return {
    ...(encoding !== undefined && {
      format: planAudioPath(encoding, asked, options.transport).session,
    }),
    ...(voice !== undefined && voice !== asked.voice && { voice }),
  };
}

function convertInput(
  input: readonly RealtimeResponseInputItem[] | undefined,
  state: BetaState,
): readonly RealtimeGaInputItem[] | Refusal | undefined {
  if (input === undefined) return undefined;
  const items: RealtimeGaInputItem[] = [];
  for (const [index, item] of input.entries()) {
    if (item.type === 'item_reference') {
      items.push({ type: item.type, id: item.id });
      continue;
    }
    const converted = convertItem(item, planItemPaths(state), `response.input[${String(index)}]`);
    if ('code' in converted) return converted;
    items.push(converted);
  }
  return items;
}
