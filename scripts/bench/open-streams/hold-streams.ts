import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openConnection } from '../open-connection.ts';
import { slowPaceMs } from '../upstream-answers.ts';

/** Which streams are opened. */
export interface HoldOptions {
  readonly port: number;
  readonly request: Buffer;
  readonly count: number;
}

/** Streams that are held open. */
export interface HeldStreams {
  /** Throws when a stream has ended, was refused, or has been silent for ten times its pace. */
  check(): void;
  /** Events that have come since the first stream was opened, over all streams; those before the first delta not counted. */
  readonly eventCount: number;
  /** Leaves them all. */
  close(): void;
}

/** One stream; `readAt` is when bytes came last, `null` while none have. */
interface HeldStream {
  readonly socket: Socket;
  readAt: number | null;
}

const eventName = 'event: content_block_delta';
const silenceMs = 10 * slowPaceMs;
const openTimeoutMs = 60_000;
const maxOpening = 50;
const pauseMs = 10;
/** 2,000 buffers of the usual size would be 128 MB. */
const bufferBytes = 4096;

/** Opens the streams a few at a time and resolves when every one has begun. Rejects like {@link HeldStreams.check}. */
export async function holdStreams(options: HoldOptions): Promise<HeldStreams> {
  const holder = new StreamHolder(options);
  try {
    await holder.open();
  } catch (error) {
    holder.close();
    throw error;
  }
  return holder;
}

class StreamHolder implements HeldStreams {
  readonly #options: HoldOptions;
  readonly #streams: HeldStream[] = [];
  #failure: Error | null = null;
  #eventCount = 0;
  #begunCount = 0;

  constructor(options: HoldOptions) {
    this.#options = options;
  }

  get eventCount(): number {
    return this.#eventCount;
  }

  /** Never has more than {@link maxOpening} streams that have not begun, so that no queue of the kernel overflows. */
  async open(): Promise<void> {
    const { count } = this.#options;
    const givesUpAt = performance.now() + openTimeoutMs;
    while (this.#begunCount < count && performance.now() < givesUpAt) {
      const opened = Math.min(count, this.#begunCount + maxOpening);
      while (this.#streams.length < opened) this.#openStream();
      await sleep(pauseMs);
      this.#throwFailure();
    }
    if (this.#begunCount < count)
      throw new Error(`only ${String(this.#begunCount)} of ${String(count)} streams began within a minute`);
  }

  check(): void {
    this.#throwFailure();
    const now = performance.now();
    const silent = this.#streams.filter(({ readAt }) => now - (readAt ?? 0) > silenceMs).length;
    if (silent > 0)
      throw new Error(`${String(silent)} of ${String(this.#streams.length)} open streams are silent`);
  }

  close(): void {
    for (const { socket } of this.#streams) socket.destroy();
  }

  #throwFailure(): void {
    if (this.#failure !== null) throw this.#failure;
  }

  #begin(bytes: Buffer): void {
    this.#begunCount += 1;
    if (bytes.toString('latin1', 0, 12).endsWith(' 200')) return;
    this.#failure ??= new Error(`a stream was refused: ${bytes.toString('latin1', 0, 200)}`);
  }

  #openStream(): void {
    const fail = (error: Error): void => {
      this.#failure ??= error;
    };
    const read = (bytes: Buffer): void => {
      if (stream.readAt === null) this.#begin(bytes);
      stream.readAt = performance.now();
      this.#eventCount += countOccurrences(bytes, eventName);
    };
    const socket = openConnection(this.#options.port, { read, fail, bufferBytes });
    const stream: HeldStream = { socket, readAt: null };
    this.#streams.push(stream);
    socket.write(this.#options.request);
  }
}

/** Events are short and written one by one, so that none is split between two reads but by rare chance. */
function countOccurrences(bytes: Buffer, text: string): number {
  let count = 0;
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + text.length)) count += 1;
  return count;
}
