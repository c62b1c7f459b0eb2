import { once } from 'node:events';
import WebSocket from 'ws';
import { betaMarker, realtimePath } from './handshake-gateway.ts';
import type { SentEvent } from './realtime-session.ts';

/** How sessions are opened that a test talks in. */
export type TalkerSet = 'neutral' | 'vendor' | 'ga';

const [markerName = '', markerValue = ''] = betaMarker.split(': ');

const markers: Readonly<Record<TalkerSet, Readonly<Record<string, string>>>> = {
  neutral: { [markerName]: markerValue },
  vendor: { 'openai-beta': 'realtime=v1' },
  ga: { 'user-agent': 'OpenAI/JS 6.0.0' },
};

/** What is wrong with something that was sent, as an `error` event says it. */
export interface ToldFault {
  readonly type: string;
  readonly code: string | null;
  readonly message: string;
  readonly param: string | null;
  readonly event_id: string | null;
}

/** How a connection ended. */
export interface TalkerEnd {
  readonly code: number;
  readonly reason: string;
}

export interface TalkerOptions {
  readonly apiKey: string;
  /** Default: `neutral`. */
  readonly set?: TalkerSet;
  /** Default: the one of `realtimePath`. */
  readonly path?: string;
}

/** A client in a session, over a WebSocket, who may say anything. */
export class RealtimeTalker {
  readonly socket: WebSocket;
  readonly events: SentEvent[] = [];
  readonly closed: Promise<TalkerEnd>;
  #syncs = 0;
  readonly #waiting = new Set<() => void>();
  #waking: NodeJS.Timeout | null = null;

  private constructor(url: string, headers: Readonly<Record<string, string>>) {
    this.socket = new WebSocket(url.replace(/^http/, 'ws'), { headers });
    this.socket.on('message', (data: Buffer) => {
      this.events.push(JSON.parse(data.toString()) as SentEvent);
      this.#wake();
    });
    this.closed = new Promise((resolve) => {
      this.socket.once('close', (code, reason) => {
        resolve({ code, reason: reason.toString() });
        this.#wake();
      });
    });
  }

  /** Rejects where the upgrade is refused. */
  static async open(url: string, { apiKey, set = 'neutral', path }: TalkerOptions): Promise<RealtimeTalker> {
    const headers = { authorization: `Bearer ${apiKey}`, ...markers[set] };
    const talker = new RealtimeTalker(`${url}${path ?? realtimePath}`, headers);
    await once(talker.socket, 'open');
    talker.socket.on('error', () => undefined);
    return talker;
  }

  /** Sends events, and anything else as it is. */
  say(...messages: readonly (object | string | Buffer)[]): void {
    for (const message of messages)
      this.socket.send(
        typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message),
      );
  }

  find(type: string): readonly SentEvent[] {
    return this.events.filter((event) => event.type === type);
  }

  /** What was wrong so far. */
  get faults(): readonly ToldFault[] {
    return this.find('error').map(({ error }) => error as ToldFault);
  }

  /** Waits for so many events of a type; rejects when the connection ends before. */
  async waitFor(type: string, count = 1): Promise<SentEvent> {
    return await this.#wait(() => this.find(type)[count - 1], type);
  }

  /** Waits until all that was said before has been dealt with. */
  async sync(): Promise<void> {
    const id = `sync_${String((this.#syncs += 1))}`;
    this.say({ type: 'nobody.knows', event_id: id });
    await this.#wait(() => this.faults.find(({ event_id }) => event_id === id), id);
    const index = this.events.findIndex(({ error }) => (error as ToldFault | undefined)?.event_id === id);
    this.events.splice(index, 1);
  }

  async close(): Promise<void> {
    this.socket.close(1000);
    await this.closed;
  }

  async #wait<Found>(find: () => Found | undefined, what: string): Promise<Found> {
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error(`The session ended before ${what}.`);
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  /** Whoever waits looks through all events: once for all that come together. */
  #wake(): void {
    this.#waking ??= setTimeout(() => {
      this.#waking = null;
      for (const wake of this.#waiting) wake();
      this.#waiting.clear();
    }, 5);
  }
}
