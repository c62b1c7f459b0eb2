import { setTimeout as sleep } from 'node:timers/promises';
import { asObject, asString } from '../../core/json/json-object.ts';
import type { RealtimeEvent } from '../../core/realtime/realtime-link.ts';
import type { ClientDialect, MessageFault } from '../dialects/client-dialect.ts';
import { EventPace } from './event-pace.ts';
import type { RelayLimits, RelayObserver } from './relay-ports.ts';
import { SerialQueue } from './serial-queue.ts';
import type { SoundLengths } from './sound-length.ts';

/** What an `error` event says of something that the client sent. */
export type ClientFault = Pick<MessageFault, 'message' | 'param' | 'eventId'> & { readonly code: string };

export interface InboxParts {
  readonly dialect: ClientDialect;
  readonly lengths: SoundLengths;
  readonly limits: RelayLimits;
  readonly observer: RelayObserver;
  /** Passes an event on; a promise where something has to be waited for, before which no other is passed on. */
  readonly forward: (event: RealtimeEvent) => Promise<void> | undefined;
  readonly tellFault: (fault: ClientFault) => void;
  /** Something was sent and may wait: whoever reads should look how much. */
  readonly onWaiting: () => void;
}

const binaryFault: ClientFault = {
  code: 'invalid_event',
  message: 'Events are text frames of JSON; this one was binary.',
  param: null,
  eventId: null,
};

/** What one client sends, one event after the other and no faster than it may. */
export class ClientInbox {
  readonly #parts: InboxParts;
  readonly #pace: EventPace;
  readonly #queue: SerialQueue<string | null>;
  #audioMs = 0;

  constructor(parts: InboxParts) {
    this.#parts = parts;
    this.#pace = new EventPace(parts.limits.maxEventsPerSecond, () => performance.now());
    this.#queue = new SerialQueue(
      (text) => this.#receive(text),
      (cause) => {
        parts.observer.onFault(cause);
      },
    );
  }

  /** Sound that was passed on, in milliseconds. */
  get audioMs(): number {
    return this.#audioMs;
  }

  /** Of messages that wait; each counts for more than its text. */
  get bufferedBytes(): number {
    return this.#queue.bufferedBytes;
  }

  /** `null` for a message that is no text. */
  push(text: string | null): void {
    this.#queue.push(text, messageBytes + (text?.length ?? 0));
    if (this.#queue.bufferedBytes > 0) this.#parts.onWaiting();
  }

  clear(): void {
    this.#queue.clear();
  }

  #receive(text: string | null): Promise<void> | undefined {
    const waitMs = this.#pace.take();
    return waitMs === 0 ? this.#read(text) : this.#readLater(text, waitMs);
  }

  async #readLater(text: string | null, waitMs: number): Promise<void> {
    await sleep(waitMs);
    await this.#read(text);
  }

  #read(text: string | null): Promise<void> | undefined {
    const { dialect, observer, tellFault } = this.#parts;
    if (text === null) {
      tellFault(binaryFault);
      return undefined;
    }
    const { events, fault } = dialect.read(text);
    if (fault !== null) {
      observer.onEvent('client', 'faulty');
      tellFault(fault);
      return undefined;
    }
    return this.#forwardFrom(events, 0);
  }

  #forwardFrom(events: readonly RealtimeEvent[], start: number): Promise<void> | undefined {
    for (let index = start; index < events.length; index += 1) {
      const event = events[index];
      const waiting = event && this.#forward(event);
      if (waiting !== undefined) return waiting.then(() => this.#forwardFrom(events, index + 1));
    }
    return undefined;
  }

  #forward(event: RealtimeEvent): Promise<void> | undefined {
    const { observer, lengths, limits, forward, tellFault } = this.#parts;
    observer.onEvent('client', event.type);
    if (event.type === 'input_audio_buffer.append') {
      const milliseconds = lengths.measureInput(event.value.audio);
      if (this.#audioMs + milliseconds > limits.maxAudioMs) {
        tellFault(createTooMuch(event));
        return undefined;
      }
      this.#audioMs += milliseconds;
    }
    return forward(event);
  }
}

/** What a message occupies beside its text, about. */
const messageBytes = 64;

function createTooMuch({ value }: RealtimeEvent): ClientFault {
  return {
    code: 'rate_limit_exceeded',
    message: 'This session has had as much sound as one may have. Open another one.',
    param: 'audio',
    eventId: asString(asObject(value).event_id),
  };
}
