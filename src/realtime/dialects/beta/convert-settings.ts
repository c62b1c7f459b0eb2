import type {
  RealtimeGaAudioInput,
  RealtimeGaAudioOutput,
  RealtimeGaSessionConfig,
  RealtimeGaTool,
  RealtimeGaToolChoice,
  RealtimeModalities,
  RealtimeTool,
  RealtimeToolChoice,
} from '../../../../generated/contract-types.ts';
import type { SettingName } from '../../settings/beta-fields.ts';
import type { BetaSettings } from '../../settings/beta-settings.ts';
import type { DialectOptions } from '../dialect-options.ts';
import { planAudioPath } from './audio-path.ts';

/** What of the settings a session is told. */
export interface SettingsChange {
  readonly settings: BetaSettings;
  readonly names: ReadonlySet<SettingName>;
  /** The voice that the session has already: to name it once more may be refused. */
  readonly voiceInUse: string | null;
  readonly transport: DialectOptions['transport'];
}

/** Settings in the GA dialect. There is no temperature in it. */
export function convertSettings(change: SettingsChange): RealtimeGaSessionConfig {
  const { settings, names } = change;
  const audio = convertAudio(change);
  return {
    type: 'realtime',
    ...(names.has('modalities') && { output_modalities: mapModalities(settings.modalities) }),
    ...(names.has('instructions') && { instructions: settings.instructions }),
    ...(Object.keys(audio).length > 0 && { audio }),
    ...(names.has('tools') && { tools: settings.tools.map(convertTool) }),
    ...(names.has('tool_choice') && { tool_choice: convertToolChoice(settings.tool_choice) }),
    ...((names.has('max_output_tokens') || names.has('max_response_output_tokens')) && {
      max_output_tokens: settings.max_output_tokens,
    }),
    ...(names.has('tracing') &&
      settings.tracing !== undefined &&
      settings.tracing !== null && { tracing: settings.tracing }),
  };
}

/** The model speaks, with a transcript, or writes. */
export function mapModalities(modalities: RealtimeModalities): ['audio' | 'text'] {
  return [modalities.includes('audio') ? 'audio' : 'text'];
}

export function convertTool({ name, description, parameters }: RealtimeTool): RealtimeGaTool {
  return {
    type: 'function',
    name,
    ...(description !== undefined && { description }),
    parameters: parameters ?? { type: 'object', properties: {} },
  };
}

export function convertToolChoice(choice: RealtimeToolChoice): RealtimeGaToolChoice {
  return typeof choice === 'string' ? choice : { type: choice.type, name: choice.name };
}

function convertAudio(change: SettingsChange): NonNullable<RealtimeGaSessionConfig['audio']> {
  const [input, output] = [convertInput(change), convertOutput(change)];
  return {
    ...(Object.keys(input).length > 0 && { input }),
    ...(Object.keys(output).length > 0 && { output }),
  };
}

function convertInput({ settings, names, transport }: SettingsChange): RealtimeGaAudioInput {
  const path = planAudioPath(settings.input_audio_format, settings, transport);
  return {
    ...((names.has('input_audio_format') || changesShape(names)) && { format: path.session }),
    ...(names.has('input_audio_transcription') && { transcription: settings.input_audio_transcription }),
    ...(names.has('input_audio_noise_reduction') && {
      noise_reduction: settings.input_audio_noise_reduction ?? null,
    }),
    ...(names.has('turn_detection') && { turn_detection: settings.turn_detection }),
  };
}

function convertOutput({ settings, names, voiceInUse, transport }: SettingsChange): RealtimeGaAudioOutput {
  const path = planAudioPath(settings.output_audio_format, settings, transport);
  return {
    ...((names.has('output_audio_format') || changesShape(names)) && { format: path.session }),
    ...(names.has('voice') && settings.voice !== voiceInUse && { voice: settings.voice }),
    ...(names.has('speed') && settings.speed !== undefined && { speed: settings.speed }),
  };
}

function changesShape(names: ReadonlySet<SettingName>): boolean {
  return names.has('sample_rate') || names.has('channels');
}
