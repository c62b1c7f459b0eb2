import type { Dispatcher } from 'undici';
import type { DeploymentTimeouts } from '../../core/provider.ts';
import { createPoolGroup } from './create-pool-group.ts';
import type { PoolGroup } from './create-pool-group.ts';
import { isForm, type UploadForm } from './create-upload-form.ts';
import { handOver, type HandedOver } from './hand-over.ts';
import { createAbortError } from './transport-failure.ts';
import { UpstreamExchange } from './upstream-exchange.ts';
import type { ExchangeOptions, UpstreamHttpResponse } from './upstream-exchange.ts';

/** One HTTP request to an upstream. */
export interface UpstreamRequest {
  /** Named in errors. */
  readonly deploymentId: string;
  /** Scheme, host and port, such as `https://api.example.com`. */
  readonly origin: string;
  readonly path: string;
  readonly method: 'GET' | 'POST';
  /** Names and values in turn. `host`, `content-length` and the content type of a form are added. */
  readonly headers: readonly string[];
  readonly body: Buffer | string | UploadForm | null;
  /** How the answer is going to come: a body before a stream is let go of once it has been sent. Default: whole. */
  readonly delivery?: 'whole' | 'stream';
  readonly timeouts: DeploymentTimeouts;
  /** See UpstreamCall. */
  readonly answerMs?: number;
  readonly signal: AbortSignal;
}

/** Sends requests over kept-alive connections. Shared by all calls of an adapter. */
export interface UpstreamClient {
  /**
   * Sends the request and resolves with the head of the answer, whatever its status; redirects are not followed.
   * Rejects with GatewayError for every failure: `upstream.kind` is `connect`, `timeout`, `reset` or `invalid_answer`;
   * an aborted signal gives `cancelled`, or its reason where that is a GatewayError. Nothing is sent again.
   */
  send(request: UpstreamRequest): Promise<UpstreamHttpResponse>;
  /** Ends what is running and closes every connection. */
  close(): Promise<void>;
}

export interface UpstreamClientOptions {
  /** How long an unused connection is kept where the upstream does not say, in milliseconds. Default 30000. */
  readonly keepAliveMs?: number;
}

/**
 * Creates a client. The time-outs of a whole answer and of a stream's first event are exact; connecting, the first byte and idleness are watched by one timer that the
 * HTTP library shares between all connections, and may be noticed up to a second late. HTTP/2 is not offered, so that
 * one slow stream cannot hold up others on its connection.
 */
export function createUpstreamClient(options: UpstreamClientOptions = {}): UpstreamClient {
  const keepAliveTimeout = options.keepAliveMs ?? 30_000;
  /** By origin, then by connect timeout. */
  const groups = new Map<string, Map<number, PoolGroup>>();

  function findGroup(origin: string, connectMs: number): PoolGroup {
    return groups.get(origin)?.get(connectMs) ?? addGroup(origin, connectMs);
  }

  function addGroup(origin: string, connectMs: number): PoolGroup {
    const common = { connections: null, pipelining: 1, allowH2: false };
    const group = createPoolGroup(origin, { ...common, connectTimeout: connectMs, keepAliveTimeout });
    const sameOrigin = groups.get(origin) ?? new Map<number, PoolGroup>();
    groups.set(origin, sameOrigin.set(connectMs, group));
    return group;
  }

  return {
    send(request) {
      const { deploymentId, signal } = request;
      if (signal.aborted) {
        return Promise.reject(createAbortError(signal.reason));
      }
      const share = findGroup(request.origin, request.timeouts.connectMs).take();
      const exchange = new UpstreamExchange({ deploymentId, ...limitExchange(request), signal, share });
      const head = exchange.readHead();
      share.pool.dispatch(createDispatchOptions(request), exchange);
      return head;
    },
    async close() {
      const all = [...groups.values()].flatMap((sameOrigin) => [...sameOrigin.values()]);
      await Promise.all(all.map((group) => group.destroy()));
      groups.clear();
    },
  };
}

/** How long the answer may take, and how long a stream may take to begin. */
function limitExchange({
  delivery,
  timeouts: { totalMs },
  answerMs = Infinity,
}: UpstreamRequest): Pick<ExchangeOptions, 'totalMs' | 'beginMs'> {
  if (delivery === 'stream') return { totalMs, beginMs: Math.min(totalMs, answerMs) };
  const wholeMs = Math.min(totalMs, answerMs);
  return { totalMs: wholeMs, beginMs: wholeMs };
}

/** Bodies up to this size, in bytes, are not worth being handed over, unless the answer is a stream, which may last. */
const keptBytes = 16 * 1024;

function createDispatchOptions({
  path,
  method,
  headers,
  body,
  delivery,
  timeouts,
}: UpstreamRequest): Dispatcher.DispatchOptions {
  const mostKept = delivery === 'stream' ? 0 : keptBytes;
  const isLetGo = body !== null && !isForm(body) && body.length > mostKept;
  const sent = isLetGo ? handOver(typeof body === 'string' ? Buffer.from(body) : body) : body;
  return {
    path,
    method,
    headers: (isIterable(sent) ? [...headers, ...describeBody(sent)] : headers) as string[],
    // The types know no iterable bodies; undici sends them, with back-pressure, and ends them with the exchange.
    body: sent as Buffer | string | null,
    headersTimeout: timeouts.firstByteMs,
    bodyTimeout: timeouts.idleMs,
  };
}

/** Tells what is sent piece by piece from what is there as a whole. */
function isIterable(body: Buffer | string | UploadForm | HandedOver | null): body is UploadForm | HandedOver {
  return typeof body === 'object' && body !== null && 'sizeBytes' in body;
}

function describeBody(body: UploadForm | HandedOver): readonly string[] {
  const length = ['content-length', String(body.sizeBytes)];
  return 'contentType' in body ? ['content-type', body.contentType, ...length] : length;
}
