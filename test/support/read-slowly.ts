import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** Reads a piece of what comes every now and then, some megabytes in a second. What is returned has the rest read at once. */
export function readSlowly(socket: WebSocket, connection: Socket): () => void {
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
