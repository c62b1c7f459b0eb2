import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request that went through. */
export interface CountedRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** What was answered; 599 when nothing was. */
  readonly status: number;
}

/** Stands between a program and a gateway, changes nothing and counts. */
export interface CountingProxy {
  readonly url: string;
  readonly requests: readonly CountedRequest[];
  close(): Promise<void>;
}

/** A proxy on a free port of 127.0.0.1 before the server at `target`. */
export async function createCountingProxy(target: string): Promise<CountingProxy> {
  const requests: CountedRequest[] = [];
  const server = createServer((req, res) => {
    const note = (status: number) => {
      requests.push({ method: req.method ?? '', path: req.url ?? '', status });
    };
    passOn(req, res, { target, note });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

interface Passage {
  readonly target: string;
  note(status: number): void;
}

function passOn(req: IncomingMessage, res: ServerResponse, { target, note }: Passage): void {
  const { method, headers } = req;
  const outgoing = request(new URL(req.url ?? '/', target), { method, headers }, (answer) => {
    note(answer.statusCode ?? 599);
    res.writeHead(answer.statusCode ?? 599, answer.headers);
    answer.pipe(res);
  });
  outgoing.on('error', () => {
    if (!res.headersSent) note(599);
    res.destroy();
  });
  res.on('close', () => outgoing.destroy());
  req.pipe(outgoing);
}
