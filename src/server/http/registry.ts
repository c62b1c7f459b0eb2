/**
 * What is under way at this moment. A Set would do the same, but V8 replaces the table behind a busy Set again and again,
 * and each old table keeps its successor and the entries it held until the next full collection: with an entry per request
 * that made a third of all garbage outlive its time. Here a slot is used again. Shared.
 */
export class Registry<Item> {
  readonly #slots: (Item | undefined)[] = [];
  readonly #free: number[] = [];

  /** Enters an item; the slot returned takes it out again. */
  add(item: Item): number {
    const slot = this.#free.pop() ?? this.#slots.length;
    this.#slots[slot] = item;
    return slot;
  }

  /** Takes out what stands in the slot. To be called once for each `add`. */
  remove(slot: number): void {
    this.#slots[slot] = undefined;
    this.#free.push(slot);
  }

  get size(): number {
    return this.#slots.length - this.#free.length;
  }

  /** The items, in no particular order. */
  list(): Item[] {
    return this.#slots.filter((item) => item !== undefined);
  }
}
