import { createCancellation } from '../create-cancellation.ts';

/** Documents of fewer bytes never wait. */
const smallDocument = 16 * 1024;

/** Bytes of the documents that are parsed together; a larger one is parsed alone. */
const bytesTogether = 512 * 1024;

/** Turns of the event loop from one document to the next: a new connection takes one to be accepted, and one to be read. */
const turnsBetween = 3;

/** Places that are over are removed so many at a time. */
const placesAtOnce = 1_024;

/** Whose document waits. */
export interface QueueHost {
  /** Aborted when the request is over, whatever the reason. */
  readonly signal: AbortSignal;
}

/**
 * Lets large documents that are complete in the same moment, bodies and answers of upstreams, be parsed one after the other, with turns of the event loop in
 * between in which everybody else is served. First come, first served. Shared.
 */
export interface ParseQueue {
  /**
   * `null` where a document of this size may be parsed at once; otherwise resolves when it may. Rejects with `cancelled`
   * when the host's signal aborts before.
   */
  enter(sizeBytes: number, host: QueueHost): Promise<void> | null;
}

/** Takes the steps of one document, each of as many bytes as it says, when there is room for it in the queue. */
export async function inTurns<T>(
  queue: ParseQueue,
  host: QueueHost,
  steps: Generator<number, T, void>,
): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    const waiting = queue.enter(step.value, host);
    if (waiting !== null) await waiting;
  }
}

export function createParseQueue(): ParseQueue {
  return new TurnQueue();
}

interface Place {
  readonly sizeBytes: number;
  readonly grant: () => void;
  hasLeft: boolean;
}

class TurnQueue implements ParseQueue {
  readonly #places: Place[] = [];
  /** Before it, places are granted or given up. */
  #first = 0;
  /** Of the documents whose turn it is, and not over yet. */
  #bytes = 0;
  #turnsLeft = 0;

  enter(sizeBytes: number, host: QueueHost): Promise<void> | null {
    if (sizeBytes < smallDocument) return null;
    if (this.#places.length === 0 && this.#hasRoom(sizeBytes)) {
      this.#admit(sizeBytes);
      return null;
    }
    return this.#wait(sizeBytes, host.signal);
  }

  #wait(sizeBytes: number, signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const leave = () => {
      place.hasLeft = true;
      reject(createCancellation(signal));
    };
    const grant = () => {
      signal.removeEventListener('abort', leave);
      resolve(undefined);
    };
    const place: Place = { sizeBytes, grant, hasLeft: false };
    this.#places.push(place);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    return promise;
  }

  #hasRoom(sizeBytes: number): boolean {
    return this.#bytes === 0 || this.#bytes + sizeBytes <= bytesTogether;
  }

  #admit(sizeBytes: number): void {
    if (this.#bytes === 0) setImmediate(this.#endTurn);
    this.#bytes += sizeBytes;
    this.#turnsLeft = turnsBetween;
  }

  readonly #endTurn = (): void => {
    this.#turnsLeft -= 1;
    if (this.#turnsLeft > 0) {
      setImmediate(this.#endTurn);
      return;
    }
    this.#bytes = 0;
    this.#admitWaiting();
  };

  #admitWaiting(): void {
    for (let place = this.#places[this.#first]; place; place = this.#places[++this.#first]) {
      if (place.hasLeft) continue;
      if (!this.#hasRoom(place.sizeBytes)) break;
      this.#admit(place.sizeBytes);
      place.grant();
    }
    if (this.#first < this.#places.length && this.#first < placesAtOnce) return;
    this.#places.splice(0, this.#first);
    this.#first = 0;
  }
}
