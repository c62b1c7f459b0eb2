import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { GatewayError } from '../../core/gateway-error.ts';
import { probeEvent } from '../exchange/send-stream.ts';
import { lingerForBody } from './linger.ts';
import { stopParserAtNext } from './stop-parser.ts';
import type { Turn, TurnQueue } from './turn-queue.ts';

/** Answers one request, and may have the connection keep what it makes of it. */
export type Serve = (req: IncomingMessage, res: ServerResponse, connection: Connection) => void;

/** A request to speak WebSocket on a connection. */
export interface Upgrade {
  readonly connection: Connection;
  /** What the client has sent behind it already. */
  readonly head: Buffer;
  /** Whether this process takes nothing new any more. */
  isStopping(): boolean;
}

/** Answers such a request: with the answer to a request, or with what it makes of the connection itself. */
export type ServeUpgrade = (req: IncomingMessage, res: ServerResponse, upgrade: Upgrade) => void;

/** A request and its answer, as far as a connection knows them. */
export interface HeldExchange {
  readonly res: ServerResponse;
  /** Ends the work; `reason` is what the client is told where it can still be told. */
  abort(reason: GatewayError): void;
  /** The answer has left the process, or never will. Called once. */
  noteClosed(): void;
}

/** Pauses between probes, in milliseconds: each is twice as long as the one before it. */
const firstProbeMs = 20;
const maxProbeMs = 5_000;

/** Requests that may wait on a connection for the answers before them. */
export const maxWaiting = 32;

/** What the heads of those may take in memory, in bytes; the last may be beyond it. */
const maxWaitingBytes = 128 * 1024;

/** What each name and each value of a header takes beside its letters, in bytes. */
const textBytes = 32;

/** A request that was read, and who serves it. */
export interface TakenRequest {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly serve: Serve;
}

/**
 * One connection, which takes one request at a time: those that a client sends without waiting for their answers are
 * served one after the other, so that nobody gets more done by pipelining, and answers keep their order whatever they are
 * (RFC 9112, 9.3.2).
 */
export class Connection {
  readonly socket: Socket;
  /** The answer under way. */
  #current: ServerResponse | null = null;
  #exchange: HeldExchange | null = null;
  #waiting: TakenRequest[] = [];
  /** What their heads take in memory, in bytes. */
  #waitingBytes = 0;
  /** What ends the connection once everything is answered. */
  #last: (() => void) | null = null;
  #takesMore = true;
  /** It has left HTTP: its last request is under way until it closes, without an answer. */
  #isTunnel = false;
  #probing: NodeJS.Timeout | null = null;
  /** Set while the connection is full. */
  #resumeParser: (() => void) | null = null;

  readonly #turns: TurnQueue;

  constructor(socket: Socket, turns: TurnQueue) {
    this.socket = socket;
    this.#turns = turns;
    socket.on('end', this.#probe);
  }

  get current(): ServerResponse | null {
    return this.#current;
  }

  /** Requests that have been read and not been answered in full. */
  get openCount(): number {
    return this.#waiting.length + (this.#isIdle ? 0 : 1);
  }

  get #isIdle(): boolean {
    return this.#current === null && !this.#isTunnel;
  }

  /** Whether as many requests wait as may; one more comes as an upgrade. */
  get isFull(): boolean {
    return this.#waiting.length >= maxWaiting || this.#waitingBytes >= maxWaitingBytes;
  }

  /** Serves a request when those before it have been answered. */
  take(request: TakenRequest): void {
    if (!this.#takesMore) return;
    if (this.#isIdle) {
      this.#current = request.res;
      this.#turns.add(this.#createTurn(request));
    } else {
      this.#waiting.push(request);
      this.#waitingBytes += measureHead(request.req);
    }
    if (this.isFull) this.#resumeParser ??= stopParserAtNext(this.socket);
  }

  /** Keeps what is served on it until its answer is closed, which it may be already. */
  hold(exchange: HeldExchange): void {
    if (exchange.res === this.#current) this.#exchange = exchange;
    else exchange.noteClosed();
  }

  /** Ends the work on the request under way. */
  abort(reason: GatewayError): void {
    this.#exchange?.abort(reason);
  }

  /** Ends the connection with `action` as soon as every request has been answered; now where there is none. */
  endWith(action: () => void): void {
    this.#takesMore = false;
    if (this.#isIdle) action();
    else this.#last ??= action;
  }

  /**
   * The connection no longer speaks HTTP: nothing is written to it from here, and the answer that it might have had is let go of. Its request
   * counts until it closes.
   */
  leaveHttp(): void {
    const { socket } = this;
    socket.off('end', this.#probe);
    if (this.#probing !== null) clearTimeout(this.#probing);
    this.#current?.off('close', this.#next);
    this.#current?.detachSocket(socket);
    this.#current = null;
    this.#isTunnel = true;
    socket.on('close', this.#next);
  }

  /** Closes the connection after the answer of what it has taken. */
  closeAfterAnswers(): void {
    const last = this.#waiting.at(-1)?.res ?? this.#current;
    if (last !== null) last.shouldKeepAlive = false;
  }

  #createTurn(request: TakenRequest): Turn {
    return {
      begin: () => {
        this.#begin(request);
      },
      nameFlow: () => this.#nameFlow(request.req),
    };
  }

  /** By address and credential: behind a proxy all have the same address, and one client may come from many. */
  #nameFlow({ headers }: IncomingMessage): string {
    const credential = headers.authorization ?? headers['x-api-key'] ?? headers['x-goog-api-key'] ?? '';
    return `${this.socket.remoteAddress ?? ''} ${String(credential)}`;
  }

  #begin({ req, res, serve }: TakenRequest): void {
    if (this.socket.destroyed) {
      this.#drop();
      return;
    }
    res.on('close', this.#next);
    serve(req, res, this);
  }

  /** In another turn of the event loop: what came together must not be served together, as if nobody else were there. */
  #beginSoon(next: TakenRequest): void {
    this.#current = next.res;
    this.#turns.addAhead(this.#createTurn(next));
  }

  readonly #next = (): void => {
    const answered = this.#current?.req;
    if (answered?.complete === false && !this.socket.destroyed) lingerForBody(this.socket, answered);
    this.#current = null;
    this.#isTunnel = false;
    this.#exchange?.noteClosed();
    this.#exchange = null;
    const next = this.#waiting.shift();
    if (next !== undefined) this.#waitingBytes -= measureHead(next.req);
    const last = this.#last;
    // What has left may have been small, and what waits on may still be too much.
    if (!this.isFull) {
      this.#resumeParser?.();
      this.#resumeParser = null;
    }
    if (this.socket.destroyed) this.#drop();
    else if (next !== undefined) this.#beginSoon(next);
    else if (last !== null) {
      this.#last = null;
      last();
    }
  };

  #drop(): void {
    this.#waiting = [];
    if (this.#probing !== null) clearTimeout(this.#probing);
  }

  /**
   * The client has closed its half of the connection. Whether it has left or still reads shows when it is written to, and
   * only at the second time: the first makes the system of a client that has left say so. An interim answer
   * (RFC 9110, 15.2) is read over by one that waits; whoever writes an answer that has begun listens for `probe`.
   */
  readonly #probe = (): void => {
    this.#probeAgain(firstProbeMs);
  };

  #probeAgain(delayMs: number): void {
    const res = this.#current;
    if (res === null || res.destroyed) return;
    if (res.headersSent) res.emit(probeEvent);
    else if (res.req.httpVersion === '1.1') res.writeProcessing();
    this.#probing = setTimeout(() => {
      this.#probeAgain(Math.min(delayMs * 2, maxProbeMs));
    }, delayMs);
  }
}

/** What a request head takes in memory, in bytes. */
function measureHead({ rawHeaders, url = '' }: IncomingMessage): number {
  return rawHeaders.reduce((sum, { length }) => sum + textBytes + length, url.length);
}
