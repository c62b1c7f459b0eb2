import { request as sendRequest, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { resolveTarget } from '../../src/server/exchange/resolve-target.ts';
import type { SimulatorGateway } from './simulator-gateway.ts';

/** Where realtime sessions are opened. */
const realtimePath = '/v1/realtime';

/** A gateway that is started for the first WebSocket. */
export type OpenSimulator = () => Promise<Pick<SimulatorGateway, 'url' | 'apiKey'>>;

/** Hands upgrades to a gateway with the simulator, whatever key they come with. */
export function createUpgradeRelay(
  openSimulator: OpenSimulator,
): (request: IncomingMessage, socket: Duplex, head: Buffer) => void {
  return (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (resolveTarget(request.url ?? '/').path !== realtimePath) {
      socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
      return;
    }
    relay(openSimulator, request, { socket, head }).catch(() => socket.destroy());
  };
}

interface Connection {
  readonly socket: Duplex;
  readonly head: Buffer;
}

async function relay(
  openSimulator: OpenSimulator,
  request: IncomingMessage,
  { socket, head }: Connection,
): Promise<void> {
  const simulator = await openSimulator();
  const rawHeaders = await admit(request, simulator);
  const upgrade = sendRequest(simulator.url + (request.url ?? '/'), { headers: rawHeaders });
  socket.once('close', () => upgrade.destroy());
  upgrade.on('error', () => socket.destroy());
  upgrade.on('upgrade', (answer, upstream, first) => {
    socket.write(renderHead(answer));
    socket.write(first);
    upstream.write(head);
    upstream.on('error', () => socket.destroy());
    socket.once('close', () => upstream.destroy());
    socket.pipe(upstream).pipe(socket);
  });
  upgrade.on('response', (answer) => {
    socket.write(renderHead(answer, 'close'));
    answer.pipe(socket);
  });
  upgrade.end();
}

function renderHead(
  { statusCode, statusMessage, rawHeaders, headers }: IncomingMessage,
  ending: 'open' | 'close' = 'open',
): string {
  const lines = Array.from({ length: rawHeaders.length / 2 }, (_, index) => {
    const [name = '', value = ''] = rawHeaders.slice(index * 2);
    return `${name}: ${value}`;
  }).filter((line) => !(ending === 'close' && /^(?:connection|transfer-encoding|keep-alive):/i.test(line)));
  const closing = ending === 'close' && headers.connection !== undefined ? ['connection: close'] : [];
  return [`HTTP/1.1 ${String(statusCode)} ${statusMessage ?? ''}`, ...lines, ...closing, '\r\n'].join('\r\n');
}

/** A key among the subprotocols. */
const protocolKey = /((?:rt|openai)-insecure-api-key\.)([^\s,]+)/g;

/** What marks the beta dialect, among headers and subprotocols. */
const betaMarker = /(?:rt|openai)-beta/;

/**
 * The headers of an upgrade with a credential of the simulator in the place of every one it has: any key will do. A token is one
 * again, because it decides the dialect.
 */
async function admit(
  { headers, url = '/' }: IncomingMessage,
  simulator: Pick<SimulatorGateway, 'url' | 'apiKey'>,
): Promise<IncomingMessage['headers']> {
  const { authorization, 'sec-websocket-protocol': protocols = '' } = headers;
  const isBeta = [...Object.keys(headers), protocols].some((text) => betaMarker.test(text));
  const model = new URLSearchParams(resolveQuery(url)).get('model');
  const exchange = async (credential: string) =>
    credential.startsWith('ek_') && model !== null
      ? await createToken(simulator, { model, isBeta })
      : simulator.apiKey;
  const [bearer] = /(?<=^Bearer\s+)\S+$/i.exec(authorization ?? '') ?? [];
  const [named] = [...protocols.matchAll(protocolKey)].map(([, , key = '']) => key);
  const replaced = { ...headers };
  if (bearer !== undefined) replaced.authorization = `Bearer ${await exchange(bearer)}`;
  if (named !== undefined) {
    const credential = await exchange(named);
    replaced['sec-websocket-protocol'] = protocols.replace(
      protocolKey,
      (_, prefix: string) => prefix + credential,
    );
  }
  return replaced;
}

function resolveQuery(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark + 1);
}

/** A token of the simulator; its key where it makes none, and then says itself what is wrong. */
async function createToken(
  { url, apiKey }: Pick<SimulatorGateway, 'url' | 'apiKey'>,
  { model, isBeta }: { readonly model: string; readonly isBeta: boolean },
): Promise<string> {
  const answer = await fetch(`${url}/v1/realtime/${isBeta ? 'sessions' : 'client_secrets'}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(isBeta ? { model } : { session: { type: 'realtime', model } }),
  });
  const { value, client_secret: secret } = (await answer.json()) as {
    readonly value?: string;
    readonly client_secret?: { readonly value: string };
  };
  return value ?? secret?.value ?? apiKey;
}
