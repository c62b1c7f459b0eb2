import { once } from 'node:events';
import WebSocket from 'ws';
import { GatewayError } from '../../src/core/gateway-error.ts';
import type { ChannelListener, ClientChannel } from '../../src/core/realtime/client-channel.ts';
import type { RealtimeSessions, SessionOrder } from '../../src/core/realtime/realtime-service.ts';

/** A session as the gateway opened it, with what its client has done. */
export interface ScriptedSession {
  readonly order: SessionOrder;
  /** `null` until the client has been accepted. */
  channel: ClientChannel | null;
  readonly texts: string[];
  binaries: number;
  drains: number;
  closedWith: number | null;
  isAbandoned: boolean;
}

/** Sessions of which a test decides what becomes of them, at the port of the gateway. */
export class ScriptedSessions implements RealtimeSessions {
  readonly opened: ScriptedSession[] = [];
  /** Limits; what it throws is the gateway's answer. */
  admit: () => Promise<void> = () => Promise.resolve();
  /** The upstream: awaited before a session is there; what it throws is the gateway's answer. */
  before: (order: SessionOrder) => Promise<void> = () => Promise.resolve();
  onText: (session: ScriptedSession, text: string) => void = () => undefined;
  onAccept: (session: ScriptedSession) => void = ({ channel }) => channel?.send('{"type":"session.created"}');

  get last(): ScriptedSession {
    const last = this.opened.at(-1);
    if (last === undefined) throw new Error('No session was opened');
    return last;
  }

  attach(): never {
    throw new GatewayError('not_found', 'There is no such call.', { reason: 'call_not_found' });
  }

  async connect(order: SessionOrder) {
    await this.admit();
    await order.onAdmitted?.();
    await this.before(order);
    const session: ScriptedSession = {
      order,
      channel: null,
      texts: [],
      binaries: 0,
      drains: 0,
      closedWith: null,
      isAbandoned: false,
    };
    this.opened.push(session);
    return {
      headers: { 'x-specway-deployment': 'scripted' },
      accept: (channel: ClientChannel): ChannelListener => {
        session.channel = channel;
        this.onAccept(session);
        return {
          onText: (text) => {
            session.texts.push(text);
            this.onText(session, text);
          },
          onBinary: () => (session.binaries += 1),
          onOversized: () => undefined,
          onSound: () => undefined,
          onPlayed: () => undefined,
          onDrain: () => (session.drains += 1),
          onClosed: (code) => (session.closedWith = code),
        };
      },
      abandon: () => {
        session.isAbandoned = true;
      },
    };
  }
}

/** A client on a WebSocket. */
export interface SocketClient {
  readonly socket: WebSocket;
  /** The head of the answer that opened it. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly texts: string[];
  readonly closed: Promise<number>;
}

/** Opens a WebSocket at a gateway; rejects where it is refused. */
export async function openSocket(
  url: string,
  { headers = {}, protocols = [] }: { headers?: Record<string, string>; protocols?: string[] } = {},
): Promise<SocketClient> {
  const socket = new WebSocket(url.replace(/^http/, 'ws'), protocols, { headers });
  const texts: string[] = [];
  let head: SocketClient['headers'] = {};
  socket.on('upgrade', (answer) => (head = answer.headers));
  socket.on('message', (data: Buffer) => texts.push(data.toString()));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await once(socket, 'open');
  return { socket, headers: head, texts, closed };
}
