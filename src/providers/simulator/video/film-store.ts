/** Films that were made lately, by their orders: the oldest make room for new ones. */
export class FilmStore {
  readonly #films = new Map<string, Uint8Array>();
  readonly #maxBytes: number;
  #sizeBytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** What was asked for lately stays longest. */
  find(key: string): Uint8Array | null {
    const film = this.#films.get(key);
    if (film === undefined) return null;
    this.#films.delete(key);
    this.#films.set(key, film);
    return film;
  }

  /** One that is larger than the store is not kept. */
  keep(key: string, film: Uint8Array): void {
    this.#films.set(key, film);
    this.#sizeBytes += film.length;
    for (const [oldest, { length }] of this.#films) {
      if (this.#sizeBytes <= this.#maxBytes) return;
      this.#films.delete(oldest);
      this.#sizeBytes -= length;
    }
  }
}
