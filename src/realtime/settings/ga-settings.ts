import type {
  RealtimeGaAudioFormat,
  RealtimeGaSession,
  RealtimeGaSessionConfig,
  RealtimeGaTurnDetection,
} from '../../../generated/contract-types.ts';

/** What a session of the GA dialect is set to, every setting with a value. */
export interface GaSettings extends Omit<
  Required<RealtimeGaSession>,
  'type' | 'object' | 'id' | 'model' | 'expires_at' | 'audio'
> {
  readonly audio: {
    readonly input: Required<NonNullable<NonNullable<RealtimeGaSession['audio']>['input']>>;
    readonly output: Required<NonNullable<NonNullable<RealtimeGaSession['audio']>['output']>>;
  };
}

const pcm: RealtimeGaAudioFormat = { type: 'audio/pcm', rate: 24_000 };
const reactions = { create_response: true, interrupt_response: true } as const;
const detection = {
  threshold: 0.5,
  prefix_padding_ms: 500,
  silence_duration_ms: 1_000,
  idle_timeout_ms: null,
} as const;

/** What is not set, where no upstream has settings of its own. */
export const defaultGaSettings: GaSettings = {
  output_modalities: ['audio'],
  instructions: '',
  audio: {
    input: {
      format: pcm,
      transcription: null,
      noise_reduction: null,
      turn_detection: completeDetection({ type: 'server_vad' }),
    },
    output: { format: pcm, voice: 'alloy', speed: 1 },
  },
  tools: [],
  tool_choice: 'auto',
  max_output_tokens: 'inf',
  truncation: 'auto',
  tracing: null,
  prompt: null,
  include: null,
};

/** What a session is; clients send it back with the settings that they were shown. */
const identityNames: ReadonlySet<string> = new Set(['type', 'object', 'id', 'model', 'expires_at']);

/**
 * The settings after a client's changes: `audio` and its two sides are merged, everything else is replaced as a whole. What names the
 * session is no setting, and stays.
 */
export function changeGaSettings(settings: GaSettings, config: RealtimeGaSessionConfig): GaSettings {
  const { audio, ...others } = dropIdentity(config);
  const { input, output } = settings.audio;
  const turns = audio?.input?.turn_detection;
  return {
    ...settings,
    ...others,
    audio: {
      input: {
        ...input,
        ...audio?.input,
        ...(audio?.input?.format !== undefined && { format: completeFormat(audio.input.format) }),
        ...(turns !== undefined && { turn_detection: turns === null ? null : completeDetection(turns) }),
      },
      output: {
        ...output,
        ...audio?.output,
        ...(audio?.output?.format !== undefined && { format: completeFormat(audio.output.format) }),
      },
    },
  };
}

function dropIdentity(config: RealtimeGaSessionConfig): Omit<RealtimeGaSessionConfig, 'type' | 'model'> {
  return Object.fromEntries(Object.entries(config).filter(([name]) => !identityNames.has(name)));
}

/** There is one rate of PCM. */
function completeFormat(format: RealtimeGaAudioFormat): RealtimeGaAudioFormat {
  return format.type === 'audio/pcm' ? { ...pcm, ...format } : format;
}

/** Fields left out, and null where it is no value, take their defaults, whatever was in force before. */
function completeDetection(turns: RealtimeGaTurnDetection): RealtimeGaTurnDetection {
  const given = Object.fromEntries(Object.entries(turns).filter(([, value]) => value !== null));
  return turns.type === 'semantic_vad'
    ? { eagerness: 'auto', ...reactions, ...given, type: turns.type }
    : { ...detection, ...reactions, ...given, type: turns.type };
}
