/** Samples that nobody has listened to yet, by their place in all audio of the session. */
export class RecentSound {
  #pieces: Int16Array[] = [];
  #start = 0;
  #end = 0;

  /** The place behind the last sample: how many there have been. */
  get end(): number {
    return this.#end;
  }

  /** How many are held. */
  get length(): number {
    return this.#end - this.#start;
  }

  push(samples: Int16Array): void {
    if (samples.length === 0) return;
    this.#pieces.push(samples);
    this.#end += samples.length;
  }

  /** Takes out what is before this place, oldest first. */
  take(before: number): readonly Int16Array[] {
    const taken: Int16Array[] = [];
    while (this.#start < before) {
      const [first] = this.#pieces;
      if (first === undefined) break;
      const head = first.subarray(0, before - this.#start);
      taken.push(head);
      this.#start += head.length;
      if (head.length === first.length) this.#pieces.shift();
      else this.#pieces[0] = first.subarray(head.length);
    }
    return taken;
  }
}
