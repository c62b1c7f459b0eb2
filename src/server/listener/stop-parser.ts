import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** What this needs of Node's HTTP parser, which hangs on the socket and is not documented. */
interface Parser {
  onIncoming: (req: IncomingMessage & { upgrade: boolean }, shouldKeepAlive: boolean) => number;
}

/** To Node: the rest of the bytes is no HTTP any more. */
const isUpgrade = 2;

/**
 * Makes Node's parser take the next request on a connection for an upgrade, whatever it is: it goes no further, and the
 * server gets an `upgrade` (or `connect`) event. Otherwise it would make an object of each of the thousands of requests that
 * fit into one read. Returns how to undo that; does nothing where there is no such parser. A parser that has come to an
 * upgrade is another connection's soon, and is left alone.
 */
export function stopParserAtNext(socket: Socket): () => void {
  const owner = socket as Socket & { readonly parser?: Parser | null };
  const { parser } = owner;
  if (typeof parser?.onIncoming !== 'function') return () => undefined;
  const { onIncoming } = parser;
  parser.onIncoming = (req) => {
    req.upgrade = true;
    return isUpgrade;
  };
  return () => {
    if (owner.parser === parser) parser.onIncoming = onIncoming;
  };
}

/** Chunks that may be as small as they like, and the average that more of them must have, in bytes. */
const smallChunks = 1_024;
const minChunkBytes = 16;

/**
 * Ends the connection of a body that comes in very many tiny chunks (RFC 9112, 7.1): each costs as much as a large one, so
 * that a few megabytes of them would keep the process busy for seconds.
 */
export function refuseTinyChunks(req: IncomingMessage): void {
  const push = req.push.bind(req);
  let chunks = 0;
  let sizeBytes = 0;
  req.push = (chunk: Buffer | null) => {
    if (chunk === null) return push(null);
    chunks += 1;
    sizeBytes += chunk.length;
    if (chunks <= smallChunks + sizeBytes / minChunkBytes) return push(chunk);
    req.destroy();
    return false;
  };
}
