/** One complete HTTP answer, as the load generator counts it. */
export interface Answer {
  readonly status: number;
  /** Bytes of the body after chunked coding was undone. */
  readonly bodyBytes: number;
  /** Chunks of the body (RFC 9112, 7.1), the last, empty one not counted; 0 for a body with content-length. */
  readonly chunks: number;
  /** The body; `null` unless the reader was made to keep bodies. */
  readonly body: Buffer | null;
}

/** What a reader does with the bytes of a body: counts them, or keeps them as well. */
export type BodyHandling = 'count' | 'keep';

type Phase = 'head' | 'fixed' | 'chunk-size' | 'chunk-data' | 'chunk-end' | 'trailer';

const noBytes = Buffer.alloc(0);
const newline = 0x0a;

/**
 * Reads the HTTP/1.1 answers of one connection, as cheaply as JavaScript can: bodies are skipped over, not copied.
 * Lives as long as its connection. Throws when the bytes are not HTTP/1.1 or a body has no end of its own.
 */
export class AnswerReader {
  readonly #onAnswer: (answer: Answer) => void;
  readonly #bodyHandling: BodyHandling;
  #phase: Phase = 'head';
  #pending: Buffer = noBytes;
  #remaining = 0;
  #status = 0;
  #bodyBytes = 0;
  #chunks = 0;
  #kept: Buffer[] = [];

  constructor(bodyHandling: BodyHandling, onAnswer: (answer: Answer) => void) {
    this.#bodyHandling = bodyHandling;
    this.#onAnswer = onAnswer;
  }

  /** Takes the next bytes of the connection. They are not kept after the call, so the buffer may be used again. */
  read(bytes: Buffer): void {
    const data = this.#pending.length === 0 ? bytes : Buffer.concat([this.#pending, bytes]);
    let at = 0;
    while (at < data.length) {
      const next = this.#step(data, at);
      if (next < 0) break;
      at = next;
    }
    this.#pending = at < data.length ? Buffer.from(data.subarray(at)) : noBytes;
  }

  /** Returns where reading goes on, or -1 when more bytes are needed. */
  #step(data: Buffer, at: number): number {
    if (this.#phase === 'head') return this.#readHead(data, at);
    if (this.#phase === 'fixed' || this.#phase === 'chunk-data') return this.#readBody(data, at);
    return this.#readLine(data, at);
  }

  #readHead(data: Buffer, at: number): number {
    const end = data.indexOf('\r\n\r\n', at);
    if (end < 0) return -1;
    const head = data.toString('latin1', at, end + 2);
    if (!head.startsWith('HTTP/1.1 ')) throw new Error('not an HTTP/1.1 answer');
    this.#status = Number(head.slice(9, 12));
    const length = /\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length !== undefined) this.#startFixed(Number(length));
    else if (/\ntransfer-encoding: *chunked/i.test(head)) this.#phase = 'chunk-size';
    else if (this.#status === 204 || this.#status === 304) this.#finish();
    else throw new Error('an answer with neither content-length nor chunked coding cannot be kept alive');
    return end + 4;
  }

  #startFixed(length: number): void {
    this.#phase = 'fixed';
    this.#remaining = length;
    if (length === 0) this.#finish();
  }

  #readBody(data: Buffer, at: number): number {
    const taken = Math.min(this.#remaining, data.length - at);
    if (this.#bodyHandling === 'keep') this.#kept.push(Buffer.from(data.subarray(at, at + taken)));
    this.#bodyBytes += taken;
    this.#remaining -= taken;
    if (this.#remaining > 0) return at + taken;
    if (this.#phase === 'fixed') this.#finish();
    else this.#phase = 'chunk-end';
    return at + taken;
  }

  /** A chunk size, the empty line after a chunk, or a trailer field. */
  #readLine(data: Buffer, at: number): number {
    const end = data.indexOf(newline, at);
    if (end < 0) return -1;
    if (this.#phase === 'chunk-size') this.#startChunk(Number.parseInt(data.toString('latin1', at, end), 16));
    else if (this.#phase === 'chunk-end') this.#phase = 'chunk-size';
    else if (end - at <= 1) this.#finish();
    return end + 1;
  }

  #startChunk(size: number): void {
    if (Number.isNaN(size)) throw new Error('a chunk without a size');
    this.#remaining = size;
    this.#phase = size === 0 ? 'trailer' : 'chunk-data';
    if (size > 0) this.#chunks += 1;
  }

  #finish(): void {
    const body = this.#bodyHandling === 'keep' ? Buffer.concat(this.#kept) : null;
    const answer = { status: this.#status, bodyBytes: this.#bodyBytes, chunks: this.#chunks, body };
    this.#phase = 'head';
    this.#bodyBytes = 0;
    this.#chunks = 0;
    this.#kept = [];
    this.#onAnswer(answer);
  }
}
