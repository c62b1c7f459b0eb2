/** A call of the model and the id it has in format B. */
interface OpenCall {
  readonly toolUseId: string;
  isAnswered: boolean;
}

/** Calls of one kind in their order, and where the first one without a result may be. */
interface CallQueue {
  readonly calls: OpenCall[];
  next: number;
}

/** How format C names a call, or the call that a result belongs to. */
export interface CallName {
  /** `null` where it has none. */
  readonly callId: string | null;
  readonly name: string;
}

/** What becomes of a result that gets this call in the end; `null` where none is left. */
type Assignment = (toolUseId: string | null) => void;

/** The calls of one model turn that wait for their results; each result is found at once, however many there are. */
export class OpenCalls {
  readonly #calls: OpenCall[] = [];
  readonly #queues = new Map<string, CallQueue>();
  readonly #deferred: Assignment[] = [];

  add({ callId, name }: CallName, toolUseId: string): void {
    const call = { toolUseId, isAnswered: false };
    this.#calls.push(call);
    this.#push('every', call);
    this.#push(`any ${name}`, call);
    this.#push(callId === null ? `bare ${name}` : `id ${callId}`, call);
  }

  /**
   * The call of a result: by its id, which some clients write for its name, else by its name in the order of the calls; `null` where
   * there is none.
   */
  take({ callId, name }: CallName): string | null {
    if (callId === null) return this.#shift(`any ${name}`) ?? this.#shift(`id ${name}`);
    return this.#shift(`id ${callId}`) ?? this.#shift(`bare ${name}`);
  }

  /**
   * A result that no call has the name of waits until the others have their calls: some clients write an id that no call has, or a word
   * such as `unknown`, for its name, which models of format C take by its place. One with an id has none to wait for.
   */
  defer({ callId }: CallName, assign: Assignment): void {
    if (callId === null) this.#deferred.push(assign);
    else assign(null);
  }

  /** Results that waited get the calls that are left, in their order. */
  settle(): void {
    for (const assign of this.#deferred.splice(0)) assign(this.#shift('every'));
  }

  /** Calls without a result so far, in their order. */
  list(): readonly string[] {
    return this.#calls.filter(({ isAnswered }) => !isAnswered).map(({ toolUseId }) => toolUseId);
  }

  #push(key: string, call: OpenCall): void {
    const queue = this.#queues.get(key);
    if (queue) queue.calls.push(call);
    else this.#queues.set(key, { calls: [call], next: 0 });
  }

  #shift(key: string): string | null {
    const queue = this.#queues.get(key);
    if (!queue) return null;
    for (;;) {
      const call = queue.calls[queue.next];
      if (!call) return null;
      queue.next += 1;
      if (call.isAnswered) continue;
      call.isAnswered = true;
      return call.toolUseId;
    }
  }
}
