import WebSocket from 'ws';
import type { ContractServer } from './contract-client.ts';
import type { RealtimeContract, WireEvent } from './contract-realtime.ts';
import { createUpgrade } from './contract-upgrade.ts';

/** One event of a conversation, in the order in which the client sent and received them. */
export interface TalkLine {
  readonly from: 'client' | 'gateway';
  readonly event: WireEvent;
}

const defaultEventTimeoutMs = 20_000;

/** A client of one set of events, on a WebSocket. */
export interface RealtimeClient {
  readonly contract: RealtimeContract;
  readonly lines: readonly TalkLine[];
  /** Messages that are no events. */
  readonly problems: readonly string[];
  /** Sends events as they are. */
  send(...events: readonly WireEvent[]): void;
  /** Sends a text that need not be an event, or bytes. */
  sendRaw(message: string | Buffer): void;
  /**
   * The first event of this type that nobody was given yet, whatever else comes. Rejects where there is an error that nobody waited
   * for, where the connection closes, and where it takes too long.
   */
  next(type: string): Promise<WireEvent>;
  /** Sends an event, and waits for the next one of this type. */
  ask(event: WireEvent, type: string): Promise<WireEvent>;
  /** Resolves with the close code. */
  readonly closed: Promise<number>;
  close(): Promise<void>;
}

/** Opens a session. Rejects where it is refused. */
export async function openRealtimeClient(
  server: ContractServer,
  contract: RealtimeContract,
): Promise<RealtimeClient> {
  const { target, protocols, headers } = createUpgrade(contract, server.apiKey);
  const { eventTimeoutMs = defaultEventTimeoutMs } = server;
  const socket = new WebSocket(`${server.url.replace(/^http/, 'ws')}${target}`, [...protocols], {
    headers: { ...headers, ...server.headers },
    handshakeTimeout: eventTimeoutMs,
  });
  const client = new SocketClient(socket, contract, eventTimeoutMs);
  await client.opened;
  return client;
}

class SocketClient implements RealtimeClient {
  readonly contract: RealtimeContract;
  readonly lines: TalkLine[] = [];
  readonly problems: string[] = [];
  readonly opened: Promise<void>;
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  readonly #eventTimeoutMs: number;
  readonly #given = new Set<WireEvent>();
  #wake: () => void = () => undefined;
  #closeCode: number | null = null;

  constructor(socket: WebSocket, contract: RealtimeContract, eventTimeoutMs: number) {
    this.#socket = socket;
    this.#eventTimeoutMs = eventTimeoutMs;
    this.contract = contract;
    this.opened = new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    this.closed = new Promise((resolve) => {
      socket.once('close', (code) => {
        this.#closeCode = code;
        resolve(code);
        this.#wake();
      });
    });
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer, isBinary) => {
      this.#receive(data, isBinary);
    });
  }

  send(...events: readonly WireEvent[]): void {
    for (const event of events) {
      this.lines.push({ from: 'client', event });
      this.#socket.send(JSON.stringify(event));
    }
  }

  sendRaw(message: string | Buffer): void {
    this.#socket.send(message);
  }

  async next(type: string): Promise<WireEvent> {
    const end = Date.now() + this.#eventTimeoutMs;
    for (;;) {
      const found = this.#take(type) ?? this.#take('error');
      if (found?.type === type) return found;
      if (found !== null)
        throw new Error(`Instead of ${type} there is the error ${JSON.stringify(found.error)}.`);
      if (this.#closeCode !== null)
        throw new Error(`Instead of ${type} the connection closed with ${String(this.#closeCode)}.`);
      if (!(await this.#waitUntil(end))) throw new Error(`There is no ${type}.`);
    }
  }

  ask(event: WireEvent, type: string): Promise<WireEvent> {
    this.send(event);
    return this.next(type);
  }

  async close(): Promise<void> {
    this.#socket.close(1000);
    await this.closed;
  }

  /** The first event of a type that nobody was given yet. */
  #take(type: string): WireEvent | null {
    const found = this.lines.find(
      ({ from, event }) => from === 'gateway' && event.type === type && !this.#given.has(event),
    );
    if (found === undefined) return null;
    this.#given.add(found.event);
    return found.event;
  }

  #receive(data: Buffer, isBinary: boolean): void {
    const text = data.toString('utf8');
    const event = isBinary ? null : parseEvent(text);
    if (event === null) this.problems.push(`A message is no event: ${text.slice(0, 200)}`);
    else this.lines.push({ from: 'gateway', event });
    this.#wake();
  }

  /** Whether something came before that time. */
  #waitUntil(end: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(
        () => {
          resolve(false);
        },
        Math.max(0, end - Date.now()),
      );
      this.#wake = () => {
        clearTimeout(timer);
        resolve(true);
      };
    });
  }
}

function parseEvent(text: string): WireEvent | null {
  try {
    const value = JSON.parse(text) as unknown;
    const isEvent = typeof value === 'object' && value !== null && 'type' in value;
    return isEvent && typeof value.type === 'string' ? (value as WireEvent) : null;
  } catch {
    return null;
  }
}
