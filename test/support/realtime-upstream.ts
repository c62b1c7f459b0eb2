import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';

/** What the upstream does with one upgrade. */
export type UpgradeScript =
  /** A session: `session.created`, and then an answer to whatever is sent. The default. */
  | { readonly kind: 'session' }
  /** An HTTP answer in place of the upgrade. */
  | { readonly kind: 'refuse'; readonly status: number; readonly headers?: object; readonly body?: unknown }
  /** Takes the request, and never answers it. */
  | { readonly kind: 'stall' }
  /** Ends the connection in place of an answer. */
  | { readonly kind: 'drop' }
  /** Answers with bytes of its own. */
  | { readonly kind: 'bytes'; readonly bytes: string }
  /** Upgrades, sends these messages in place of `session.created`, and then closes with this code; default: it stays. */
  | {
      readonly kind: 'say';
      readonly messages: readonly (object | string | Buffer)[];
      readonly closeCode?: number;
      readonly closeReason?: string;
    };

export type SentEvent = Readonly<Record<string, unknown>> & { readonly type: string };

/** One session that was opened, or a connection that was upgraded. */
export interface UpstreamSession {
  readonly socket: WebSocket;
  /** What it goes over. */
  readonly connection: Socket;
  readonly headers: IncomingHttpHeaders;
  /** Path and query. */
  readonly path: string;
  /** The texts that came, as they came. */
  readonly received: string[];
  /** Pings that came. */
  readonly pings: number;
  /** Sends events; text and bytes as they are. */
  send(...messages: readonly (object | string | Buffer)[]): void;
  /** Sends a whole response of text; without the last events of it where it is only begun. */
  respond(text: string, extent?: 'whole' | 'begun'): void;
  /** Waits until so many events of a type have come. */
  waitFor(type: string, count?: number): Promise<SentEvent>;
  /** Ends the connection as a broken one ends. */
  cut(): void;
  /** Resolves with the close code, when the connection has ended. */
  readonly closed: Promise<number>;
}

export interface RealtimeUpstreamOptions {
  /** Whether pings are answered. Default: they are. */
  readonly autoPong?: boolean;
  /** Answers to what clients send. Default: sessions are updated, and each `response.create` gets a response of one word. */
  readonly answer?: (event: SentEvent, session: UpstreamSession) => void;
}

/** An upstream with the realtime interface in its GA dialect, on loopback, that does as it is told. */
export interface RealtimeUpstream {
  /** Without a slash at its end; `ws:` is spoken there, too. */
  readonly url: string;
  /** Every upgrade that was asked for. */
  readonly upgrades: readonly { readonly path: string; readonly headers: IncomingHttpHeaders }[];
  /** Those that were granted, in order. */
  readonly sessions: readonly UpstreamSession[];
  /** What becomes of the next upgrades; sessions after that. */
  script(...scripts: readonly UpgradeScript[]): void;
  /** Waits for a granted upgrade, by its number from 0 on. */
  waitForSession(index?: number): Promise<UpstreamSession>;
  /** Connections that are open. */
  readonly openConnections: number;
  close(): Promise<void>;
}

export async function createRealtimeUpstream(
  options: RealtimeUpstreamOptions = {},
): Promise<RealtimeUpstream> {
  const upstream = new ScriptedUpstream(options);
  await upstream.listen();
  return upstream;
}

class ScriptedUpstream implements RealtimeUpstream {
  readonly upgrades: { readonly path: string; readonly headers: IncomingHttpHeaders }[] = [];
  readonly sessions: UpstreamSession[] = [];
  readonly #options: RealtimeUpstreamOptions;
  readonly #server = createServer((_, res) => res.writeHead(426).end());
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: 0 });
  readonly #connections = new Set<Socket>();
  readonly #scripts: UpgradeScript[] = [];
  readonly #waiting = new Set<() => void>();

  constructor(options: RealtimeUpstreamOptions) {
    this.#options = options;
    this.#sockets.options.autoPong = options.autoPong ?? true;
    this.#server.on('connection', (socket) => {
      this.#connections.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => this.#connections.delete(socket));
    });
    this.#server.on('upgrade', (request, socket, head) => {
      this.#onUpgrade(request, socket, head);
    });
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
  }

  get openConnections(): number {
    return this.#connections.size;
  }

  listen(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
  }

  script(...scripts: readonly UpgradeScript[]): void {
    this.#scripts.push(...scripts);
  }

  async waitForSession(index = 0): Promise<UpstreamSession> {
    for (;;) {
      const session = this.sessions[index];
      if (session !== undefined) return session;
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  async close(): Promise<void> {
    for (const socket of this.#connections) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.upgrades.push({ path: request.url ?? '', headers: request.headers });
    const script = this.#scripts.shift() ?? { kind: 'session' };
    if (script.kind === 'stall') socket.on('end', () => socket.end()).resume();
    else if (script.kind === 'drop') socket.destroy();
    else if (script.kind === 'bytes') socket.end(script.bytes);
    else if (script.kind === 'refuse') refuse(socket, script);
    else
      this.#sockets.handleUpgrade(request, socket, head, (ws) => {
        this.#open(new Session(ws, request, this.#options.answer ?? answerPlainly), script);
      });
  }

  #open(session: Session, script: UpgradeScript): void {
    this.sessions.push(session);
    if (script.kind === 'say') {
      session.send(...script.messages);
      if (script.closeCode !== undefined) session.socket.close(script.closeCode, script.closeReason);
    } else session.greet();
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }
}

function refuse(socket: Duplex, script: Extract<UpgradeScript, { kind: 'refuse' }>): void {
  const { status, headers = {}, body = {} } = script;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const lines = Object.entries({
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    connection: 'close',
    ...headers,
  }).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  socket.end(`HTTP/1.1 ${String(status)} Said\r\n${lines.join('')}\r\n${text}`);
}

class Session implements UpstreamSession {
  readonly socket: WebSocket;
  readonly connection: Socket;
  readonly headers: IncomingHttpHeaders;
  readonly path: string;
  readonly received: string[] = [];
  readonly closed: Promise<number>;
  pings = 0;
  #responses = 0;
  readonly #waiting = new Set<() => void>();

  constructor(
    socket: WebSocket,
    request: IncomingMessage,
    answer: (event: SentEvent, session: UpstreamSession) => void,
  ) {
    this.socket = socket;
    this.connection = request.socket;
    this.headers = request.headers;
    this.path = request.url ?? '';
    this.closed = new Promise((resolve) => socket.on('close', resolve));
    socket.on('error', () => undefined);
    socket.on('ping', () => (this.pings += 1));
    socket.on('message', (data) => {
      const text = (data as Buffer).toString('utf8');
      this.received.push(text);
      answer(JSON.parse(text) as SentEvent, this);
      for (const wake of this.#waiting) wake();
      this.#waiting.clear();
    });
  }

  greet(): void {
    const model = new URL(this.path, 'http://x').searchParams.get('model');
    const session = { type: 'realtime', object: 'realtime.session', id: 'sess_upstream', model };
    this.send({ type: 'session.created', event_id: 'event_0', session });
  }

  send(...messages: readonly (object | string | Buffer)[]): void {
    for (const message of messages)
      this.socket.send(
        typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message),
      );
  }

  respond(text: string, extent: 'whole' | 'begun' = 'whole'): void {
    this.#responses += 1;
    const events = createTextResponse(`resp_${String(this.#responses)}`, text);
    this.send(...(extent === 'whole' ? events : events.slice(0, 5)));
  }

  async waitFor(type: string, count = 1): Promise<SentEvent> {
    for (;;) {
      const found = this.received
        .map((text) => JSON.parse(text) as SentEvent)
        .filter((event) => event.type === type)[count - 1];
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  cut(): void {
    this.socket.terminate();
  }
}

/** The first five events begin it. */
export function createTextResponse(id: string, text: string): readonly SentEvent[] {
  const itemId = `item_of_${id}`;
  const place = { response_id: id, item_id: itemId, output_index: 0, content_index: 0 };
  const item = (status: string, content: readonly object[]) => ({
    id: itemId,
    object: 'realtime.item',
    type: 'message',
    role: 'assistant',
    status,
    content,
  });
  const done = item('completed', [{ type: 'output_text', text }]);
  const response = { object: 'realtime.response', id };
  const tokens = { total_tokens: 30, input_tokens: 20, output_tokens: 10 };
  const usage = {
    ...tokens,
    input_token_details: { text_tokens: 20, audio_tokens: 0, cached_tokens: 0 },
    output_token_details: { text_tokens: 10, audio_tokens: 0 },
  };
  const events: readonly SentEvent[] = [
    { type: 'response.created', response: { ...response, status: 'in_progress', output: [], usage: null } },
    { type: 'response.output_item.added', response_id: id, output_index: 0, item: item('in_progress', []) },
    { type: 'conversation.item.added', previous_item_id: null, item: item('in_progress', []) },
    { type: 'response.content_part.added', ...place, part: { type: 'text', text: '' } },
    { type: 'response.output_text.delta', ...place, delta: text },
    { type: 'response.output_text.done', ...place, text },
    { type: 'response.content_part.done', ...place, part: { type: 'text', text } },
    { type: 'conversation.item.done', previous_item_id: null, item: done },
    { type: 'response.output_item.done', response_id: id, output_index: 0, item: done },
    { type: 'response.done', response: { ...response, status: 'completed', output: [done], usage } },
    { type: 'rate_limits.updated', rate_limits: [] },
  ];
  return events.map((event, index) => ({ ...event, event_id: `event_${id}_${String(index)}` }));
}

/** What a session does unless it is told otherwise. */
export function answerPlainly(event: SentEvent, session: UpstreamSession): void {
  if (event.type === 'response.create') session.respond('Yes.');
  if (event.type !== 'session.update') return;
  const settings = event.session as object;
  const updated = { object: 'realtime.session', id: 'sess_upstream', ...settings };
  session.send({ type: 'session.updated', event_id: 'event_updated', session: updated });
}
