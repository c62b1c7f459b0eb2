import type { ClassifiedEvent, StreamProgress } from '../../core/wire/wire-format.ts';

/** A stream of format B begins once, with message_start, and is whole with message_stop. */
export class MessageProgress implements StreamProgress {
  #hasBegun = false;
  #isWhole = false;

  add({ type, event: { event: name } }: ClassifiedEvent): void {
    if (name === 'message_start') {
      if (this.#hasBegun) throw new Error('The message began twice.');
      this.#hasBegun = true;
    } else if (!this.#hasBegun) throw new Error('The message has no beginning.');
    this.#isWhole ||= type === 'last';
  }

  get isWhole(): boolean {
    return this.#isWhole;
  }
}
