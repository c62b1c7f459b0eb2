/** Told that a place is theirs; they give it back. */
export type PlaceTaker = () => void;

/** The places that calls take on one deployment: its `concurrency`. Shared by all of its models. */
export class Places {
  readonly #limit: number;
  readonly #waiting = new Set<PlaceTaker>();
  #taken = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Calls and streams under way. */
  get taken(): number {
    return this.#taken;
  }

  get isFull(): boolean {
    return this.#taken >= this.#limit;
  }

  /** Takes a place, whether there is one or not: whoever calls this has looked. */
  take(): void {
    this.#taken += 1;
  }

  /** Gives a place back; who has waited longest gets it at once. */
  give(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#taken -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }

  /** Waits for a place. */
  wait(taker: PlaceTaker): void {
    this.#waiting.add(taker);
  }

  /** Waits no longer. */
  leave(taker: PlaceTaker): void {
    this.#waiting.delete(taker);
  }
}
