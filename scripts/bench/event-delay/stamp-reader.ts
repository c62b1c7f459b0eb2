import { stampDigits } from '../upstream-answers.ts';

const mark = '@';
const stampLength = mark.length + stampDigits;

/** Finds the times of sending (`upstream-answers.ts`) in the bytes of one connection, wherever these are split. */
export class StampReader {
  readonly #onStamp: (sentNs: number) => void;
  #rest = '';

  /** `onStamp` gets nanoseconds of CLOCK_MONOTONIC. */
  constructor(onStamp: (sentNs: number) => void) {
    this.#onStamp = onStamp;
  }

  /** Takes the next bytes. They are not kept after the call. */
  read(bytes: Buffer): void {
    const text = this.#rest + bytes.toString('latin1');
    let at = text.indexOf(mark);
    while (at >= 0 && at + stampLength <= text.length) {
      this.#onStamp(Number(text.slice(at + mark.length, at + stampLength)));
      at = text.indexOf(mark, at + stampLength);
    }
    this.#rest = at < 0 ? '' : text.slice(at);
  }
}
