import type { RealtimeGaInputAudioBufferAppendEvent } from '../../../../generated/contract-types.ts';
import { readAudio } from '../read-audio.ts';
import type { Refusal } from '../refusal.ts';
import type { SessionParts } from './session-parts.ts';

/** What turns are found in it is told as events; a piece that was appended has none of its own. */
export async function appendInputAudio(
  { input }: SessionParts,
  { audio }: RealtimeGaInputAudioBufferAppendEvent,
): Promise<Refusal | null> {
  const bytes = readAudio(audio, 'audio');
  return 'code' in bytes ? bytes : await input.append(bytes);
}
