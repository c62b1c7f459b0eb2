import { request as sendRequest, type IncomingHttpHeaders } from 'node:http';

/** What Prism is asked. */
export interface PrismQuestion {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

/** What Prism answers, read to its end. */
export interface PrismAnswer {
  readonly status: number;
  /** Names in lower case; nothing that is about the connection. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Headers that are about one connection, or about the length of a body that is written anew (RFC 9110, 7.6.1). */
const hopHeaders: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Longest time that Prism may take, in milliseconds. */
const answerTimeoutMs = 30_000;

/** Sends a request to Prism; rejects when no answer comes. Each has its own connection: Prism closes one that is idle for five seconds, perhaps just when it is asked again. */
export function askPrism(
  url: string,
  { method, target, headers, body }: PrismQuestion,
): Promise<PrismAnswer> {
  const length = body === null ? {} : { 'content-length': String(body.length) };
  const { promise, resolve, reject } = Promise.withResolvers<PrismAnswer>();
  const request = sendRequest(url + target, {
    method,
    agent: false,
    headers: { ...headers, ...length },
    signal: AbortSignal.timeout(answerTimeoutMs),
  });
  request.on('error', reject).on('response', (response) => {
    const pieces: Buffer[] = [];
    response
      .on('data', (piece: Buffer) => pieces.push(piece))
      .on('error', reject)
      .on('end', () => {
        const status = response.statusCode ?? 0;
        resolve({ status, headers: flattenHeaders(response.headers), body: Buffer.concat(pieces) });
      });
  });
  request.end(body ?? undefined);
  return promise;
}

/** Headers that may be passed on, each as one text. */
export function flattenHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || hopHeaders.has(name) ? [] : [[name, [value].flat().join(', ')]],
    ),
  );
}
