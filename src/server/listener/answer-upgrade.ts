import type { IncomingMessage } from 'node:http';
import type { Connection, Serve } from './connection.ts';
import { linger } from './linger.ts';
import { ServerResponse } from './node-http.ts';

/**
 * Serves an upgrade in the order of its connection, as any request. Node has let go of the connection, so that a response of our own
 * sends the answer to one that is refused; then the connection is closed.
 */
export function answerUpgrade(req: IncomingMessage, connection: Connection, serve: Serve): void {
  const { socket } = connection;
  const res = new ServerResponse(req);
  res.shouldKeepAlive = false;
  res.assignSocket(socket);
  res.once('finish', () => {
    socket.end();
    linger(socket);
  });
  connection.take({ req, res, serve });
}
