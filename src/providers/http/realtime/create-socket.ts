import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import type * as Ws from 'ws';
import { splitBaseUrl } from '../split-base-url.ts';

/** ws is loaded for the first session. */
const requireModule = createRequire(import.meta.url);

export interface SocketParts {
  readonly baseUrl: string;
  /** The upstream's name of the model. */
  readonly upstreamModel: string;
  /** Longest message that is taken. */
  readonly maxMessageBytes: number;
  readonly headers: Readonly<Record<string, string>>;
  /** There is a connection to the upstream, encrypted where it is to be; the upgrade is asked for on it. */
  readonly onConnected: () => void;
}

/**
 * Begins to connect to the realtime interface of an upstream. Redirects are not followed, so that no credential goes anywhere else, and
 * nothing is compressed: sound does not get smaller.
 */
export function createSocket(parts: SocketParts): Ws.WebSocket {
  const { upstreamModel, maxMessageBytes, headers, onConnected } = parts;
  const { origin, pathPrefix } = splitBaseUrl(parts.baseUrl);
  const { WebSocket } = requireModule('ws') as typeof Ws;
  const address = `${origin}${pathPrefix}/v1/realtime?model=${encodeURIComponent(upstreamModel)}`;
  const isEncrypted = origin.startsWith('https:');
  return new WebSocket(address, {
    headers: { 'user-agent': 'specway', ...headers },
    perMessageDeflate: false,
    followRedirects: false,
    maxPayload: maxMessageBytes,
    finishRequest: (request) => {
      request.once('socket', (socket: Socket) => {
        socket.once(isEncrypted ? 'secureConnect' : 'connect', onConnected);
      });
      request.end();
    },
  });
}
