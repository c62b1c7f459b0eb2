import type {
  RealtimeAudioFormat,
  RealtimeMaxTokens,
  RealtimeSession,
  RealtimeSessionConfig,
  RealtimeTurnDetection,
} from '../../../generated/contract-types.ts';
import type { Profile } from '../../core/area.ts';
import { GatewayError } from '../../core/gateway-error.ts';

/** What a session of the beta dialect is set to; the rest of a session is what it is called and how long it lasts. */
export type BetaSettings = Omit<RealtimeSession, 'id' | 'object' | 'model' | 'expires_at' | 'client_secret'>;

/** What transcribes where a client leaves that open. */
const usualTranscription = 'whisper-1';

const detection = { threshold: 0.5, prefix_padding_ms: 500, silence_duration_ms: 1_000 } as const;
const reactions = { create_response: true, interrupt_response: true } as const;

/** What is not set; the neutral profile knows nothing of what the end and the beginning of speech bring about. */
export function createBetaSettings(profile: Profile): BetaSettings {
  return {
    modalities: ['audio', 'text'],
    instructions: '',
    voice: 'alloy',
    input_audio_format: 'pcm16',
    output_audio_format: 'pcm16',
    input_audio_transcription: null,
    input_audio_noise_reduction: null,
    turn_detection: completeDetection({ type: 'server_vad' }, profile),
    tools: [],
    tool_choice: 'auto',
    temperature: 1,
    max_output_tokens: 'inf',
    max_response_output_tokens: 'inf',
    speed: 1,
  };
}

/**
 * The settings after a client's changes: each field that is there replaces the whole of what was there. Throws `invalid_argument`
 * (`invalid_value`) for fields that contradict one another; then nothing has changed.
 */
export function changeBetaSettings(
  settings: BetaSettings,
  config: RealtimeSessionConfig,
  profile: Profile,
): BetaSettings {
  const maxTokens = chooseMaxTokens(config.max_output_tokens, config.max_response_output_tokens);
  const changed = {
    ...settings,
    ...config,
    ...completeInput(settings, config, profile),
    ...(maxTokens !== undefined && {
      max_output_tokens: maxTokens,
      max_response_output_tokens: maxTokens,
    }),
  };
  checkBits(changed);
  return changed;
}

/** What is done with the client's sound; null switches it off, and clients of the vendor may leave out how it is done. */
function completeInput(
  settings: BetaSettings,
  config: RealtimeSessionConfig,
  profile: Profile,
): Required<
  Pick<BetaSettings, 'turn_detection' | 'input_audio_transcription' | 'input_audio_noise_reduction'>
> {
  const {
    turn_detection: turns = settings.turn_detection,
    input_audio_transcription: transcription = settings.input_audio_transcription,
    input_audio_noise_reduction: reduction = settings.input_audio_noise_reduction ?? null,
  } = config;
  return {
    turn_detection: turns && completeDetection(turns, profile),
    input_audio_transcription: transcription && { model: usualTranscription, ...transcription },
    input_audio_noise_reduction: reduction && { type: 'near_field', ...reduction },
  };
}

function chooseMaxTokens(
  one: RealtimeMaxTokens | undefined,
  other: RealtimeMaxTokens | undefined,
): RealtimeMaxTokens | undefined {
  if (one !== undefined && other !== undefined && one !== other)
    throw new GatewayError(
      'invalid_argument',
      'max_output_tokens and max_response_output_tokens are one setting and have different values. Send one of them.',
      { reason: 'invalid_value', param: 'max_response_output_tokens' },
    );
  return one ?? other;
}

/** How many bits a sample of each format has. */
const bitsOfFormat: Readonly<Record<RealtimeAudioFormat, 8 | 16>> = { pcm16: 16, g711_ulaw: 8, g711_alaw: 8 };

function checkBits(settings: BetaSettings): void {
  const { bits_per_sample: bits, input_audio_format: input, output_audio_format: output } = settings;
  if (bits === undefined || bits === bitsOfFormat[input] || bits === bitsOfFormat[output]) return;
  const message = `bits_per_sample is ${String(bits)}, and ${input} has ${String(bitsOfFormat[input])} bits. Leave it out, or set both.`;
  throw new GatewayError('invalid_argument', message, { reason: 'invalid_value', param: 'bits_per_sample' });
}

/** Fields left out take their defaults, whatever was in force before. */
function completeDetection(
  turns: NonNullable<RealtimeSessionConfig['turn_detection']>,
  profile: Profile,
): RealtimeTurnDetection {
  const { type = 'server_vad' } = turns;
  return {
    ...(type === 'server_vad' ? detection : { eagerness: 'auto' as const }),
    ...(profile === 'vendor' && reactions),
    ...turns,
    type,
  };
}
