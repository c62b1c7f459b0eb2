import { toGatewayError } from '../../core/gateway-error.ts';
import { asString } from '../../core/json/json-object.ts';
import type { ChannelListener, ClientChannel } from '../../core/realtime/client-channel.ts';
import type { LiveSession, LiveSessionEnding } from '../../core/realtime/live-sessions.ts';
import type { AttachOrder, WaitingSession } from '../../core/realtime/realtime-service.ts';
import { createOpeningError } from '../../core/realtime/create-opening-error.ts';
import type { RealtimeEnd, RealtimeEvent, RealtimeLinkListener } from '../../core/realtime/realtime-link.ts';
import type { NewEvent } from '../session/session-context.ts';
import { measureEvent } from '../../core/realtime/measure-event.ts';
import { AttachedClient } from './attached-client.ts';
import { ClientInbox, type InboxParts, type TellFault } from './client-inbox.ts';
import { EventNames } from './event-names.ts';
import { FlowControl } from './flow-control.ts';
import { noteEvent } from './note-event.ts';
import { Playback } from './playback.ts';
import { RelayClients } from './relay-clients.ts';
import { renderTooLong } from './render-too-long.ts';
import type { RelayOptions, RelayPlace } from './relay-options.ts';
import { ResponseDesk } from './response-desk.ts';
import { SerialQueue } from './serial-queue.ts';
import {
  abandoned,
  endExpired,
  endings,
  endLeft,
  failedInside,
  overflowed,
  renderEnding,
  upstreamBroken,
  upstreamExpired,
  type SessionEnding,
} from './session-ending.ts';
import { SoundAllowance } from './sound-allowance.ts';
import { SoundLengths } from './sound-length.ts';

/** Events and the end of a link, in their order. */
type LinkNews = RealtimeEvent | { readonly end: RealtimeEnd };

/** Sound comes as fast as it is spoken and cannot be held back: so many times what may wait of a side that can. */
const soundRoom = 8;

/**
 * One session between its clients and a link. Until its client is there, what it is to be told waits. However it ends, everything ends
 * once: what runs is charged, what is held is given back, and the other side is closed.
 */
export class Relay implements RealtimeLinkListener, ChannelListener {
  readonly #options: RelayOptions;
  readonly #lengths = new SoundLengths();
  readonly #desk: ResponseDesk;
  readonly #inbox: ClientInbox;
  readonly #news: SerialQueue<LinkNews>;
  readonly #flow: FlowControl;
  readonly #clients = new RelayClients((text) => {
    // Of a client that takes not even this there is nothing to be told.
    for (const told of this.#options.dialect.tell(renderTooLong(text))) this.#clients.main?.send(told);
  });
  readonly #allowance: SoundAllowance;
  readonly #names = new EventNames();
  readonly #playback: Playback;
  #place: RelayPlace | null = null;
  #ending: SessionEnding | null = null;
  #timer: NodeJS.Timeout | null = null;
  #lastEventAt: number;
  #isDraining = false;

  constructor(options: RelayOptions) {
    const { facts, limits, observer, money, keyLimits, firstCharge, now } = options;
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
          this.#place?.link.send(this.#names.name({ type: value.type, value, text: null }));
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
    this.#allowance = new SoundAllowance(limits.maxAudioMs);
    this.#inbox = new ClientInbox({
      ...this.#shareInbox(),
      tell: (texts) => {
        this.#clients.sendMain(texts);
      },
      onWaiting: () => {
        this.#flow.regulate();
      },
    });
    this.#playback = new Playback({
      speaker: () => this.#clients.speaker,
      cancelling: facts.dialect === 'beta' ? 'stops-sound' : 'leaves-sound',
      tell: this.#tell,
      send: (event) => {
        this.#place?.link.send(event);
      },
    });
    this.#news = new SerialQueue((news) => this.#hear(news), this.#endFaulty);
    this.#flow = new FlowControl(limits.maxWaitingBytes, {
      readClientBytes: () => this.#clientBytes,
      readServerBytes: () => this.#news.bufferedBytes + (this.#clients.main?.bufferedBytes ?? 0),
      client: () => this.#clients.main,
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
      audioInMs: Math.round(this.#allowance.takenMs),
      audioOutMs: Math.round(this.#desk.saidMs),
      cost: this.#desk.cost,
    };
  }

  /** Whether it has ended, or is ending. */
  get isOver(): boolean {
    return this.#ending !== null;
  }

  /** The link is there. Throws where the session has ended before. */
  open(place: RelayPlace): void {
    const { maxDurationMs } = this.#options.limits;
    this.#place = place;
    if (this.#ending !== null) {
      place.link.close();
      throw createOpeningError();
    }
    this.#timer = setTimeout(() => {
      this.#end(endExpired(maxDurationMs));
    }, maxDurationMs);
  }

  /** The client is there. */
  accept(channel: ClientChannel): ChannelListener {
    this.#clients.accept(channel);
    if (this.#ending !== null) this.#clients.close(this.#ending.code, this.#ending.reason);
    return this;
  }

  /** Somebody wants to see and to send the events, too. `null` where as many do as may. */
  attach({ authenticate }: Pick<AttachOrder, 'authenticate'>): WaitingSession | null {
    if (!this.#clients.canAttach) return null;
    const client = new AttachedClient({
      ...this.#shareInbox(),
      authenticate,
      readLinkBytes: () => this.#place?.link.bufferedBytes ?? 0,
      onGone: (gone) => {
        this.#clients.remove(gone);
      },
    });
    this.#clients.add(client);
    return client;
  }

  /** The client has left before it was accepted, or nobody waits for it. */
  abandon(): void {
    this.#end(abandoned);
  }

  /** Those who are attached to it. */
  get attached(): Iterable<AttachedClient> {
    return this.#clients.attached;
  }

  /** Whether it has ended by this. */
  endFor(ending: LiveSessionEnding): boolean {
    if (this.#ending !== null) return false;
    this.#end(endings[ending]);
    return true;
  }

  /** Ends when nothing is running any more; a call, whose process stops, at once. */
  drain(): void {
    this.#isDraining = true;
    if (this.#desk.isIdle || this.#options.facts.transport === 'webrtc') this.endFor('shutdown');
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

  onOversized(sizeBytes: number): void {
    if (this.#ending === null) this.#inbox.refuseOversized(sizeBytes);
  }

  onSound(audio: string): void {
    if (this.#ending !== null) return;
    this.#inbox.pushSound(audio);
    if (this.#clientBytes > soundRoom * this.#options.limits.maxWaitingBytes) this.#end(overflowed);
  }

  onPlayed(itemId: string): void {
    if (this.#ending === null) this.#playback.onPlayed(itemId);
  }

  onDrain(): void {
    this.#flow.regulate();
  }

  onClosed(code: number): void {
    this.#clients.leave();
    this.#end(endLeft(code, this.#options.facts.transport));
  }

  /** What the client sent and nobody has taken yet. */
  get #clientBytes(): number {
    return this.#inbox.bufferedBytes + (this.#place?.link.bufferedBytes ?? 0);
  }

  /** What the inboxes of all clients have in common. */
  #shareInbox(): Omit<InboxParts, 'tell' | 'onWaiting'> {
    const { dialect, limits, observer } = this.#options;
    const [lengths, allowance] = [this.#lengths, this.#allowance];
    const forward: InboxParts['forward'] = (event, tellFault) => this.#forward(event, tellFault);
    return { dialect, lengths, allowance, limits, observer, forward };
  }

  #push(text: string | null): void {
    if (this.#ending === null) this.#inbox.push(text);
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
        noteEvent(event, this.#desk, this.#lengths);
        if (!this.#playback.isOwn(event))
          this.#write(event.type === 'error' ? this.#names.restore(event) : event);
        return undefined;
    }
  }

  #forward(event: RealtimeEvent, tellFault: TellFault): Promise<void> | undefined {
    this.#lastEventAt = this.#options.now();
    if (event.type === 'response.create') return this.#forwardCreate(event, tellFault);
    if (this.#playback.obey(event)) return undefined;
    // An error that names it is no refusal of a response that was asked for.
    this.#place?.link.send(this.#names.nameUnlessSound(event));
    if (event.type !== 'input_audio_buffer.append') this.#desk.next.addEvent(event);
    else this.#desk.next.addSound(this.#lengths.measureInput(event.value.audio));
    this.#flow.regulate();
    return undefined;
  }

  async #forwardCreate(event: RealtimeEvent, tellFault: TellFault): Promise<void> {
    try {
      const named = this.#names.name(event);
      await this.#desk.admit(named.value.event_id, named);
      if (this.#ending === null) this.#place?.link.send(named);
    } catch (thrown) {
      const { reason, message } = toGatewayError(thrown);
      const eventId = asString(event.value.event_id);
      tellFault({ code: reason ?? 'server_error', message, param: null, eventId });
    }
  }

  readonly #write = (event: RealtimeEvent): void => {
    this.#send(this.#options.dialect.write(event));
    this.#playback.hear(event);
  };

  readonly #tell = (event: NewEvent): void => {
    this.#send(this.#options.dialect.tell(event));
  };

  #send(texts: readonly string[]): void {
    this.#clients.send(texts);
    this.#flow.regulate();
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
    this.#playback.close();
    this.#place?.link.close();
    const settled = this.#desk.close(ending);
    if (ending.error !== null) this.#tell(renderEnding(ending.error));
    this.#clients.close(ending.code, ending.reason);
    void settled.catch(this.#options.observer.onFault).then(() => {
      this.#finish(ending);
    });
  };

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
