import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An upstream of format A that reads an edit to its end and answers with one small picture. */
export interface EditUpstream {
  readonly url: string;
  /** Bytes of all request bodies so far. */
  readonly receivedBytes: number;
  stop(): Promise<void>;
}

/** A PNG of one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const answer = JSON.stringify({
  created: 1_790_000_000,
  data: [{ b64_json: pixel }],
  background: 'opaque',
  output_format: 'png',
  quality: 'low',
  size: '1x1',
  usage: {
    total_tokens: 3,
    input_tokens: 2,
    output_tokens: 1,
    input_tokens_details: { text_tokens: 1, image_tokens: 1 },
  },
});

/** Starts the upstream on a free port of 127.0.0.1. */
export async function startEditUpstream(): Promise<EditUpstream> {
  let receivedBytes = 0;
  const server: Server = createServer((req, res) => {
    req.on('data', (chunk: Buffer) => {
      receivedBytes += chunk.length;
    });
    req.on('end', () => {
      res.writeHead(200, { 'content-type': 'application/json' }).end(answer);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    get receivedBytes() {
      return receivedBytes;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
