import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Connection, Serve } from './connection.ts';

/** How long a client that was refused may go on sending and reading, in milliseconds. */
const lingerMs = 2_000;

/**
 * Serves an upgrade in the order of its connection, as any request. Node has let go of the connection, so that its answer is sent by a
 * response of our own: after one that is an answer the connection is closed, though not at once, since closing over unread bytes would
 * take the answer away from the client.
 */
export function answerUpgrade(req: IncomingMessage, connection: Connection, serve: Serve): void {
  const { socket } = connection;
  const res = new ServerResponse(req);
  res.shouldKeepAlive = false;
  res.assignSocket(socket);
  res.once('finish', () => {
    socket.end();
    socket.resume();
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => {
      clearTimeout(timer);
    });
  });
  connection.take({ req, res, serve });
}
