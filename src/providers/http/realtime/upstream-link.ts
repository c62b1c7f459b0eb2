import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import { createCancellation } from '../../../core/create-cancellation.ts';
import type { GatewayError, UpstreamFailureKind } from '../../../core/gateway-error.ts';
import { HalfJoiner } from '../../../core/json/half-joiner.ts';
import { asObject } from '../../../core/json/json-object.ts';
import type { RealtimeLinkCall } from '../../../core/realtime/realtime-adapter.ts';
import type {
  RealtimeEnd,
  RealtimeEvent,
  RealtimeLink,
  RealtimeLinkListener,
} from '../../../core/realtime/realtime-link.ts';
import { createInvalidAnswerError } from '../create-upstream-error.ts';
import type { TransportFailureType } from '../transport-failure.ts';
import {
  createCloseError,
  createDeadError,
  createExpiryError,
  createQuietEndError,
  createRefusalError,
  createStatedError,
  createUngreetedError,
  type RefusalSource,
} from './create-link-error.ts';
import { createLinkTransportError, describeFault, type LinkState } from './describe-fault.ts';
import { createSocket } from './create-socket.ts';
import { Pulse } from './pulse.ts';
import { readRefusal } from './read-refusal.ts';
import { readUpstreamEvent } from './read-upstream-event.ts';
import { ResponseOrder } from './response-order.ts';
import { hideSessionFailure, readSessionFailure, type Debt } from './session-failure.ts';
import { Silence } from './silence.ts';
import { Traffic } from './traffic.ts';

/** What one session is made of beside its call. */
export interface UpstreamLinkParts extends Omit<RefusalSource, 'deployment'> {
  readonly headers: Readonly<Record<string, string>>;
  /** Longest event that is taken, in bytes. */
  readonly maxMessageBytes: number;
  /** How often the upstream is asked whether it is there, in milliseconds. */
  readonly pingMs: number;
  /** Told once, when the session is over in whatever way. */
  readonly onOver: (link: UpstreamLink) => void;
}

/** Who waits for a session to be there. */
interface Opening {
  readonly resolve: (link: RealtimeLink) => void;
  readonly reject: (error: GatewayError) => void;
  readonly signal: AbortSignal;
}

/** ws writes what it has to mask in one piece where it is a buffer, and in two where it is a string. */
const asTextMessage = { binary: false };

/** How long an upstream may take to answer a close frame, in milliseconds. */
const maxLeaveMs = 1_000;

/** Close codes of a connection that ends in an orderly way. */
const orderlyCodes: ReadonlySet<number> = new Set([1000, 1001]);

/**
 * A session of an upstream over a WebSocket. It begins to connect when it is made; `opened` settles with its first event, before which
 * the listener hears nothing. Per session.
 */
export class UpstreamLink implements RealtimeLink {
  /** Rejects with GatewayError, `upstream` filled, or a cancellation. */
  readonly opened: Promise<RealtimeLink>;
  readonly #listener: RealtimeLinkListener;
  readonly #parts: Pick<UpstreamLinkParts, 'pingMs' | 'onOver'>;
  readonly #source: RefusalSource;
  readonly #socket: WebSocket;
  /** Who waits for the session; `null` as soon as it is there, or will never be. */
  #opening: Opening | null;
  readonly #halves = new HalfJoiner();
  readonly #order = new ResponseOrder();
  #state: LinkState = 'connecting';
  /** Of the step of the opening that is under way. */
  #timer: NodeJS.Timeout | null = null;
  #traffic: Traffic | null = null;
  /** The upstream has been told that the session is over, and the connection ends with its answer. */
  #isLeaving = false;
  #pulse: Pulse | null = null;
  #silence: Silence | null = null;
  /** Of the failure that the last `error` told of, until a response ends. */
  #toldKind: UpstreamFailureKind | null = null;

  constructor(call: RealtimeLinkCall, parts: UpstreamLinkParts) {
    const { deployment, upstreamModel, listener, signal } = call;
    const { cleaner, clock, headers, maxMessageBytes, pingMs, onOver } = parts;
    const { connectMs, firstByteMs, firstEventMs = Infinity } = deployment.timeouts;
    this.#listener = listener;
    this.#parts = { pingMs, onOver };
    const { promise, resolve, reject } = Promise.withResolvers<RealtimeLink>();
    this.opened = promise;
    this.#opening = { resolve, reject, signal };
    this.#source = { deployment, cleaner, clock };
    this.#socket = createSocket({
      baseUrl: deployment.baseUrl,
      upstreamModel,
      maxMessageBytes,
      headers,
      onConnected: () => {
        if (this.#state !== 'connecting') return;
        this.#state = 'connected';
        this.#limit(Math.min(firstByteMs, firstEventMs), 'first_byte_timeout');
      },
    });
    this.#limit(connectMs, 'connect_timeout');
    signal.addEventListener('abort', this.#onAbort, { once: true });
    this.#listen();
  }

  get bufferedBytes(): number {
    return this.#socket.bufferedAmount;
  }

  send(event: RealtimeEvent): void {
    if (this.#state !== 'open') return;
    this.#order.noteSent(event);
    const bytes = Buffer.from(event.text ?? JSON.stringify(event.value));
    // Without a callback, which would cost a tick: what goes wrong is told by the end of the connection.
    this.#socket.send(bytes, asTextMessage);
    this.#watchSilence();
  }

  pause(): void {
    if (this.#state !== 'open') return;
    this.#socket.pause();
    this.#watchSilence();
  }

  resume(): void {
    if (this.#state !== 'open') return;
    this.#socket.resume();
    this.#watchSilence();
  }

  close(): void {
    if (this.#state === 'open') this.#takeLeave();
    this.#free();
  }

  /** The gateway has no use for the adapter any more. */
  shutDown(): void {
    this.#break('closed');
  }

  #listen(): void {
    const socket = this.#socket;
    socket.on('upgrade', (response: IncomingMessage) => {
      this.#traffic = new Traffic(socket, response.socket);
      if (this.#state === 'connected') this.#state = 'upgraded';
    });
    socket.on('unexpected-response', (_, response) => void this.#readRefusal(response));
    socket.on('message', (data, isBinary) => {
      this.#read(data as Buffer, isBinary ? 'binary' : 'text');
    });
    socket.on('error', (error) => {
      this.#fail(describeFault(error, this.#state, this.#source.deployment));
    });
    socket.on('close', (code, reason) => {
      this.#onClosed({ code, reason: reason.toString('utf8') });
    });
  }

  async #readRefusal(response: IncomingMessage): Promise<void> {
    this.#fail(createRefusalError(await readRefusal(response), this.#source));
  }

  #read(data: Buffer, kind: 'text' | 'binary'): void {
    if (this.#state === 'over') return;
    let event: RealtimeEvent;
    try {
      event = readUpstreamEvent(data, kind, this.#halves);
    } catch (error) {
      this.#refuse(error);
      return;
    }
    if (this.#state !== 'open') this.#greet(event);
    else this.#pass(event);
  }

  /** The first event. */
  #greet(event: RealtimeEvent): void {
    if (event.type === 'error') this.#fail(createStatedError(event.value, this.#source));
    else if (event.type !== 'session.created')
      this.#refuse(new Error('The session did not begin with its creation.'));
    else {
      this.#begin();
      const opening = this.#stopOpening();
      this.#listener.onEvent(event);
      opening?.resolve(this);
    }
  }

  #begin(): void {
    const { deployment } = this.#source;
    this.#state = 'open';
    this.#stopTimer();
    const traffic = this.#traffic;
    if (traffic === null) return;
    this.#pulse = new Pulse({
      socket: this.#socket,
      traffic,
      intervalMs: this.#parts.pingMs,
      onDead: () => {
        this.#fail(createDeadError(deployment));
      },
    });
  }

  #pass(event: RealtimeEvent): void {
    const debt = this.#order.isBusy ? 'busy' : 'idle';
    const objection = this.#order.noteReceived(event);
    if (objection !== null) this.#refuse(new Error(objection));
    else if (isExpiry(event))
      this.#end({ kind: 'expired', error: createExpiryError(this.#source.deployment) });
    else {
      this.#watchSilence();
      this.#tell(event, debt);
    }
  }

  #tell(event: RealtimeEvent, debt: Debt): void {
    const failure = readSessionFailure(event, debt, this.#source);
    if (failure === null) {
      if (event.type === 'response.created') this.#toldKind = null;
      this.#listener.onEvent(event);
      return;
    }
    const { error, concerns } = failure;
    if (concerns === 'deployment' && !this.#isToldAlready(event, error)) this.#listener.onFailure?.(error);
    this.#listener.onEvent(hideSessionFailure(event, error));
  }

  /** Some tell of one failure twice: a gateway that refuses a response by an `error`, and then ends it. */
  #isToldAlready({ type }: RealtimeEvent, { upstream }: GatewayError): boolean {
    const told = this.#toldKind;
    this.#toldKind = type === 'error' ? (upstream?.kind ?? null) : null;
    return type === 'response.done' && told !== null && told === upstream?.kind;
  }

  /** What came is nothing that the upstream's interface has. */
  #refuse(cause: unknown): void {
    this.#fail(createInvalidAnswerError(this.#source.deployment, 101, cause));
  }

  #onClosed(close: { readonly code: number; readonly reason: string }): void {
    if (this.#state !== 'open') this.#fail(createUngreetedError(close, this.#source));
    else if (orderlyCodes.has(close.code) && !this.#order.isBusy) this.#fail(createQuietEndError(close.code));
    else this.#fail(createCloseError(close, this.#source));
  }

  readonly #onAbort = () => {
    if (this.#opening !== null) this.#fail(createCancellation(this.#opening.signal));
  };

  #break(type: TransportFailureType): void {
    this.#fail(createLinkTransportError({ type, cause: null }, this.#state, this.#source.deployment));
  }

  #fail(error: GatewayError): void {
    this.#end({ kind: 'broken', error });
  }

  #end(end: RealtimeEnd): void {
    const before = this.#state;
    if (before === 'over') return;
    const opening = this.#stopOpening();
    this.#free();
    if (before === 'open') this.#listener.onEnd(end);
    else opening?.reject(end.error);
  }

  #free(): void {
    if (this.#state === 'over') return;
    this.#state = 'over';
    this.#stopTimer();
    this.#pulse?.stop();
    this.#silence?.stop();
    this.#stopOpening();
    if (!this.#isLeaving) this.#socket.terminate();
    this.#parts.onOver(this);
  }

  /** By the close frame the upstream tells a session that has ended from one that broke off. Its own is waited for, but not for long. */
  #takeLeave(): void {
    const socket = this.#socket;
    this.#isLeaving = true;
    const timer = setTimeout(() => {
      socket.terminate();
    }, maxLeaveMs).unref();
    socket.once('close', () => {
      clearTimeout(timer);
    });
    socket.resume();
    socket.close(1000);
  }

  /** Lets go of whoever waits for the session, and of the signal that would end that: sessions last long. */
  #stopOpening(): Opening | null {
    const opening = this.#opening;
    this.#opening = null;
    opening?.signal.removeEventListener('abort', this.#onAbort);
    return opening;
  }

  #limit(milliseconds: number, type: 'connect_timeout' | 'first_byte_timeout'): void {
    this.#stopTimer();
    this.#timer = setTimeout(() => {
      this.#break(type);
    }, milliseconds);
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Only whoever owes something is silent, and only while somebody listens. */
  #watchSilence(): void {
    if (!this.#order.isBusy || this.#socket.isPaused) this.#silence?.stop();
    else if (this.#traffic !== null) (this.#silence ??= this.#createSilence(this.#traffic)).watch();
  }

  #createSilence(traffic: Traffic): Silence {
    return new Silence({
      traffic,
      maxMs: this.#source.deployment.timeouts.idleMs,
      onSilent: () => {
        this.#break('idle_timeout');
      },
    });
  }
}

/** The upstream's last word: whoever relays has one of its own. */
function isExpiry({ type, value }: RealtimeEvent): boolean {
  return type === 'error' && asObject<{ code: unknown }>(value.error).code === 'session_expired';
}
