import { GatewayError, toGatewayError } from '../../core/gateway-error.ts';
import { asObject, asString } from '../../core/json/json-object.ts';
import type { ChannelListener, ClientChannel } from '../../core/realtime/client-channel.ts';
import type { LiveSession, LiveSessionEnding } from '../../core/realtime/live-sessions.ts';
import type {
  RealtimeEnd,
  RealtimeEvent,
  RealtimeLink,
  RealtimeLinkListener,
} from '../../core/realtime/realtime-link.ts';
import type { ClientDialect } from '../dialects/client-dialect.ts';
import type { NewEvent } from '../session/session-context.ts';
import { measureEvent } from '../measure-event.ts';
import { ClientInbox, type ClientFault } from './client-inbox.ts';
import { FlowControl } from './flow-control.ts';
import type {
  RelayLimits,
  RelayObserver,
  ResponseCharge,
  SessionLimits,
  SessionMoney,
} from './relay-ports.ts';
import { ResponseDesk } from './response-desk.ts';
import { SerialQueue } from './serial-queue.ts';
import {
  endedByOperator,
  endExpired,
  endLeft,
  failedInside,
  keyEnded,
  stopped,
  upstreamBroken,
  upstreamExpired,
  type SessionEnding,
} from './session-ending.ts';
import { SoundLengths } from './sound-length.ts';

/** What is known of a session before it is there. */
export type RelayFacts = Pick<LiveSession, 'id' | 'transport' | 'dialect' | 'keyId' | 'userId' | 'startedAt'>;

/** Who answers in a session. */
export interface RelayPlace extends Pick<LiveSession, 'model' | 'deployment'> {
  readonly link: RealtimeLink;
}

export interface RelayOptions {
  readonly facts: RelayFacts;
  readonly dialect: ClientDialect;
  readonly money: SessionMoney;
  /** Holds for the first response. */
  readonly firstCharge: ResponseCharge;
  readonly keyLimits: SessionLimits;
  readonly limits: RelayLimits;
  readonly observer: RelayObserver;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** The session is over and everything of it is given back. */
  readonly onOver: () => void;
}

/** Events and the end of a link, in their order. */
type LinkNews = RealtimeEvent | { readonly end: RealtimeEnd };

const endings: Readonly<Record<LiveSessionEnding, SessionEnding>> = {
  ended: endedByOperator,
  key: keyEnded,
  shutdown: stopped,
};

/**
 * One session between a client and a link. Until its client is there, what it is to be told waits here. However it ends, everything ends
 * once: what runs is charged, what is held is given back, and the other side is closed.
 */
export class Relay implements RealtimeLinkListener, ChannelListener {
  readonly #options: RelayOptions;
  readonly #lengths = new SoundLengths();
  readonly #desk: ResponseDesk;
  readonly #inbox: ClientInbox;
  readonly #news: SerialQueue<LinkNews>;
  readonly #flow: FlowControl;
  /** What the client will be told first. */
  #waiting: string[] = [];
  #opened: { readonly resolve: () => void; readonly reject: (error: GatewayError) => void } | null = null;
  #place: RelayPlace | null = null;
  #channel: ClientChannel | null = null;
  #ending: SessionEnding | null = null;
  #timer: NodeJS.Timeout | null = null;
  #lastEventAt: number;
  #isDraining = false;

  constructor(options: RelayOptions) {
    const { dialect, limits, observer, money, keyLimits, firstCharge, now } = options;
    this.#options = options;
    this.#lastEventAt = now();
    this.#desk = new ResponseDesk(
      {
        money,
        limits: keyLimits,
        lengths: this.#lengths,
        now,
        write: this.#write,
        tell: this.#tell,
        cancel: (response_id) => {
          const value = { type: 'response.cancel', response_id };
          this.#place?.link.send({ type: value.type, value, text: null });
        },
        end: this.#end,
        onFirstAudio: (milliseconds) => {
          observer.onFirstAudio(milliseconds);
        },
        onResponse: (facts) => {
          observer.onResponse(this.describe(), facts);
        },
        onFault: observer.onFault,
      },
      firstCharge,
    );
    this.#inbox = new ClientInbox({
      dialect,
      lengths: this.#lengths,
      limits,
      observer,
      forward: (event) => this.#forward(event),
      tellFault: this.#tellFault,
      onWaiting: () => {
        this.#flow.regulate();
      },
    });
    this.#news = new SerialQueue((news) => this.#hear(news), this.#endFaulty);
    this.#flow = new FlowControl(limits.maxWaitingBytes, {
      readClientBytes: () => this.#inbox.bufferedBytes + (this.#place?.link.bufferedBytes ?? 0),
      readServerBytes: () => this.#news.bufferedBytes + (this.#channel?.bufferedBytes ?? 0),
      client: () => this.#channel,
      server: () => this.#place?.link ?? null,
    });
  }

  /** What the session is now. */
  describe(): LiveSession {
    const { facts } = this.#options;
    return {
      ...facts,
      model: this.#place?.model ?? '',
      deployment: this.#place?.deployment ?? '',
      lastEventAt: this.#lastEventAt,
      endsAt: facts.startedAt + this.#options.limits.maxDurationMs,
      responses: this.#desk.count,
      audioInMs: Math.round(this.#inbox.audioMs),
      audioOutMs: Math.round(this.#desk.saidMs),
      cost: this.#desk.cost,
    };
  }

  /** Whether it has ended, or is ending. */
  get isOver(): boolean {
    return this.#ending !== null;
  }

  /** The link is there, and is told what the client wants of it. Rejects where it refuses that, or ends before. */
  async open(place: RelayPlace): Promise<void> {
    const { limits, dialect } = this.#options;
    this.#place = place;
    if (this.#ending !== null) {
      place.link.close();
      throw createOpeningError();
    }
    this.#timer = setTimeout(() => {
      this.#end(endExpired(limits.maxDurationMs));
    }, limits.maxDurationMs);
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const open = () => {
      resolve(undefined);
    };
    this.#opened = { resolve: open, reject };
    if (dialect.opening !== null && dialect.state === 'opening') place.link.send(dialect.opening);
    this.#noteOpened();
    await promise;
  }

  /** The client is there. */
  accept(channel: ClientChannel): ChannelListener {
    this.#channel = channel;
    for (const text of this.#waiting.splice(0)) channel.send(text);
    if (this.#ending !== null) this.#close(channel, this.#ending);
    return this;
  }

  /** The client has left before it was accepted, or nobody waits for it. */
  abandon(): void {
    this.#end({ outcome: 'abandoned', error: null, code: 1006, reason: '' });
  }

  /** Whether it has ended by this. */
  endFor(ending: LiveSessionEnding): boolean {
    if (this.#ending !== null) return false;
    this.#end(endings[ending]);
    return true;
  }

  /** Ends when nothing is running any more. */
  drain(): void {
    this.#isDraining = true;
    if (this.#desk.isIdle) this.endFor('shutdown');
  }

  onEvent(event: RealtimeEvent): void {
    if (this.#ending !== null) return;
    this.#news.push(event, eventBytes + measureEvent(event));
    // What was handled at once has been regulated.
    if (this.#news.bufferedBytes > 0) this.#flow.regulate();
  }

  onEnd(end: RealtimeEnd): void {
    if (this.#ending === null) this.#news.push({ end }, 0);
  }

  onText(text: string): void {
    this.#push(text);
  }

  onBinary(): void {
    this.#push(null);
  }

  onDrain(): void {
    this.#flow.regulate();
  }

  onClosed(code: number): void {
    this.#end(endLeft(code));
  }

  #push(text: string | null): void {
    if (this.#ending !== null) return;
    this.#lastEventAt = this.#options.now();
    this.#inbox.push(text);
  }

  /** News of the link, one after the other. */
  #hear(news: LinkNews): Promise<void> | undefined {
    if (this.#ending !== null) return undefined;
    if ('end' in news) {
      this.#end(news.end.kind === 'expired' ? upstreamExpired : upstreamBroken);
      return undefined;
    }
    this.#lastEventAt = this.#options.now();
    this.#options.observer.onEvent('server', news.type);
    const waiting = this.#pass(news);
    if (waiting === undefined) this.#drainOn();
    return waiting?.then(this.#drainOn);
  }

  readonly #drainOn = (): void => {
    if (this.#isDraining && this.#desk.isIdle) this.endFor('shutdown');
  };

  #pass(event: RealtimeEvent): Promise<void> | undefined {
    switch (event.type) {
      case 'response.created':
        return this.#desk.begin(event);
      case 'response.done':
        return this.#desk.finish(event);
      // The upstream's are those of the operator's account; our own follow each response.
      case 'rate_limits.updated':
        return undefined;
      default:
        if (event.type.startsWith('response.')) return this.#desk.take(event);
        this.#note(event);
        this.#write(event);
        return undefined;
    }
  }

  #note(event: RealtimeEvent): void {
    switch (event.type) {
      case 'session.created':
      case 'session.updated':
        this.#lengths.readSession(asObject(event.value.session));
        this.#desk.next.readSession(asObject(event.value.session));
        return;
      case 'conversation.item.added':
        this.#desk.placeItem(event);
        return;
      case 'conversation.item.input_audio_transcription.completed':
        this.#desk.next.addBeside(event.value.usage);
        return;
      case 'error':
        if (asObject(event.value.error).code === 'conversation_already_has_active_response')
          this.#desk.dismiss();
        return;
      default:
        this.#desk.next.hear(event.type);
    }
  }

  #forward(event: RealtimeEvent): Promise<void> | undefined {
    if (event.type === 'response.create') return this.#forwardCreate(event);
    this.#place?.link.send(event);
    if (event.type === 'input_audio_buffer.append')
      this.#desk.next.addSound(this.#lengths.measureInput(event.value.audio));
    else this.#desk.next.addEvent(event);
    this.#flow.regulate();
    return undefined;
  }

  async #forwardCreate(event: RealtimeEvent): Promise<void> {
    this.#desk.next.addEvent(event);
    try {
      await this.#desk.admit();
      this.#place?.link.send(event);
    } catch (thrown) {
      const { reason, message } = toGatewayError(thrown);
      const eventId = asString(event.value.event_id);
      this.#tellFault({ code: reason ?? 'server_error', message, param: null, eventId });
    }
  }

  readonly #tellFault = ({ code, message, param, eventId }: ClientFault): void => {
    const error = { type: 'invalid_request_error', code, message, param, event_id: eventId } as const;
    this.#tell({ type: 'error', error });
  };

  readonly #write = (event: RealtimeEvent): void => {
    this.#send(this.#options.dialect.write(event));
    this.#noteOpened();
  };

  readonly #tell = (event: NewEvent): void => {
    this.#send(this.#options.dialect.tell(event));
  };

  #send(texts: readonly string[]): void {
    const channel = this.#channel;
    if (channel === null) this.#waiting.push(...texts);
    else for (const text of texts) channel.send(text);
    this.#flow.regulate();
  }

  #noteOpened(): void {
    const { state } = this.#options.dialect;
    if (this.#opened === null || state === 'opening') return;
    const { resolve, reject } = this.#opened;
    this.#opened = null;
    if (state === 'open') resolve();
    else reject(createOpeningError());
  }

  readonly #endFaulty = (cause: unknown): void => {
    this.#options.observer.onFault(cause);
    this.#end(failedInside);
  };

  readonly #end = (ending: SessionEnding): void => {
    if (this.#ending !== null) return;
    this.#ending = ending;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#flow.close();
    this.#news.clear();
    this.#inbox.clear();
    this.#place?.link.close();
    const settled = this.#desk.close(ending.error);
    if (ending.error !== null) {
      const { type, code, message } = ending.error;
      this.#tell({ type: 'error', error: { type, code, message, param: null, event_id: null } });
    }
    if (this.#channel !== null) this.#close(this.#channel, ending);
    this.#opened?.reject(createOpeningError());
    this.#opened = null;
    void settled.catch(this.#options.observer.onFault).then(() => {
      this.#finish(ending);
    });
  };

  #close(channel: ClientChannel, { error, code, reason }: SessionEnding): void {
    if (error !== null) channel.close(code, reason);
  }

  #finish({ outcome, code }: SessionEnding): void {
    const { keyLimits, observer, onOver, now } = this.#options;
    keyLimits.end();
    onOver();
    if (this.#place === null) return;
    const session = this.describe();
    const closeCode = outcome === 'abandoned' ? null : code;
    observer.onEnd({ ...session, outcome, closeCode, durationMs: now() - session.startedAt });
  }
}

/** What an event occupies beside its text, about: it is parsed already. */
const eventBytes = 256;

function createOpeningError(): GatewayError {
  return new GatewayError('bad_gateway', 'The upstream did not open the session as it was asked for.', {
    reason: 'upstream_error',
  });
}
