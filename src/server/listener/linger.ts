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
