import { ChunkList } from '../chunk-list.ts';
import { GatewayError } from '../gateway-error.ts';
import { releaseBytes } from '../large-bytes.ts';
import type { UpstreamEvent } from '../provider.ts';
import { LineList } from './line-list.ts';

/** Turns the bytes of one event stream into events. One per response; not usable again after it has thrown. */
export interface SseParser {
  /**
   * Hands over every event that these bytes complete, in order. Throws `bad_gateway` (`upstream_error`) when one event
   * grows past `maxEventBytes`, finished or not, and what `onEvent` throws.
   */
  push(chunk: Buffer): void;
  /** The stream has ended. Hands over bare JSON that lacks its blank line; throws as `push` does. */
  end(): void;
  /**
   * Whether an event has begun and its blank line is still missing. The standard discards such an event when the stream
   * ends; a caller that sees `true` at the end knows that the stream broke in the middle.
   */
  readonly hasPartialEvent: boolean;
}

export interface SseParserOptions {
  /** Longest single event, in bytes as received. */
  readonly maxEventBytes: number;
  /** Told how many bytes of an unfinished event are held, whenever there are many more of them, or none; may throw. */
  readonly onHeld?: (sizeBytes: number) => void;
  /** Called with each event as soon as it is complete. */
  readonly onEvent: (event: UpstreamEvent) => void;
}

/**
 * Parses `text/event-stream` (WHATWG HTML 9.2.6): LF, CR and CRLF line ends, one leading byte order mark, comments,
 * several `data` lines, characters split between chunks. `id` and `retry` are ignored. An event without `data` is
 * dropped, as the standard asks. `event` is `null` where the stream gives no name.
 *
 * Beyond the standard, to which a line that begins with a brace is a field that it does not know: such a line where an event may begin is the
 * first of bare JSON up to the next blank line or field, and that is the data of an event. So Google's clients expect an error in the middle of a stream.
 */
export function createSseParser(options: SseParserOptions): SseParser {
  return new IncrementalSseParser(options);
}

/** How many more bytes are many more. */
const heldStep = 64 * 1024;

const lineFeed = 10;
const carriageReturn = 13;
const colon = 0x3a;
const openingBrace = 0x7b;

class IncrementalSseParser implements SseParser {
  readonly #options: SseParserOptions;
  /** The start of a line whose end has not arrived, as raw bytes: only whole lines are decoded. */
  readonly #pending = new ChunkList();
  /** What it begins with. */
  #firstPending = 0;
  #atStart = true;
  /** The last line ended in CR: an LF that comes next belongs to it. */
  #skipLineFeed = false;
  #name: string | null = null;
  /** Whether the event is bare JSON. */
  #isBare = false;
  /** The first line of data. */
  #data: string | null = null;
  /** Those behind it. */
  #more: LineList | null = null;
  /** Bytes of the unfinished event that are lines already. */
  #eventBytes = 0;
  /** What `onHeld` was told last. */
  #heldBytes = 0;

  constructor(options: SseParserOptions) {
    this.#options = options;
  }

  get hasPartialEvent(): boolean {
    if (this.#data !== null || this.#name !== null) return true;
    return this.#pending.sizeBytes > 0 && this.#firstPending !== colon;
  }

  push(chunk: Buffer): void {
    const bytes = this.#skipLineFeed && chunk[0] === lineFeed ? chunk.subarray(1) : chunk;
    if (chunk.length > 0) this.#skipLineFeed = false;
    const end = findEndOfLines(bytes);
    if (end === 0) {
      this.#hold(bytes);
      return;
    }
    this.#readLines(this.#decode(end === bytes.length ? bytes : bytes.subarray(0, end)));
    if (end === bytes.length) return;
    this.#skipLineFeed = false;
    this.#hold(bytes.subarray(end));
  }

  end(): void {
    const begins = this.#data === null && this.#name === null && this.#firstPending === openingBrace;
    // One more than it takes, since the first may belong to a CR.
    if (this.#isBare || (begins && this.#pending.sizeBytes > 0)) this.push(Buffer.from('\n\n\n'));
  }

  #hold(bytes: Buffer): void {
    if (bytes.length === 0) return;
    if (this.#pending.sizeBytes === 0) this.#firstPending = bytes[0] ?? 0;
    this.#pending.push(bytes);
    this.#noteUnfinished(this.#eventBytes + this.#pending.sizeBytes);
  }

  #decode(lines: Buffer): string {
    let bytes = lines;
    if (this.#pending.sizeBytes > 0) bytes = Buffer.concat([...this.#pending.takeChunks(), lines]);
    const text = bytes.toString('utf8');
    if (bytes !== lines) releaseBytes(bytes);
    if (!this.#atStart) return text;
    this.#atStart = false;
    return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  }

  /** `text` ends with a line end. */
  #readLines(text: string): void {
    let lf = text.indexOf('\n');
    let cr = text.indexOf('\r');
    let finished = 0;
    for (let start = 0; start < text.length;) {
      if (lf !== -1 && lf < start) lf = text.indexOf('\n', start);
      if (cr !== -1 && cr < start) cr = text.indexOf('\r', start);
      const endsInCr = cr !== -1 && (lf === -1 || cr < lf);
      const end = endsInCr ? cr : lf;
      const next = endsInCr && lf === cr + 1 ? end + 2 : end + 1;
      if (end > start) {
        this.#readLine(text.slice(start, end));
      } else {
        this.#dispatch();
        finished = next;
      }
      start = next;
    }
    this.#skipLineFeed = text.charCodeAt(text.length - 1) === carriageReturn;
    this.#countUnfinished(text, finished);
  }

  #readLine(line: string): void {
    // No line of JSON begins so: some write what ends their streams right behind it.
    if (this.#isBare && (readField(line, 'data') ?? readField(line, 'event')) !== null) this.#dispatch();
    const data = this.#isBare ? line : readField(line, 'data');
    if (data !== null) {
      this.#addData(data);
      return;
    }
    if (line.charCodeAt(0) === openingBrace && this.#data === null && this.#name === null) {
      this.#isBare = true;
      this.#addData(line);
      return;
    }
    const name = readField(line, 'event');
    if (name !== null) this.#name = name === '' ? null : name;
  }

  #addData(data: string): void {
    if (this.#data === null) this.#data = data;
    else (this.#more ??= new LineList()).push(data);
  }

  #dispatch(): void {
    const data = this.#more === null ? this.#data : `${this.#data ?? ''}\n${this.#more.join()}`;
    const event = this.#name;
    this.#data = null;
    this.#more = null;
    this.#name = null;
    this.#isBare = false;
    this.#eventBytes = 0;
    if (this.#heldBytes > 0) this.#noteHeld(0);
    if (data === null) return;
    // A string longer than the limit is longer in bytes too; only then, or when it may be, are its bytes counted.
    if (data.length * 3 > this.#options.maxEventBytes) this.#limit(Buffer.byteLength(data));
    this.#options.onEvent({ event, data });
  }

  #countUnfinished(text: string, finished: number): void {
    if (this.#data === null && this.#name === null) {
      if (this.#heldBytes > 0) this.#noteHeld(0);
      return;
    }
    this.#eventBytes += Buffer.byteLength(finished === 0 ? text : text.slice(finished));
    this.#noteUnfinished(this.#eventBytes);
  }

  #noteUnfinished(sizeBytes: number): void {
    this.#limit(sizeBytes);
    if (sizeBytes >= this.#heldBytes + heldStep) this.#noteHeld(sizeBytes);
  }

  #noteHeld(sizeBytes: number): void {
    this.#heldBytes = sizeBytes;
    this.#options.onHeld?.(sizeBytes);
  }

  #limit(sizeBytes: number): void {
    if (sizeBytes <= this.#options.maxEventBytes) return;
    throw new GatewayError('bad_gateway', 'The upstream sent an event larger than this gateway accepts.', {
      reason: 'upstream_error',
    });
  }
}

/** One past the last line end in `bytes`; 0 when there is none. */
function findEndOfLines(bytes: Buffer): number {
  const last = bytes[bytes.length - 1];
  if (last === lineFeed || last === carriageReturn) return bytes.length;
  return Math.max(bytes.lastIndexOf(lineFeed), bytes.lastIndexOf(carriageReturn)) + 1;
}

/** The value when `line` is the field `name`, else `null`. One space after the colon is not part of the value. */
function readField(line: string, name: 'data' | 'event'): string | null {
  if (!line.startsWith(name)) return null;
  if (line.length === name.length) return '';
  if (line.charCodeAt(name.length) !== 0x3a) return null;
  return line.slice(line.charCodeAt(name.length + 1) === 0x20 ? name.length + 2 : name.length + 1);
}
