/** Items that are handled in one turn of the event loop, before everybody else has theirs. */
const itemsPerTurn = 64;

/** Items after which it is found out when the turn ends: whoever has few of them need not know. */
const itemsBeforeLook = 16;

/** What one item becomes: nothing more to wait for, or when it is dealt with. */
type Handling = Promise<void> | undefined;

interface Waiting<Item> {
  readonly item: Item;
  readonly sizeBytes: number;
}

/** Handles items one after the other, at once where nothing waits, and never so many that others have to. */
export class SerialQueue<Item> {
  readonly #handle: (item: Item) => Handling;
  readonly #onFault: (cause: unknown) => void;
  readonly #waiting: Waiting<Item>[] = [];
  #bufferedBytes = 0;
  #isBusy = false;
  /** And in turns before, while there were few. */
  #handledInTurn = 0;

  /** `onFault` is told what `handle` threw; it goes on with the next one. */
  constructor(handle: (item: Item) => Handling, onFault: (cause: unknown) => void) {
    this.#handle = handle;
    this.#onFault = onFault;
  }

  /** Of items that wait. */
  get bufferedBytes(): number {
    return this.#bufferedBytes;
  }

  get length(): number {
    return this.#waiting.length;
  }

  push(item: Item, sizeBytes: number): void {
    if (this.#isBusy) {
      this.#waiting.push({ item, sizeBytes });
      this.#bufferedBytes += sizeBytes;
      return;
    }
    this.#isBusy = true;
    if (this.#pass(item)) this.#work();
  }

  /** Forgets what waits. */
  clear(): void {
    this.#waiting.length = 0;
    this.#bufferedBytes = 0;
  }

  /** Handles what waits. */
  #work(): void {
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      this.#bufferedBytes -= next.sizeBytes;
      if (!this.#pass(next.item)) return;
    }
    this.#isBusy = false;
  }

  /** Whether the next one may follow at once; otherwise it is seen to. */
  #pass(item: Item): boolean {
    const handling = this.#begin(item);
    if (handling === undefined) return !this.#isTurnOver();
    void handling.catch(this.#onFault).then(() => {
      this.#work();
    });
    return false;
  }

  #begin(item: Item): Handling {
    try {
      return this.#handle(item);
    } catch (thrown) {
      this.#onFault(thrown);
      return undefined;
    }
  }

  /** Whether the rest is for a later turn, which is seen to then. */
  #isTurnOver(): boolean {
    this.#handledInTurn += 1;
    if (this.#handledInTurn === itemsBeforeLook) setImmediate(this.#beginTurn);
    return this.#handledInTurn >= itemsPerTurn;
  }

  readonly #beginTurn = (): void => {
    const isWaiting = this.#handledInTurn >= itemsPerTurn;
    this.#handledInTurn = 0;
    if (isWaiting) this.#work();
  };
}
