import { maxItems } from '../../session/conversation.ts';

/** In which order the items of a conversation are, as its events told. Of more than a session of ours holds, the oldest are forgotten. */
export class ItemOrder {
  readonly #ids: string[] = [];
  readonly #known = new Set<string>();
  readonly #hidden = new Set<string>();

  /** The id of the last item; `null` where there is none. */
  get lastId(): string | null {
    return this.#ids.at(-1) ?? null;
  }

  /** Puts an item behind another one, at the beginning (`null`), or at the end where that is not known. Returns the item before it. */
  insert(id: string, previous: string | null | undefined): string | null {
    this.remove(id);
    const place = this.#findPlace(previous);
    this.#ids.splice(place, 0, id);
    this.#known.add(id);
    if (this.#ids.length > maxItems) this.#forget(this.#ids.shift());
    return previous === undefined ? this.findPrevious(id) : previous;
  }

  /** The client is told nothing of this item, which was inserted. */
  hide(id: string): void {
    if (this.#known.has(id)) this.#hidden.add(id);
  }

  remove(id: string): void {
    if (!this.#known.has(id)) return;
    this.#ids.splice(this.#ids.lastIndexOf(id), 1);
    this.#forget(id);
  }

  /** The id of the item before this one; `null` for the first, and for one that is not known. */
  findPrevious(id: string): string | null {
    return this.#ids[this.#ids.lastIndexOf(id) - 1] ?? null;
  }

  /** This item, or the nearest one before it that the client knows of. */
  findShown(id: string | null): string | null {
    let shown = id;
    while (shown !== null && this.#hidden.has(shown)) shown = this.findPrevious(shown);
    return shown;
  }

  #findPlace(previous: string | null | undefined): number {
    if (previous === undefined) return this.#ids.length;
    if (previous === null) return 0;
    const place = this.#ids.lastIndexOf(previous);
    return place < 0 ? this.#ids.length : place + 1;
  }

  #forget(id: string | undefined): void {
    if (id === undefined) return;
    this.#known.delete(id);
    this.#hidden.delete(id);
  }
}
