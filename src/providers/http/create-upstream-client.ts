import type { Dispatcher } from 'undici';
import { countBytes, type BytePieces } from '../../core/byte-pieces.ts';
import { createCancellation } from '../../core/create-cancellation.ts';
import type { Deployment } from '../../core/provider.ts';
import { createFixedLookup, type HostAddress } from './create-fixed-lookup.ts';
import { createPoolGroup } from './create-pool-group.ts';
import type { PoolGroup } from './create-pool-group.ts';
import { isForm, type UploadForm } from './create-upload-form.ts';
import { handOver } from './hand-over.ts';
import { splitBaseUrl } from './split-base-url.ts';
import { ReadingTurns } from './reading-turns.ts';
import { UpstreamExchange } from './upstream-exchange.ts';
import type { ExchangedCall, UpstreamHttpResponse } from './upstream-exchange.ts';

/** One HTTP request to an upstream. */
export interface UpstreamRequest {
  /** What it is a part of: whom it goes to, how its answer is going to come (default: whole), and how long that may take. */
  readonly call: ExchangedCall;
  readonly method: 'GET' | 'POST';
  /** Path and query below the deployment's base URL. */
  readonly path: string;
  /** Names and values in turn. `host`, `content-length` and the content type of a form are added. */
  readonly headers: readonly string[];
  /** That of a stream is let go of once it has been sent. */
  readonly body: Buffer | BytePieces | UploadForm | null;
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
  /** Where every host is that is connected to, so that DNS is not asked. Default: DNS says. */
  readonly addresses?: readonly HostAddress[];
}

/**
 * Creates a client. The time-outs of a whole answer and of a stream's first event are exact; connecting, the first byte and
 * idleness are watched by one timer that the HTTP library shares between all connections, and may be noticed up to a second late. HTTP/2 is not offered, so that
 * one slow stream cannot hold up others on its connection.
 */
export function createUpstreamClient(options: UpstreamClientOptions = {}): UpstreamClient {
  const keepAliveTimeout = options.keepAliveMs ?? 30_000;
  /** By origin, then by connect timeout. */
  const groups = new Map<string, Map<number, PoolGroup>>();
  const turns = new ReadingTurns();
  /** What is known of each deployment, as long as there is one. */
  const targets = new WeakMap<Deployment, Target>();

  function addTarget(deployment: Deployment): Target {
    const { origin, pathPrefix } = splitBaseUrl(deployment.baseUrl);
    const { connectMs } = deployment.timeouts;
    const target = { pathPrefix, group: groups.get(origin)?.get(connectMs) ?? addGroup(origin, connectMs) };
    targets.set(deployment, target);
    return target;
  }

  function addGroup(origin: string, connectMs: number): PoolGroup {
    const { addresses } = options;
    const group = createPoolGroup(
      origin,
      { connections: null, pipelining: 1, allowH2: false, keepAliveTimeout },
      {
        allowH2: false,
        timeout: connectMs,
        ...(addresses && { lookup: createFixedLookup(addresses) }),
      },
    );
    const sameOrigin = groups.get(origin) ?? new Map<number, PoolGroup>();
    groups.set(origin, sameOrigin.set(connectMs, group));
    return group;
  }

  return {
    send(request) {
      const { call } = request;
      if (call.signal.aborted) return Promise.reject(createCancellation(call.signal));
      const { group, pathPrefix } = targets.get(call.deployment) ?? addTarget(call.deployment);
      const share = group.take();
      const exchange = new UpstreamExchange(call, share, turns);
      const head = exchange.readHead();
      share.pool.dispatch(createDispatchOptions(request, pathPrefix), exchange);
      return head;
    },
    async close() {
      const all = [...groups.values()].flatMap((sameOrigin) => [...sameOrigin.values()]);
      await Promise.all(all.map((group) => group.destroy()));
    },
  };
}

/** Where the requests of one deployment go. */
interface Target {
  readonly group: PoolGroup;
  readonly pathPrefix: string;
}

/** Bodies up to this size, in bytes, are not worth being handed over, unless the answer is a stream, which may last. */
const keptBytes = 16 * 1024;

function createDispatchOptions(
  { call, path, method, headers, body }: UpstreamRequest,
  pathPrefix: string,
): Dispatcher.DispatchOptions {
  const { firstByteMs, idleMs } = call.deployment.timeouts;
  const sent = letGo(body, call.delivery === 'stream' ? 0 : keptBytes);
  return {
    path: pathPrefix + path,
    method,
    headers: (isIterable(sent) ? [...headers, ...describeBody(sent)] : headers) as string[],
    // The types know no iterable bodies; undici sends them, with back-pressure, and ends them with the exchange.
    body: sent as Buffer | null,
    headersTimeout: firstByteMs,
    bodyTimeout: idleMs,
  };
}

function letGo(body: UpstreamRequest['body'], maxKeptBytes: number): UpstreamRequest['body'] {
  if (body === null || isForm(body)) return body;
  return countBytes(body) > maxKeptBytes ? handOver(body) : body;
}

/** Tells what is sent piece by piece from what is there as a whole. */
function isIterable(body: UpstreamRequest['body']): body is UploadForm | BytePieces {
  return typeof body === 'object' && body !== null && 'sizeBytes' in body;
}

function describeBody(body: UploadForm | BytePieces): readonly string[] {
  const length = ['content-length', String(body.sizeBytes)];
  return 'contentType' in body ? ['content-type', body.contentType, ...length] : length;
}
