import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An upstream that decides what to do with an upload while it is still coming. */
export interface UploadUpstream {
  readonly url: string;
  /** Bytes of bodies that have been read so far. */
  readonly receivedBytes: () => number;
  close(): Promise<void>;
}

/** Serves with `serve`, which has to read the request itself. */
export async function createUploadUpstream(
  serve: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<UploadUpstream> {
  let received = 0;
  const server = createServer((request, response) => {
    request.on('error', () => undefined);
    serve(request, response);
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    receivedBytes: () => received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
