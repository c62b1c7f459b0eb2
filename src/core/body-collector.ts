import { ChunkList } from './chunk-list.ts';
import { allocateBytes, releaseChunk } from './large-bytes.ts';

/** From here on a body is gathered in one piece, in bytes. */
const largeBytes = 128 * 1024;

/**
 * From here on its memory is the system's again as soon as it is free. That is counted with tens of megabytes more: for each
 * second one V8 collects all garbage, which costs more than a smaller body does.
 */
const hugeBytes = 8 * 1024 * 1024;

/** `own`: nobody else needs the chunks, so that the memory of one that was copied can be given back. */
export type ChunkOwner = 'own' | 'shared';

/** What the chunks of a body become. Per body. */
export interface Collector<Collected> {
  /** Of all that was pushed. */
  readonly sizeBytes: number;
  push(chunk: Buffer): void;
  /** What it has become, of which there is no more. To be called once. */
  take(): Collected;
}

/**
 * Puts the chunks of a body together. Once half of a large body of known length is here, room for all of it is made and
 * every chunk goes where it belongs: joining them in the end would need twice the memory. Nothing is held for bytes that
 * were only announced. Per request.
 */
export class BodyCollector implements Collector<Buffer> {
  readonly #announcedBytes: number;
  readonly #chunks: ChunkOwner;
  readonly #loose = new ChunkList();
  #whole: Buffer | null = null;
  #filledBytes = 0;

  /** `announcedBytes` is 0 for a body of unknown length; no more than this may come otherwise. */
  constructor(announcedBytes: number, chunks: ChunkOwner = 'shared') {
    this.#announcedBytes = announcedBytes;
    this.#chunks = chunks;
  }

  get sizeBytes(): number {
    return this.#loose.sizeBytes + this.#filledBytes;
  }

  push(chunk: Buffer): void {
    if (this.#whole !== null) {
      this.#copy(chunk, this.#whole);
      return;
    }
    this.#loose.push(chunk);
    const { sizeBytes } = this.#loose;
    if (sizeBytes >= largeBytes && sizeBytes * 2 >= this.#announcedBytes) this.#gather();
  }

  take(): Buffer {
    if (this.#whole !== null) return this.#whole.subarray(0, this.#filledBytes);
    return this.#loose.takeJoined();
  }

  #gather(): void {
    if (this.#announcedBytes === 0) return;
    const sizeBytes = this.#announcedBytes;
    const whole = sizeBytes < hugeBytes ? Buffer.allocUnsafeSlow(sizeBytes) : allocateBytes(sizeBytes);
    for (const chunk of this.#loose.takeChunks()) this.#copy(chunk, whole);
    this.#whole = whole;
  }

  #copy(chunk: Buffer, whole: Buffer): void {
    this.#filledBytes += chunk.copy(whole, this.#filledBytes);
    if (this.#chunks === 'own') releaseChunk(chunk);
  }
}
