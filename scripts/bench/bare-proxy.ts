import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { Pool, type Dispatcher } from 'undici';

/*
 * The yardstick: `node bare-proxy.ts <port> <upstream port>`. The least an HTTP proxy on node:http and undici can do
 * and still be one: it forwards method, path and end-to-end headers, pipes both bodies with back-pressure, keeps
 * connections alive on both legs, and drops the upstream call when the client leaves. It parses no body.
 */

type Headers = Record<string, string | string[]>;

/** Connection headers belong to one leg only (RFC 9110, 7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'te',
  'trailer',
  'upgrade',
  'host',
]);

function keepEndToEnd(headers: IncomingHttpHeaders): Headers {
  const kept: Headers = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined && !hopByHop.has(name)) kept[name] = value;
  }
  return kept;
}

function createRelay(response: ServerResponse): Dispatcher.DispatchHandler {
  let finished = false;
  return {
    onRequestStart(controller) {
      response.on('close', () => {
        if (!finished) controller.abort(new Error('client left'));
      });
      response.on('drain', () => {
        controller.resume();
      });
    },
    onResponseStart(_controller, status, headers) {
      response.writeHead(status, keepEndToEnd(headers));
    },
    onResponseData(controller, chunk) {
      if (!response.write(chunk)) controller.pause();
    },
    onResponseEnd() {
      finished = true;
      response.end();
    },
    onResponseError() {
      finished = true;
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    },
  };
}

const upstream = new Pool(`http://127.0.0.1:${String(process.argv[3])}`, {
  connections: null,
  pipelining: 1,
});

function forward(request: IncomingMessage, response: ServerResponse): void {
  upstream.dispatch(
    {
      path: request.url ?? '/',
      method: request.method ?? 'GET',
      headers: keepEndToEnd(request.headers),
      body: request,
    },
    createRelay(response),
  );
}

createServer(forward).listen(Number(process.argv[2]), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
