import type { WireRequest } from './contract-request.ts';
import type { VideoShelf } from './contract-videos.ts';

/** A server that claims the contract. */
export interface ContractServer {
  /** Without a trailing slash. */
  readonly url: string;
  readonly apiKey: string;
  /** Video tasks of it; cases about tasks need them. */
  readonly videos?: VideoShelf;
  /** What a login gave; cases that need people need it. */
  readonly login?: ContractLogin;
  /** Longest wait for one event of realtime, and for the answer to an upgrade; default 20 and 30 seconds. */
  readonly eventTimeoutMs?: number;
  /** Added to every request. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A login of the administrator whose key it is. */
export interface ContractLogin {
  readonly accessToken: string;
  /** The value of the session cookie. */
  readonly cookie: string;
}

/** An answer that has been read to its end. */
export interface WireAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Longest time a server may take for one answer, in milliseconds. */
const answerTimeoutMs = 60_000;

/** Sends a request and reads the whole answer. Rejects when there is none. */
export async function sendRequest(server: ContractServer, request: WireRequest): Promise<WireAnswer> {
  const response = await fetch(server.url + request.target, {
    method: request.method,
    headers: { ...request.headers, ...server.headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(answerTimeoutMs),
    ...(request.body === null ? {} : { body: request.body as string | Uint8Array<ArrayBuffer> }),
  });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}
