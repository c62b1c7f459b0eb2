import { WebSocket, WebSocketServer } from 'ws';

/*
 * The yardstick of realtime: `node bare-relay.ts <port> <upstream port>`. The least a relay of WebSockets on ws can do and still be one: it
 * passes every message on as it came, reads no faster than the other side takes it, answers pings, and ends both sides together. It
 * parses no message.
 */

/** More than this is not to wait for either side, in bytes. */
const maxWaitingBytes = 4_194_304;

const options = { perMessageDeflate: false, maxPayload: 16 * 1024 * 1024 } as const;

function pass(from: WebSocket, to: WebSocket): void {
  const onWritten = (): void => {
    if (from.isPaused && to.bufferedAmount < maxWaitingBytes / 2) from.resume();
  };
  from.on('message', (data: Buffer, isBinary) => {
    to.send(data, { binary: isBinary }, onWritten);
    if (to.bufferedAmount > maxWaitingBytes) from.pause();
  });
  from.on('close', () => {
    to.terminate();
  });
  from.on('error', () => undefined);
}

const server = new WebSocketServer({
  ...options,
  host: '127.0.0.1',
  port: Number(process.argv[2]),
  backlog: 4096,
});

server.on('connection', (client, request) => {
  const upstream = new WebSocket(`ws://127.0.0.1:${String(process.argv[3])}${request.url ?? '/'}`, options);
  client.pause();
  upstream.once('open', () => {
    client.resume();
  });
  pass(client, upstream);
  pass(upstream, client);
});
process.on('SIGTERM', () => process.exit(0));
