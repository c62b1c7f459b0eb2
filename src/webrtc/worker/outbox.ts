import type { MediaWorkerNote } from '../messages.ts';

/** What one call has told and the gateway has not taken yet, in bytes. */
const maxOfCall = 4 * 1024 * 1024;
/** Of all calls together; beyond it no call may have more than its share. */
const maxInAll = 32 * 1024 * 1024;
/** What a note occupies in both processes and between them beside its text, about: most of it where texts are short. */
const noteBytes = 512;

/** Hands notes to the gateway. `onTaken` is called once they have left. */
export type SendNotes = (notes: readonly MediaWorkerNote[], onTaken: () => void) => void;

/**
 * What a worker has to say, in its order: sound with the next {@link flush}, the rest when this turn of the event loop is over, since each
 * message to the gateway costs more than what is in it. Per process.
 */
export class Outbox {
  readonly #send: SendNotes;
  #notes: MediaWorkerNote[] = [];
  readonly #untaken = new Map<string, number>();
  #untakenInAll = 0;
  #isDue = false;

  constructor(send: SendNotes) {
    this.#send = send;
  }

  /** `full`: its call has told more than the gateway takes, and the note is dropped. The end of a call never is. */
  tell(note: MediaWorkerNote): 'taken' | 'full' {
    if ('id' in note) {
      const untaken = (this.#untaken.get(note.id) ?? 0) + measure(note);
      if (note.kind !== 'ended' && this.#isTooMuch(untaken)) return 'full';
      this.#untaken.set(note.id, untaken);
      this.#untakenInAll += measure(note);
    }
    this.#notes.push(note);
    if (note.kind !== 'sound' && !this.#isDue) {
      this.#isDue = true;
      setImmediate(() => {
        this.#isDue = false;
        this.flush();
      });
    }
    return 'taken';
  }

  flush(): void {
    if (this.#notes.length === 0) return;
    const notes = this.#notes;
    this.#notes = [];
    this.#send(notes, () => {
      for (const note of notes) this.#forget(note);
    });
  }

  #isTooMuch(untaken: number): boolean {
    if (untaken > maxOfCall) return true;
    return this.#untakenInAll > maxInAll && untaken > maxInAll / this.#untaken.size;
  }

  #forget(note: MediaWorkerNote): void {
    if (!('id' in note)) return;
    const size = measure(note);
    const left = (this.#untaken.get(note.id) ?? size) - size;
    this.#untakenInAll -= size;
    if (left > 0) this.#untaken.set(note.id, left);
    else this.#untaken.delete(note.id);
  }
}

function measure(note: MediaWorkerNote): number {
  return noteBytes + ('text' in note ? note.text.length : 'audio' in note ? note.audio.length : 0);
}
