/** Texts that wait, first in, first out, and how many bytes they are. */
export class TextQueue {
  #texts: string[] = [];
  #sizes: number[] = [];
  #first = 0;
  sizeBytes = 0;

  get isEmpty(): boolean {
    return this.#first === this.#texts.length;
  }

  add(text: string): void {
    const sizeBytes = Buffer.byteLength(text);
    this.#texts.push(text);
    this.#sizes.push(sizeBytes);
    this.sizeBytes += sizeBytes;
  }

  /** The first of them; an empty text where there is none. */
  take(): string {
    const text = this.#texts[this.#first] ?? '';
    this.sizeBytes -= this.#sizes[this.#first] ?? 0;
    this.#first += 1;
    // What was taken is let go of now and then: moving the rest each time would take as long as the queue is.
    if (this.#first * 2 > this.#texts.length) {
      this.#texts = this.#texts.slice(this.#first);
      this.#sizes = this.#sizes.slice(this.#first);
      this.#first = 0;
    }
    return text;
  }

  clear(): void {
    this.#texts = [];
    this.#sizes = [];
    this.#first = 0;
    this.sizeBytes = 0;
  }
}
