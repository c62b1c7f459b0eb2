/**
 * A map that never holds more than `capacity` entries and forgets those that were not used for long. Entries live in
 * two generations: what is used moves to the young one, and when that holds half the capacity it becomes the old one,
 * whose former entries are dropped. So an entry survives until at least `capacity / 2` others have been used since,
 * and reading a young entry, the usual case, changes nothing. (Moving an entry to the end of one `Map` at every read,
 * the common way, costs three times the hash of a key when one key is used over and over.)
 */
export class BoundedMap<Value extends object> {
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();
  readonly #half: number;

  constructor(capacity: number) {
    this.#half = Math.max(1, Math.floor(capacity / 2));
  }

  get size(): number {
    return this.#young.size + this.#old.size;
  }

  get(key: string): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: string, value: Value): void {
    this.#old.delete(key);
    this.#young.set(key, value);
    if (this.#young.size < this.#half) return;
    this.#old = this.#young;
    this.#young = new Map();
  }

  delete(key: string): void {
    this.#young.delete(key);
    this.#old.delete(key);
  }
}
