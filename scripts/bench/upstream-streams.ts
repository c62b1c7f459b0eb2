import type { Socket } from 'node:net';
import {
  createStampedEvents,
  createStreamEvents,
  benchModel,
  pacedModel,
  paceMs,
  slowModel,
  slowPaceMs,
  stampDigits,
  stampedModel,
  stampedPaceMs,
  stampPlaceholder,
} from './upstream-answers.ts';

/** A streamed answer, rendered before the upstream began. */
export interface StreamedAnswer {
  readonly writes: readonly Write[];
  /** Milliseconds between two events of a stream; 0 for one event per turn of the loop. */
  readonly paceMs: number;
  /** Whether the first event is written at once, before the pace begins. */
  readonly start: 'at-once' | 'at-pace';
  /** Where the stream goes on after its last write; `null` ends it. */
  readonly repeatFrom: number | null;
}

/** One write of a streamed answer. */
interface Write {
  readonly bytes: Buffer;
  /** Where the time of sending goes; -1 for nowhere. */
  readonly stampAt: number;
}

/** A connection with a stream that is being written. */
interface Stream {
  readonly socket: Socket;
  readonly answer: StreamedAnswer;
  next: number;
}

/** The head travels with the first event, the last chunk (RFC 9112, 7.1) with the last one. */
function renderWrites(head: string, events: readonly string[], end: 'ended' | 'endless'): readonly Write[] {
  return events.map((event, index) => {
    const isLast = index === events.length - 1 && end === 'ended';
    const chunk = `${Buffer.byteLength(event).toString(16)}\r\n${event}\r\n${isLast ? '0\r\n\r\n' : ''}`;
    const bytes = Buffer.from((index === 0 ? head : '') + chunk);
    return { bytes, stampAt: bytes.indexOf(stampPlaceholder) };
  });
}

/** Events before the first delta, and after the last one. */
const openingCount = 3;
const closingCount = 3;

/** The streamed answers by model; `head` is the head of each. */
export function createAnswers(head: string): ReadonlyMap<string, StreamedAnswer> {
  const whole = (events: readonly string[]): Pick<StreamedAnswer, 'writes' | 'repeatFrom'> => ({
    writes: renderWrites(head, events, 'ended'),
    repeatFrom: null,
  });
  const endless: Pick<StreamedAnswer, 'writes' | 'repeatFrom'> = {
    writes: renderWrites(head, createStreamEvents(slowModel).slice(0, -closingCount), 'endless'),
    repeatFrom: openingCount,
  };
  return new Map<string, StreamedAnswer>([
    [benchModel, { ...whole(createStreamEvents(benchModel)), paceMs: 0, start: 'at-pace' }],
    [pacedModel, { ...whole(createStreamEvents(pacedModel)), paceMs, start: 'at-pace' }],
    [stampedModel, { ...whole(createStampedEvents()), paceMs: stampedPaceMs, start: 'at-once' }],
    [slowModel, { ...endless, paceMs: slowPaceMs, start: 'at-once' }],
  ]);
}

/** The streams that are being written, each at its pace. One per process. */
export class StreamWriter {
  readonly #fast = new Set<Stream>();
  /** By pace: the streams by the millisecond of the pace in which they are written. */
  readonly #paced = new Map<number, readonly Set<Stream>[]>();
  #millisecond = 0;

  constructor() {
    setInterval(() => {
      this.#writeDue();
    }, 1);
  }

  /** Begins a stream. The streams of one pace are spread over its time. */
  start(socket: Socket, answer: StreamedAnswer): void {
    const stream: Stream = { socket, answer, next: 0 };
    if (answer.start === 'at-once') writeNext(stream);
    if (answer.paceMs > 0) {
      findSmallest(this.#findSlots(answer.paceMs)).add(stream);
      return;
    }
    this.#fast.add(stream);
    if (this.#fast.size === 1) setImmediate(this.#writeFast);
  }

  #findSlots(pace: number): readonly Set<Stream>[] {
    let slots = this.#paced.get(pace);
    slots ??= Array.from({ length: pace }, () => new Set<Stream>());
    this.#paced.set(pace, slots);
    return slots;
  }

  /** Writes the next event of every fast stream, then comes back in the next turn of the loop. */
  readonly #writeFast = (): void => {
    writeAll(this.#fast);
    if (this.#fast.size > 0) setImmediate(this.#writeFast);
  };

  /** A timer that fires late makes up for the milliseconds it missed, but no stream gets two events at once. */
  #writeDue(): void {
    const previous = this.#millisecond;
    this.#millisecond = Math.floor(performance.now());
    for (const [pace, slots] of this.#paced) {
      const first = Math.max(previous + 1, this.#millisecond - pace + 1);
      for (let millisecond = first; millisecond <= this.#millisecond; millisecond += 1) {
        const due = slots[millisecond % pace];
        if (due !== undefined && due.size > 0) writeAll(due);
      }
    }
  }
}

function findSmallest<T>(sets: readonly Set<T>[]): Set<T> {
  return sets.reduce((smallest, each) => (each.size < smallest.size ? each : smallest));
}

function writeAll(streams: Set<Stream>): void {
  for (const stream of streams) {
    if (stream.socket.destroyed || writeNext(stream) === 'last') streams.delete(stream);
  }
}

function writeNext(stream: Stream): 'last' | 'more' {
  const { socket, answer } = stream;
  if (socket.writableNeedDrain) return 'more';
  const write = answer.writes[stream.next];
  if (write !== undefined) socket.write(write.stampAt < 0 ? write.bytes : stampBytes(write));
  stream.next += 1;
  if (stream.next < answer.writes.length) return 'more';
  if (answer.repeatFrom === null) return 'last';
  stream.next = answer.repeatFrom;
  return 'more';
}

function stampBytes({ bytes, stampAt }: Write): Buffer {
  const stamped = Buffer.from(bytes);
  stamped.write(String(process.hrtime.bigint()).padStart(stampDigits, '0'), stampAt + 1, 'latin1');
  return stamped;
}
