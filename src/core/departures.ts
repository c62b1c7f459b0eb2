import type { Socket } from 'node:net';

/** `left` where the system has taken some of the bytes that waited for a connection, `stuck` where it has taken none, `none` where none waited. */
export type Departure = 'left' | 'stuck' | 'none';

/** What a connection tells of its writes. */
type WritingConnection = Pick<Socket, 'bytesWritten' | 'writableLength'>;

/** Node's own end of a connection, and what is below it where that is encrypted. */
interface Handle {
  /** Bytes of the write under way that the system has not taken. */
  readonly writeQueueSize?: unknown;
  readonly _parent?: Handle | null;
}

/** Looks now and then whether what waits for a connection leaves, the pieces of a single long write included. Per connection. */
export class Departures {
  readonly #connection: WritingConnection;
  #hasWaited = false;
  /** Bytes of the writes that are over. */
  #doneBytes = 0;
  #queuedBytes = 0;

  constructor(connection: WritingConnection) {
    this.#connection = connection;
    this.look();
  }

  /** What became since the last look of what waited then. */
  look(): Departure {
    const { bytesWritten, writableLength } = this.#connection;
    const doneBytes = bytesWritten - writableLength;
    const queuedBytes = countQueuedBytes(this.#connection);
    const departure = this.#hasWaited ? this.#compare(doneBytes, queuedBytes) : 'none';
    this.#hasWaited = writableLength > 0;
    this.#doneBytes = doneBytes;
    this.#queuedBytes = queuedBytes;
    return departure;
  }

  /** One write follows the other, so that the queue gets longer only after one of them is over. */
  #compare(doneBytes: number, queuedBytes: number): Departure {
    return doneBytes > this.#doneBytes || queuedBytes < this.#queuedBytes ? 'left' : 'stuck';
  }
}

/**
 * Of a write that is under way nothing that Node documents says how far it is; its own time-outs of sockets look at this. 0 where it is not
 * there, so that only whole writes are seen.
 */
function countQueuedBytes(connection: WritingConnection): number {
  const { _handle: handle } = connection as { readonly _handle?: Handle | null };
  const size = (handle?._parent ?? handle)?.writeQueueSize;
  return typeof size === 'number' ? size : 0;
}
