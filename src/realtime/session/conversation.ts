import type { KeptItem } from './kept-item.ts';
import type { SessionAccount } from './session-account.ts';

/** Items that one conversation holds. */
export const maxItems = 10_000;

/** Characters of all its items together: texts, arguments, pictures. Sound is not kept, only what was heard in it. */
export const maxConversationLength = 16 * 1024 * 1024;

/** The items of one session, in their order. */
export class Conversation {
  readonly id: string;
  readonly #items: KeptItem[] = [];
  readonly #byId = new Map<string, KeptItem>();
  readonly #account: SessionAccount;
  #length = 0;

  constructor(id: string, account: SessionAccount) {
    this.id = id;
    this.#account = account;
  }

  /** Oldest first. */
  get items(): readonly KeptItem[] {
    return this.#items;
  }

  /** The id of the last item; `null` where there is none. */
  get lastId(): string | null {
    return this.#items.at(-1)?.id ?? null;
  }

  find(id: string): KeptItem | null {
    return this.#byId.get(id) ?? null;
  }

  /** Why there is no room for one more item of so many characters, and what to do about it; `null` where there is. */
  findObstacle(length = 0): string | null {
    if (this.#items.length >= maxItems || this.#length + length > maxConversationLength)
      return 'The conversation is full: delete items.';
    if (this.#account.hasRoom(length)) return null;
    return 'The gateway has no memory left for a longer conversation: delete items, or try again shortly.';
  }

  /**
   * Puts an item behind another one, at the beginning, or at the end. Its id must be new, and the other one's known. Returns the id of
   * the item before it, `null` where it is the first. Throws `unavailable` where there is no memory for it, and changes nothing then.
   */
  insert(item: KeptItem, place: { readonly after: string } | 'beginning' | 'end'): string | null {
    this.#account.change(item.length);
    const index = this.#findIndex(place);
    this.#items.splice(index, 0, item);
    this.#byId.set(item.id, item);
    this.#length += item.length;
    return this.#items[index - 1]?.id ?? null;
  }

  /** An item of this conversation, or one that was removed, grows or shrinks. Throws as {@link insert} where there is no memory for that. */
  resize(item: KeptItem, length: number): void {
    const change = length - item.length;
    if (this.#byId.get(item.id) === item) {
      this.#account.change(change);
      this.#length += change;
    }
    item.length = length;
  }

  remove(item: KeptItem): void {
    if (!this.#byId.delete(item.id)) return;
    this.#items.splice(this.#items.indexOf(item), 1);
    this.#length -= item.length;
    this.#account.change(-item.length);
  }

  /** The id of the item before this one; `null` for the first, and for one that was removed. */
  findPrevious(item: KeptItem): string | null {
    return this.#items[this.#items.indexOf(item) - 1]?.id ?? null;
  }

  #findIndex(place: { readonly after: string } | 'beginning' | 'end'): number {
    if (place === 'beginning') return 0;
    if (place === 'end') return this.#items.length;
    return this.#items.findIndex(({ id }) => id === place.after) + 1;
  }
}
