import type { RealtimeGaAudioFormat } from '../../../generated/contract-types.ts';
import { createAudioFormat, type AudioEncoding, type AudioFormat } from '../../audio/index.ts';

const encodings: Readonly<Record<RealtimeGaAudioFormat['type'], AudioEncoding>> = {
  'audio/pcm': 'pcm16',
  'audio/pcmu': 'g711_ulaw',
  'audio/pcma': 'g711_alaw',
};

/** What a session's format is to those who read and write sound: one channel, at the one rate that each has. */
export function mapAudioFormat({ type }: RealtimeGaAudioFormat): AudioFormat {
  return createAudioFormat(encodings[type]);
}
