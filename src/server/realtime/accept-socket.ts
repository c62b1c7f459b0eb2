import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { validateHeaderValue } from '../listener/node-http.ts';
import type { ChannelTimes } from './socket-channel.ts';

/** An upgrade that has passed every check. */
export interface OpenUpgrade {
  readonly req: IncomingMessage;
  readonly socket: Socket;
  /** What the client has sent behind it already. */
  readonly head: Buffer;
  /** Of the answer, beside those of the protocol. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Answers an upgrade; `null` where its client has left. */
export type AcceptSocket = (upgrade: OpenUpgrade) => WebSocket | null;

export interface SocketOptions {
  /** Longest message, in bytes. */
  readonly maxMessageBytes: number;
  readonly times: Pick<ChannelTimes, 'closeMs'>;
}

/**
 * Answers upgrades with 101 and speaks WebSocket from there (RFC 6455). Of subprotocols it answers `realtime` alone, never the entry that
 * carries a key. Messages come one in a turn of the event loop, so that nobody's many small ones keep the others waiting.
 */
export function createAcceptSocket({ maxMessageBytes, times }: SocketOptions): AcceptSocket {
  // Not in place: the types of ws do not know closeTimeout yet.
  const options = {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: maxMessageBytes,
    allowSynchronousEvents: false,
    handleProtocols: (protocols: ReadonlySet<string>) => (protocols.has('realtime') ? 'realtime' : false),
    closeTimeout: times.closeMs,
  } as const;
  const server = new WebSocketServer(options);
  return ({ req, socket, head, headers }) => {
    const addHeaders = (lines: string[]) => {
      for (const [name, value] of Object.entries(headers)) {
        validateHeaderValue(name, value);
        lines.push(`${name}: ${value}`);
      }
    };
    let accepted: WebSocket | null = null;
    server.once('headers', addHeaders);
    try {
      server.handleUpgrade(req, socket, head, (webSocket) => (accepted = webSocket));
    } finally {
      server.off('headers', addHeaders);
    }
    return accepted;
  };
}
