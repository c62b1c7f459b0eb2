import { refuse, type Refusal } from '../refusal.ts';

/** Sound that is sent as events is the client's to play, and to stop. */
export function clearOutputAudio(): Refusal {
  return refuse(
    'invalid_event',
    'output_audio_buffer.clear is for WebRTC: here the client plays the sound itself.',
    'type',
  );
}
