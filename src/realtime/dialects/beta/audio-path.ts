import type {
  RealtimeAudioFormat,
  RealtimeChannels,
  RealtimeGaAudioFormat,
  RealtimeSampleRate,
} from '../../../../generated/contract-types.ts';
import { createAudioFormat, type AudioFormat } from '../../../audio/index.ts';
import type { DialectOptions } from '../dialect-options.ts';

/** How audio goes between a client and a session. */
export interface AudioPath {
  /** As the session has it. */
  readonly session: RealtimeGaAudioFormat;
  /** As the client has it; `null` where that is the same, and audio passes bit for bit. */
  readonly client: AudioFormat | null;
}

/** What a client says of its audio besides the encoding. */
export interface AudioShape {
  readonly sample_rate?: RealtimeSampleRate;
  readonly channels?: RealtimeChannels;
}

const sessionFormats: Readonly<Record<RealtimeAudioFormat, RealtimeGaAudioFormat>> = {
  pcm16: { type: 'audio/pcm', rate: 24_000 },
  g711_ulaw: { type: 'audio/pcmu' },
  g711_alaw: { type: 'audio/pcma' },
};

/** Sessions have each encoding at one rate, with one channel. What they lack, and what goes beside a track of WebRTC, is PCM to them. */
export function planAudioPath(
  encoding: RealtimeAudioFormat,
  { sample_rate, channels }: AudioShape,
  transport: DialectOptions['transport'],
): AudioPath {
  const format = createAudioFormat(encoding, {
    ...(sample_rate !== undefined && { sampleRate: sample_rate }),
    ...(channels !== undefined && { channels }),
  });
  const isUsual = format.sampleRate === createAudioFormat(encoding).sampleRate && format.channels === 1;
  const isTaken = encoding === 'pcm16' || transport === 'websocket';
  if (isUsual && isTaken) return { session: sessionFormats[encoding], client: null };
  return { session: sessionFormats.pcm16, client: format };
}

export function isSamePath(one: AudioPath, other: AudioPath): boolean {
  return (
    one.session.type === other.session.type &&
    one.client?.encoding === other.client?.encoding &&
    one.client?.sampleRate === other.client?.sampleRate &&
    one.client?.channels === other.client?.channels
  );
}
