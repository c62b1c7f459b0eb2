import type { Deployment } from '../../../core/provider.ts';
import type { VideoDownload } from '../../../core/video/video-upstream.ts';
import { ForbiddenAddressError } from '../../../core/video/video-upstream.ts';
import type { HttpAdapterContext } from '../call-upstream.ts';
import { createUpstreamClient, type UpstreamClient } from '../create-upstream-client.ts';
import { createInvalidAnswerError, createUpstreamError } from '../create-upstream-error.ts';
import { listCodings } from '../list-codings.ts';
import { readBody } from '../read-body.ts';
import { createTransportError } from '../transport-failure.ts';
import type { UpstreamHttpResponse } from '../upstream-exchange.ts';
import { checkAddress, type AddressRules, type CheckedAddress } from './check-address.ts';
import { findPublicHost, type FoundHost } from './find-public-host.ts';
import { openVideo } from './open-video.ts';

/** A video that an upstream has left somewhere. */
export interface VideoSource extends AddressRules {
  readonly url: string;
  /** The credential, as names and values in turn. Sent to the deployment's own origin. */
  readonly headers: readonly string[];
  /** Another origin that may see the credential: the vendor's storage, named by us and not by the upstream. */
  readonly trustedOrigin: string | null;
}

type DownloadContext = Pick<HttpAdapterContext, 'client' | 'cleaner' | 'findHost'>;

/** Redirects that are followed. */
const maxRedirects = 5;

/** Longest silence, before the first byte and within the video, in milliseconds. */
const maxSilenceMs = 60_000;

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Fetches a video as UpstreamSample.fetch promises it. Every address on the way is checked before anybody is asked. */
export async function downloadVideo(
  context: DownloadContext,
  source: VideoSource,
  signal: AbortSignal,
): Promise<VideoDownload> {
  let address = checkAddress(source.url, source);
  for (let count = 0; count <= maxRedirects; count += 1) {
    const opened = await openAddress(context, { address, source, signal });
    const { response, close } = opened;
    if (!redirects.has(response.status)) return await receive(context, source.deployment, opened);
    response.discard();
    close();
    address = checkAddress(resolveLocation(response, address), source);
  }
  throw createInvalidAnswerError(
    source.deployment,
    302,
    new Error('The video is behind too many redirects.'),
  );
}

interface OpenedAddress {
  readonly response: UpstreamHttpResponse;
  /** Frees what the answer came by. */
  close(): void;
}

interface AddressRequest {
  readonly address: CheckedAddress;
  readonly source: VideoSource;
  readonly signal: AbortSignal;
}

/** Whom the deployment itself belongs to is asked over kept connections; hosts of the internet get one for this time. */
async function openAddress(context: DownloadContext, request: AddressRequest): Promise<OpenedAddress> {
  const { address, signal } = request;
  if (address.kind !== 'internet') {
    const response = await ask(context.client, request, address.origin);
    return { response, close: () => undefined };
  }
  const found = await findHost(context, request);
  const client = createUpstreamClient({ addresses: found.addresses });
  const close = () => {
    signal.removeEventListener('abort', close);
    void client.close();
  };
  signal.addEventListener('abort', close);
  try {
    const origin = found.port === undefined ? address.origin : `${address.origin}:${String(found.port)}`;
    return { response: await ask(client, request, origin), close };
  } catch (error) {
    close();
    throw error;
  }
}

function ask(
  client: UpstreamClient,
  { address, source, signal }: AddressRequest,
  origin: string,
): Promise<UpstreamHttpResponse> {
  const { deployment, headers, trustedOrigin } = source;
  const isTrusted = address.kind === 'own' || address.origin === trustedOrigin;
  return client.send({
    call: {
      deployment: { ...deployment, baseUrl: origin, timeouts: limitTimeouts(deployment.timeouts) },
      signal,
    },
    method: 'GET',
    path: address.path,
    headers: [
      'accept',
      'video/*, */*',
      'accept-encoding',
      'identity',
      'user-agent',
      'specway',
      ...(isTrusted ? headers : []),
    ],
    body: null,
  });
}

/** How long all of it may take is for whoever stores it to say. */
function limitTimeouts({ connectMs, firstByteMs, idleMs }: Deployment['timeouts']): Deployment['timeouts'] {
  return {
    connectMs,
    firstByteMs: Math.min(firstByteMs, maxSilenceMs),
    idleMs: Math.min(idleMs, maxSilenceMs),
    totalMs: Infinity,
  };
}

/** A name that DNS does not know, or not in time, is a failure to connect. */
async function findHost(
  { findHost: find = findPublicHost }: DownloadContext,
  { address, source, signal }: AddressRequest,
): Promise<FoundHost> {
  const { id, timeouts } = source.deployment;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeouts.connectMs)]);
  const where = { deploymentId: id, phase: 'head', status: null } as const;
  try {
    return await find(address.hostname, limit);
  } catch (error) {
    if (error instanceof ForbiddenAddressError) throw error;
    if (signal.aborted) throw createTransportError({ type: 'aborted', cause: signal.reason }, where);
    throw createTransportError({ type: 'connect', cause: error }, where);
  }
}

function resolveLocation({ headers }: UpstreamHttpResponse, { origin, path }: CheckedAddress): string {
  const { location = '' } = headers;
  const url = location === '' ? null : URL.parse(location, origin + path);
  if (url === null) throw new ForbiddenAddressError('The upstream redirected to no address.');
  return url.href;
}

async function receive(
  { cleaner }: DownloadContext,
  deployment: Deployment,
  { response, close }: OpenedAddress,
): Promise<VideoDownload> {
  const { status, headers } = response;
  const problem = findProblem(response);
  if (problem === null) {
    const chunks = readBody(response, close);
    return await openVideo({ deployment, sizeBytes: readLength(headers['content-length']), chunks });
  }
  response.discard();
  close();
  if (status === 200) throw createInvalidAnswerError(deployment, status, new Error(problem));
  const report = { status, body: null, retryAfterMs: null, isFinal: false };
  throw createUpstreamError(report, { cleaner, deployment, request: null });
}

function findProblem({ status, headers }: UpstreamHttpResponse): string | null {
  if (status !== 200) return `The status is ${String(status)}.`;
  const codings = listCodings(headers['content-encoding']);
  return codings.length === 0 ? null : 'The video is in a content encoding that nobody asked for.';
}

function readLength(value: string | undefined): number | null {
  return value !== undefined && /^\d{1,15}$/u.test(value) ? Number(value) : null;
}
