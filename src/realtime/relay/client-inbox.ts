import { setTimeout as sleep } from 'node:timers/promises';
import { asObject, asString } from '../../core/json/json-object.ts';
import type { RealtimeEvent } from '../../core/realtime/realtime-link.ts';
import type { ClientDialect, MessageFault } from '../dialects/client-dialect.ts';
import { EventPace } from './event-pace.ts';
import type { RelayLimits, RelayObserver } from './relay-ports.ts';
import { SerialQueue } from './serial-queue.ts';
import type { SoundAllowance } from './sound-allowance.ts';
import type { SoundLengths } from './sound-length.ts';

/** What an `error` event says of something that the client sent. */
export type ClientFault = Pick<MessageFault, 'message' | 'param' | 'eventId'> & { readonly code: string };

/** Tells whoever sent something what is wrong with it. */
export type TellFault = (fault: ClientFault) => void;

export interface InboxParts {
  readonly dialect: ClientDialect;
  readonly lengths: SoundLengths;
  readonly limits: RelayLimits;
  /** That of all clients of the session. */
  readonly allowance: SoundAllowance;
  readonly observer: RelayObserver;
  /** Passes an event on; a promise where something has to be waited for, before which no other is passed on. */
  readonly forward: (event: RealtimeEvent, tellFault: TellFault) => Promise<void> | undefined;
  /** Tells this client alone. */
  readonly tell: (texts: readonly string[]) => void;
  /** Something was sent and may wait: whoever reads should look how much. */
  readonly onWaiting: () => void;
}

const binaryFault: ClientFault = {
  code: 'invalid_event',
  message: 'Events are text frames of JSON; this one was binary.',
  param: null,
  eventId: null,
};

/** What a client sent: a message, `null` for one that is no text, or sound that came beside them. */
type ClientNews = string | null | RealtimeEvent;

/** What one client sends, one event after the other and no faster than it may. */
export class ClientInbox {
  readonly #parts: InboxParts;
  readonly #pace: EventPace;
  readonly #queue: SerialQueue<ClientNews>;
  /** Whether the client knows that no more of the sound beside its events is taken. */
  #isSoundRefused = false;

  constructor(parts: InboxParts) {
    this.#parts = parts;
    this.#pace = new EventPace(parts.limits.maxEventsPerSecond, () => performance.now());
    this.#queue = new SerialQueue(
      (news) => this.#receive(news),
      (cause) => {
        parts.observer.onFault(cause);
      },
    );
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

  /** Sound that came beside the events, as PCM of 24 kHz in base64. It is no event of the client's: it neither waits for its pace nor is it held to a contract. */
  pushSound(audio: string): void {
    const type = 'input_audio_buffer.append';
    this.#queue.push({ type, value: { type, audio }, text: null }, messageBytes + audio.length);
    if (this.#queue.bufferedBytes > 0) this.#parts.onWaiting();
  }

  /** A message was too long to be kept. */
  refuseOversized(sizeBytes: number): void {
    this.#tellFault({
      code: 'invalid_event',
      message: `The message has ${String(sizeBytes)} bytes, and may have 262,144. Nothing of it was read.`,
      param: null,
      eventId: null,
    });
  }

  clear(): void {
    this.#queue.clear();
  }

  #receive(news: ClientNews): Promise<void> | undefined {
    if (news !== null && typeof news === 'object') return this.#hear(news);
    const waitMs = this.#pace.take();
    return waitMs === 0 ? this.#read(news) : this.#readLater(news, waitMs);
  }

  #hear(sound: RealtimeEvent): Promise<void> | undefined {
    const { forward } = this.#parts;
    if (this.#take(sound) === 'taken') return forward(sound, this.#tellFault);
    if (!this.#isSoundRefused) this.#tellFault(createTooMuch(sound));
    this.#isSoundRefused = true;
    return undefined;
  }

  async #readLater(text: string | null, waitMs: number): Promise<void> {
    await sleep(waitMs);
    await this.#read(text);
  }

  #read(text: string | null): Promise<void> | undefined {
    const { dialect, observer } = this.#parts;
    if (text === null) {
      this.#tellFault(binaryFault);
      return undefined;
    }
    const { events, fault } = dialect.read(text);
    if (fault !== null) {
      observer.onEvent('client', 'faulty');
      this.#tellFault(fault);
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
    const { observer, forward } = this.#parts;
    observer.onEvent('client', event.type);
    if (event.type !== 'input_audio_buffer.append' || this.#take(event) === 'taken')
      return forward(event, this.#tellFault);
    this.#tellFault(createTooMuch(event));
    return undefined;
  }

  #take({ value: { audio } }: RealtimeEvent): 'taken' | 'spent' {
    const { allowance, lengths } = this.#parts;
    return allowance.take(lengths.measureInput(audio));
  }

  readonly #tellFault: TellFault = ({ code, message, param, eventId }) => {
    const { dialect, tell } = this.#parts;
    const error = { type: 'invalid_request_error', code, message, param, event_id: eventId } as const;
    tell(dialect.tell({ type: 'error', error }));
  };
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
