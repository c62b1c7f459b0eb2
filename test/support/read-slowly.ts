import type { Socket } from 'node:net';

/** A WebSocket, or the connection itself. */
interface Readable {
  pause(): unknown;
  resume(): unknown;
}

/** Reads a piece of what comes every now and then, some megabytes in a second. What is returned has the rest read at once. */
export function readSlowly(socket: Readable, connection: Socket): () => void {
  const pause = () => {
    socket.pause();
  };
  pause();
  const timer = setInterval(() => {
    connection.once('data', pause);
    socket.resume();
  }, 15);
  return () => {
    clearInterval(timer);
    connection.off('data', pause);
    socket.resume();
  };
}
