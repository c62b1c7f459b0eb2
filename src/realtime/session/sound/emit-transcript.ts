import type { SessionContext } from '../session-context.ts';
import type { OpenTurn } from './open-turn.ts';

/** Tells the client what was heard: piece by piece and then whole, or that nothing was to be understood. */
export function emitTranscript(
  { emit }: SessionContext,
  { itemId: item_id, pieces }: OpenTurn,
  { transcript, durationMs }: { readonly transcript: string | null; readonly durationMs: number },
): void {
  const place = { item_id, content_index: 0 };
  if (transcript === null) {
    const message = 'No speech could be understood in this audio.';
    const error = { type: 'transcription_error', code: 'audio_unintelligible', message };
    emit({ type: 'conversation.item.input_audio_transcription.failed', ...place, error });
    return;
  }
  for (const delta of splitTranscript(transcript, pieces))
    emit({ type: 'conversation.item.input_audio_transcription.delta', ...place, delta });
  const usage = { type: 'duration', seconds: durationMs / 1_000 };
  emit({ type: 'conversation.item.input_audio_transcription.completed', ...place, transcript, usage });
}

/** The pieces that were heard and what the whole has more; together they are the transcript. */
function splitTranscript(transcript: string, pieces: readonly string[]): readonly string[] {
  const heard = pieces.join('');
  if (!transcript.startsWith(heard)) return [transcript];
  const rest = transcript.slice(heard.length);
  return rest === '' ? pieces : [...pieces, rest];
}
