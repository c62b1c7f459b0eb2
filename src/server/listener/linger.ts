import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** How long a refused client may go on sending and reading, in milliseconds. */
const lingerMs = 2_000;

/**
 * Closes a connection to which everything was written, though not at once: closing over unread bytes would reset it and take the answer
 * away from the client.
 */
export function linger(socket: Duplex): void {
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => {
    clearTimeout(timer);
  });
}

/** Closes a connection on which a request was answered before its body had come, unless the rest of it, which nobody reads, comes soon. */
export function lingerForBody(socket: Duplex, req: IncomingMessage): void {
  const timer = setTimeout(() => {
    if (!req.complete) socket.destroy();
  }, lingerMs);
  req.once('close', () => {
    clearTimeout(timer);
  });
}
