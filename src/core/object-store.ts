/** A stored file. */
export interface StoredObject {
  /** Folders and a file name, of `a-z 0-9 . - _ /`, such as `videos/2026-01-31/task_01j…/1-0.mp4`. */
  readonly name: string;
  readonly sizeBytes: number;
  /** Without quotes; never the same for other bytes. */
  readonly etag: string;
  /** When it was stored, Unix milliseconds. */
  readonly storedAt: number;
}

/** A part of a file: the first and the last byte, counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** A file while it is read. */
export interface ObjectReading {
  readonly object: StoredObject;
  /** Read no faster than they are taken, and let go of when returned early. Rejects where the store fails half way. */
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** What limits a file that is being stored. */
export interface PutOptions {
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

/**
 * Where files live that outlast requests. Names come from the program, never from clients. Every implementation passes
 * test/support/object-store-suite.ts. All reject with ObjectStoreError where the store cannot be reached or used. Shared.
 */
export interface ObjectStore {
  /**
   * Stores what comes, whole or not at all; it is safe on disk when it resolves. What had the name before is replaced. What the
   * bytes themselves throw is passed on. Rejects with ObjectTooLargeError past the limit.
   */
  put(name: string, bytes: AsyncIterable<Uint8Array>, options: PutOptions): Promise<StoredObject>;
  /** `null` where there is none. */
  find(name: string): Promise<StoredObject | null>;
  /** The whole file, or the part of it that is there. `null` where there is none. */
  read(name: string, range: ByteRange | null, signal: AbortSignal): Promise<ObjectReading | null>;
  /** Deletes what is there; nothing happens where there is nothing. */
  delete(name: string): Promise<void>;
  /** Every file whose name begins so, in no order. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Removes what was begun an hour ago or earlier by processes that are gone. Never rejects: the next time is soon enough. */
  sweep(): Promise<void>;
  /** Resolves where a file could be stored now; asked before work is accepted that will need it. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The store cannot be reached, is full, or may not be used. `message` is for operators. */
export class ObjectStoreError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ObjectStoreError';
  }
}

/** There were more bytes than may be stored under one name; none of them stay. */
export class ObjectTooLargeError extends Error {
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(`The file is larger than ${String(maxBytes)} bytes`);
    this.name = 'ObjectTooLargeError';
    this.maxBytes = maxBytes;
  }
}
