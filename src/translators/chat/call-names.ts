/**
 * Names that are given once each, to tell calls apart in the other format: what asks for a name that is taken gets one like
 * it. The same names asked for in the same order are given again, so that a conversation keeps them as it grows. Per request.
 */
export class CallNames {
  readonly #taken = new Set<string>();
  /** How often each name was asked for when it was taken. */
  readonly #counts = new Map<string, number>();

  take(wanted: string): string {
    let name = wanted;
    while (this.#taken.has(name)) {
      const count = (this.#counts.get(wanted) ?? 1) + 1;
      this.#counts.set(wanted, count);
      name = `${wanted}_${String(count)}`;
    }
    this.#taken.add(name);
    return name;
  }
}
