/** Smaller memory is not worth the bookkeeping; it may be a part of what others use, too. */
const minBytes = 128 * 1024;

const memories = new WeakMap<ArrayBufferLike, BodyMemory>();

/**
 * The memory of one large body, and who needs it: its request, and whatever is under way to a socket. When nobody does it is given
 * back at once; waiting for the garbage collector makes V8 collect all garbage for each few dozens of such bodies. A hold that
 * is never dropped costs no more than that. Per body.
 */
export class BodyMemory {
  readonly #buffer: ArrayBuffer;
  #holds = 0;

  constructor(buffer: ArrayBuffer) {
    this.#buffer = buffer;
  }

  hold(): void {
    this.#holds += 1;
  }

  /** To be called once for each hold. After the last one the bytes read as none. */
  drop(): void {
    this.#holds -= 1;
    if (this.#holds === 0 && !this.#buffer.detached) this.#buffer.transfer(0);
  }
}

/** Begins to count who needs these bytes, which nobody else has a part of; the caller does. `null` where that is not worth it. */
export function openBodyMemory({ buffer, byteOffset, byteLength }: Buffer): BodyMemory | null {
  if (byteOffset !== 0 || byteLength < minBytes || !(buffer instanceof ArrayBuffer)) return null;
  const memory = new BodyMemory(buffer);
  memories.set(buffer, memory);
  memory.hold();
  return memory;
}

/** The memory that bytes lie in, where it is counted who needs it. */
export function findBodyMemory({ buffer }: Uint8Array): BodyMemory | null {
  return buffer.byteLength < minBytes ? null : (memories.get(buffer) ?? null);
}
