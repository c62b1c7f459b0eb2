import type { ClassifiedEvent, StreamProgress } from '../../core/wire/wire-format.ts';

/** A stream of format A is whole with as many finished pictures as were asked for. */
export class ImageProgress implements StreamProgress {
  #missing: number;

  constructor(count: number) {
    this.#missing = count;
  }

  add({ type }: ClassifiedEvent): void {
    if (type === 'last') this.#missing -= 1;
  }

  get isWhole(): boolean {
    return this.#missing <= 0;
  }
}
