import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import WebSocket, { WebSocketServer } from 'ws';
import type { EventDrift } from './contract-realtime-drifts.ts';
import type { WireEvent } from './contract-realtime.ts';

/** A server between realtime clients and a gateway. */
export interface DriftingSocket {
  readonly url: string;
  /** What becomes of events on connections from now on; `null`: they are passed on. */
  use(drift: EventDrift | null): void;
  close(): Promise<void>;
}

/** Passes WebSockets on to a gateway, and changes what the gateway sends: as a server that has drifted from its contract. */
export async function openDriftingSocket(target: string): Promise<DriftingSocket> {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true, handleProtocols: () => 'realtime' });
  let drift: EventDrift | null = null;
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const change = drift?.create() ?? ((event: WireEvent) => [event]);
    sockets.handleUpgrade(request, socket, head, (client) => {
      const upstream = connect(target, request);
      const waiting: string[] = [];
      client.on('message', (data: Buffer) => {
        if (upstream.readyState === WebSocket.OPEN) upstream.send(data.toString());
        else waiting.push(data.toString());
      });
      upstream.on('open', () => {
        for (const text of waiting) upstream.send(text);
      });
      upstream.on('message', (data: Buffer) => {
        for (const event of change(JSON.parse(data.toString()) as WireEvent))
          client.send(JSON.stringify(event));
      });
      upstream.on('error', () => {
        client.terminate();
      });
      client.on('close', () => {
        upstream.close();
      });
      upstream.on('close', () => {
        client.close();
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    use: (next) => {
      drift = next;
    },
    close: async () => {
      for (const client of sockets.clients) client.terminate();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Everything that a handshake says for itself. */
function connect(target: string, { url, headers }: IncomingMessage): WebSocket {
  const protocols = headers['sec-websocket-protocol']?.split(/\s*,\s*/) ?? [];
  const passed = ['authorization', 'rt-beta', 'openai-beta'].flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return new WebSocket(`${target.replace(/^http/, 'ws')}${url ?? ''}`, protocols, {
    headers: Object.fromEntries(passed) as Record<string, string>,
  });
}
