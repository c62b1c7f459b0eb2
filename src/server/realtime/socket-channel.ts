import type { Socket } from 'node:net';
import type { RawData, WebSocket } from 'ws';
import {
  maxUnsentBytes,
  type ChannelListener,
  type ClientChannel,
} from '../../core/realtime/client-channel.ts';
import { Departures } from '../../core/departures.ts';
import { TextQueue } from './text-queue.ts';

/** How long a channel waits for its client, in milliseconds. */
export interface ChannelTimes {
  /** Between pings. Default 20000; a client of whom nothing comes after two of them is given up. */
  readonly pingMs: number;
  /** How long a client may take nothing of what waits for it. Default 60000. */
  readonly stallMs: number;
  /** How long a client may take to answer a close. Default 3000. */
  readonly closeMs: number;
}

export const defaultChannelTimes: ChannelTimes = { pingMs: 20_000, stallMs: 60_000, closeMs: 3_000 };

/** Messages are handed to the socket while it holds less than this, in bytes: so it shows whether anything leaves. */
const aheadBytes = 64 * 1024;

/** Below this there is room again, in bytes. */
const roomBytes = maxUnsentBytes / 4;

/** Whoever is not held back does not fill the memory, either, in bytes. */
const maxKeptBytes = 16 * maxUnsentBytes;

/** Pings in a row that nothing may come after. */
const maxUnanswered = 2;

/** Longest reason of a close, in bytes (RFC 6455, 5.5). */
const maxReasonBytes = 123;

/** What ws closes with for a message that breaks the protocol, where that is not {@link protocolCode} (RFC 6455, 7.4.1). */
const faultCodes: Readonly<Record<string, number>> = {
  WS_ERR_INVALID_UTF8: 1007,
  WS_ERR_TOO_MANY_BUFFERED_PARTS: 1008,
  WS_ERR_UNSUPPORTED_DATA_PAYLOAD_LENGTH: 1009,
  WS_ERR_UNSUPPORTED_MESSAGE_LENGTH: 1009,
};
const protocolCode = 1002;

/** ws writes a buffer at half the price of a string. */
const asTextMessage = { binary: false };

interface Close {
  readonly code: number;
  readonly reason: string;
}

/** One client on a WebSocket. Per session. */
export class SocketChannel implements ClientChannel {
  readonly speaker = null;
  readonly #socket: WebSocket;
  readonly #connection: Socket;
  readonly #departures: Departures;
  readonly #times: ChannelTimes;
  readonly #waiting = new TextQueue();
  readonly #timer: NodeJS.Timeout;
  #listener: ChannelListener | null = null;
  #isFull = false;
  /** Set while its owner wants it closed and not everything has left yet, and from then on. */
  #close: Close | null = null;
  #closeTimer: NodeJS.Timeout | null = null;
  #unanswered = 0;
  /** Bytes that had come at the last look. */
  #come: number;
  /** When something left, or began to wait. */
  #movedAt = performance.now();

  /** Over an open socket, whose owner it is from now on, and what that goes over. */
  constructor(socket: WebSocket, connection: Socket, times: ChannelTimes) {
    this.#socket = socket;
    this.#connection = connection;
    this.#departures = new Departures(connection);
    this.#come = connection.bytesRead;
    this.#times = times;
    this.#timer = setInterval(this.#look, times.pingMs).unref();
    socket.on('message', this.#onMessage);
    socket.on('error', this.#onFault);
    socket.on('close', this.#onClose);
  }

  /** Who is told what the client does; to be called in the turn of the event loop in which the channel is made. */
  listen(listener: ChannelListener): void {
    this.#listener = listener;
  }

  get bufferedBytes(): number {
    return this.#socket.bufferedAmount + this.#waiting.sizeBytes;
  }

  send(text: string): 'sent' {
    if (this.#close !== null || this.#socket.readyState !== this.#socket.OPEN) return 'sent';
    const before = this.bufferedBytes;
    if (before === 0) this.#movedAt = performance.now();
    if (this.#waiting.isEmpty && before < aheadBytes)
      this.#socket.send(Buffer.from(text), asTextMessage, this.#onWritten);
    else this.#waiting.add(text);
    const { bufferedBytes } = this;
    if (bufferedBytes > maxUnsentBytes) this.#isFull = true;
    if (bufferedBytes > maxKeptBytes) this.#refuseSlow();
    return 'sent';
  }

  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  close(code: number, reason: string): void {
    if (this.#close !== null) return;
    this.#close = { code, reason: cut(reason) };
    // The answer to the close must be read.
    this.#socket.resume();
    if (this.#waiting.isEmpty) this.#sendClose(this.#close);
    else this.#closeTimer = setTimeout(() => this.#socket.terminate(), this.#times.closeMs);
    this.#tellSoon(code);
  }

  /** The connection is gone: the listener is told so, and of what has come and was not dealt with it hears nothing. */
  giveUp(): void {
    if (this.#close !== null) return;
    this.#waiting.clear();
    this.#close = { code: 1006, reason: '' };
    this.#tellSoon(1006);
  }

  /**
   * Before the close is answered: until then nothing is kept for the client, and whoever looked at what waits would take that for one that
   * reads. Not within a call of its owner.
   */
  #tellSoon(code: number): void {
    queueMicrotask(() => {
      this.#tell(code);
    });
  }

  /** Once. */
  #tell(code: number): void {
    const listener = this.#listener;
    this.#listener = null;
    listener?.onClosed(code);
  }

  /** The socket ends itself where the close stays without an answer. */
  #sendClose({ code, reason }: Close): void {
    this.#socket.close(code, reason);
  }

  readonly #onMessage = (data: RawData, isBinary: boolean): void => {
    if (this.#close !== null) return;
    if (isBinary) this.#listener?.onBinary();
    else this.#listener?.onText(asText(data));
  };

  readonly #onWritten = (): void => {
    this.#movedAt = performance.now();
    while (!this.#waiting.isEmpty && this.#socket.bufferedAmount < aheadBytes)
      this.#socket.send(Buffer.from(this.#waiting.take()), asTextMessage, this.#onWritten);
    if (this.#close !== null) {
      if (this.#waiting.isEmpty) this.#sendClose(this.#close);
      return;
    }
    if (!this.#isFull || this.bufferedBytes > roomBytes) return;
    this.#isFull = false;
    this.#listener?.onDrain();
  };

  /** A ping would wait behind what the client does not take, and its answer is not read while the channel is paused. */
  readonly #look = (): void => {
    const now = performance.now();
    if (this.#departures.look() === 'left' || this.bufferedBytes === 0) this.#movedAt = now;
    const { bytesRead } = this.#connection;
    // The answer to a ping waits behind a long message.
    if (this.#socket.isPaused || bytesRead !== this.#come) this.#unanswered = 0;
    this.#come = bytesRead;
    if (this.bufferedBytes > 0) {
      if (now - this.#movedAt >= this.#times.stallMs) this.#refuseSlow();
      return;
    }
    if (this.#socket.isPaused || this.#close !== null) return;
    if (this.#unanswered >= maxUnanswered) {
      this.#socket.terminate();
      return;
    }
    this.#unanswered += 1;
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
  };

  /** The client does not read. */
  #refuseSlow(): void {
    this.#waiting.clear();
    this.#tellSoon(1006);
    this.close(1008, 'Nothing of what was sent has been read for too long.');
  }

  /** ws has sent a close for what came, and reads nothing more. */
  readonly #onFault = (fault: Error & { readonly code?: string }): void => {
    if (this.#close !== null) return;
    const code = faultCodes[fault.code ?? ''] ?? protocolCode;
    this.#close = { code, reason: '' };
    this.#waiting.clear();
    this.#tellSoon(code);
  };

  readonly #onClose = (code: number): void => {
    clearInterval(this.#timer);
    if (this.#closeTimer !== null) clearTimeout(this.#closeTimer);
    this.#close ??= { code, reason: '' };
    this.#waiting.clear();
    this.#tell(code);
  };
}

/** One buffer, as ws gives it for the type of data that is set. */
function asText(data: RawData): string {
  return (data as Buffer).toString('utf8');
}

/** At a character's end. */
function cut(reason: string): string {
  let text = reason;
  while (Buffer.byteLength(text) > maxReasonBytes) text = text.slice(0, -1);
  return text;
}
