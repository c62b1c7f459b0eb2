/** Smaller chunks are put together, in bytes: each of them is an object of many times its size. */
const smallChunk = 1024;

/** Room for chunks that are put together, in bytes. */
const roomBytes = 16 * 1024;

/**
 * Bytes that arrived in pieces, however small those are: a peer that sends single bytes must not make an object of each.
 * Chunks are kept as they are, and so not copied, where they are no smaller than 1 KiB or come alone. Per body or event.
 */
export class ChunkList {
  #chunks: Buffer[] = [];
  #sizeBytes = 0;
  /** Where small chunks go, behind those above. */
  #room: Buffer | null = null;
  #filledBytes = 0;

  get sizeBytes(): number {
    return this.#sizeBytes;
  }

  push(chunk: Buffer): void {
    const isKept = chunk.length >= smallChunk || this.#sizeBytes === 0;
    this.#sizeBytes += chunk.length;
    if (isKept) {
      this.#closeRoom();
      this.#chunks.push(chunk);
      return;
    }
    if (this.#room === null || this.#filledBytes + chunk.length > this.#room.length) {
      this.#closeRoom();
      this.#room = Buffer.allocUnsafeSlow(roomBytes);
    }
    this.#filledBytes += chunk.copy(this.#room, this.#filledBytes);
  }

  /** Everything in one piece; the list is empty afterwards. */
  takeJoined(): Buffer {
    const sizeBytes = this.#sizeBytes;
    const chunks = this.takeChunks();
    const only = chunks[0];
    return chunks.length === 1 && only ? only : Buffer.concat(chunks, sizeBytes);
  }

  /** Everything, in as few pieces as there are; the list is empty afterwards. */
  takeChunks(): readonly Buffer[] {
    this.#closeRoom();
    const chunks = this.#chunks;
    this.#chunks = [];
    this.#sizeBytes = 0;
    return chunks;
  }

  /** Room that is mostly empty is not kept. */
  #closeRoom(): void {
    if (this.#room === null) return;
    const filled = this.#room.subarray(0, this.#filledBytes);
    this.#chunks.push(this.#filledBytes < roomBytes / 2 ? Buffer.from(filled) : filled);
    this.#room = null;
    this.#filledBytes = 0;
  }
}
