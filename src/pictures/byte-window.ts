import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PictureBytes } from './picture-bytes.ts';

const windowBytes = 128 * 1024;

/** Walks through a file, which is read piece by piece; requests go on in between. */
export class ByteWindow {
  /** Where the walk is, from the beginning of the file. */
  position = 0;
  readonly #bytes: PictureBytes;
  #window: Buffer = Buffer.alloc(0);
  #start = 0;

  constructor(bytes: PictureBytes) {
    this.#bytes = bytes;
  }

  /** The next bytes, and goes behind them; `null` where the file ends before. At most a few thousand. */
  async take(length: number): Promise<Buffer | null> {
    const taken = await this.#look(length);
    if (taken !== null) this.position += length;
    return taken;
  }

  /** Goes behind the next byte of this value; false where there is none. */
  async skipPast(value: number): Promise<boolean> {
    for (;;) {
      if ((await this.#look(1)) === null) return false;
      const at = this.#window.indexOf(value, this.position - this.#start);
      if (at !== -1) {
        this.position = this.#start + at + 1;
        return true;
      }
      this.position = this.#start + this.#window.length;
    }
  }

  async #look(length: number): Promise<Buffer | null> {
    let from = this.position - this.#start;
    if (from < 0 || from + length > this.#window.length) {
      if (this.position + length > this.#bytes.sizeBytes) return null;
      await nextTurn();
      this.#window = await this.#bytes.read(this.position, Math.max(windowBytes, length));
      this.#start = this.position;
      from = 0;
      if (this.#window.length < length) return null;
    }
    return this.#window.subarray(from, from + length);
  }
}
