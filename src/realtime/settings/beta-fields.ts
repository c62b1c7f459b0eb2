import type {
  RealtimeFunctionChoice,
  RealtimeNoiseReductionConfig,
  RealtimeSessionConfig,
  RealtimeTool,
  RealtimeTranscriptionConfig,
  RealtimeTurnDetectionConfig,
} from '../../../generated/contract-types.ts';
import { sortFields, type KnownFields, type SortedFields } from './known-fields.ts';

/** Every name of a type, so that one more in the contract does not compile here. */
type Names<Type> = Readonly<Record<keyof Type, KnownFields>>;

const tool: Names<RealtimeTool> = {
  type: 'whole',
  name: 'whole',
  description: 'whole',
  parameters: 'whole',
};
const choice: Names<RealtimeFunctionChoice> = { type: 'whole', name: 'whole' };
const noiseReduction: Names<RealtimeNoiseReductionConfig> = { type: 'whole' };
const transcription: Names<RealtimeTranscriptionConfig> = {
  model: 'whole',
  language: 'whole',
  prompt: 'whole',
};
const turnDetection: Names<RealtimeTurnDetectionConfig> = {
  type: 'whole',
  threshold: 'whole',
  prefix_padding_ms: 'whole',
  silence_duration_ms: 'whole',
  eagerness: 'whole',
  create_response: 'whole',
  interrupt_response: 'whole',
};

const settings = {
  modalities: 'whole',
  instructions: 'whole',
  voice: 'whole',
  input_audio_format: 'whole',
  output_audio_format: 'whole',
  sample_rate: 'whole',
  channels: 'whole',
  bits_per_sample: 'whole',
  input_audio_transcription: { members: transcription },
  input_audio_noise_reduction: { members: noiseReduction },
  turn_detection: { members: turnDetection },
  tools: { each: { members: tool } },
  tool_choice: { members: choice },
  temperature: 'whole',
  max_output_tokens: 'whole',
  max_response_output_tokens: 'whole',
  speed: 'whole',
  tracing: 'whole',
} as const satisfies Names<RealtimeSessionConfig>;

export type SettingName = keyof typeof settings;

/** The names of all settings of the beta dialect, in the order in which sessions show them. */
export const settingNames = Object.keys(settings) as readonly SettingName[];

/** The settings in a configuration that its contract was held to, and what of it the contract does not name. */
export function sortBetaSettings(config: object): SortedFields<RealtimeSessionConfig> {
  return sortFields<RealtimeSessionConfig>(config, settings);
}
