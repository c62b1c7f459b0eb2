import type { AttemptNote, RequestNotes } from '../core/operation.ts';

/** It was none: nobody was called. Who was chosen stays, for whoever asks why. */
export function forgetAttempt(notes: RequestNotes): void {
  notes.calls?.pop();
  if (notes.attempts === 1) delete notes.attempts;
  else if (notes.attempts !== undefined) notes.attempts -= 1;
}

/** Notes that an attempt begins, at a time on the router's clock. What becomes of it is written into what this returns. */
export function noteAttempt(notes: RequestNotes, deploymentId: string, startedAt: number): AttemptNote {
  notes.attempts = (notes.attempts ?? 0) + 1;
  notes.deploymentId = deploymentId;
  const note: AttemptNote = { deploymentId, startedAt, endedAt: null, outcome: 'answered', status: null };
  if (notes.calls === undefined) notes.calls = [note];
  else notes.calls.push(note);
  return note;
}
