import { createRequire } from 'node:module';
import type * as Undici from 'undici';
import { BodyCollector } from '../../core/body-collector.ts';
import { createCancellation } from '../../core/create-cancellation.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { PartialAccount } from '../../core/memory-account.ts';
import type { FetchedPictureLimits, PictureFetcher } from '../../core/picture-fetcher.ts';
import { createFixedLookup } from './create-fixed-lookup.ts';
import { findPublicHost, type FindHost } from './download/find-public-host.ts';
import { FetchPlaces } from './fetch-places.ts';

export interface PictureFetcherOptions {
  /** Default: DNS, of which only public addresses count. */
  readonly findHost?: FindHost;
  /** Certificates that are trusted beside those of Node, as PEM. Default: none. */
  readonly ca?: string;
  /** Longest time for all of it, in milliseconds. Default 10 seconds. */
  readonly maxMs?: number;
}

/** undici is loaded for the first picture. */
const requireModule = createRequire(import.meta.url);

/** Redirects that are followed. */
const maxRedirects = 3;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Longest address, in characters. */
const maxLength = 8_192;

const accepted = ['accept', 'image/png, image/jpeg, image/webp', 'accept-encoding', 'identity'];
const headers = [...accepted, 'user-agent', 'specway'];

/** Fetches over connections of its own, which are closed with each picture. */
export function createPictureFetcher(options: PictureFetcherOptions = {}): PictureFetcher {
  const places = new FetchPlaces();
  return {
    fetch: (address, limits) => places.hold(limits.keyId, () => fetchPicture(address, limits, options)),
  };
}

async function fetchPicture(
  address: string,
  limits: FetchedPictureLimits,
  options: PictureFetcherOptions,
): Promise<Buffer> {
  const timeout = AbortSignal.timeout(options.maxMs ?? 10_000);
  const signal = AbortSignal.any([limits.signal, timeout]);
  const memory = new PartialAccount(limits.memory);
  try {
    const bytes = await follow(address, { ...options, ...limits, memory, signal });
    memory.leave();
    return bytes;
  } catch (error) {
    memory.close();
    throw explain(error, limits, timeout);
  }
}

type Fetching = PictureFetcherOptions & FetchedPictureLimits;

async function follow(address: string, fetching: Fetching): Promise<Buffer> {
  let url = parseAddress(address);
  for (let count = 0; count <= maxRedirects; count += 1) {
    const answer = await ask(url, fetching);
    if (answer.kind === 'picture') return answer.bytes;
    url = parseAddress(answer.location, url);
  }
  throw refuse('The address of the picture leads through too many redirects.');
}

/** Only https on its own port: a name of the inside has no certificate that the internet trusts. */
function parseAddress(text: string, base?: URL): URL {
  const url = text.length > maxLength ? null : URL.parse(text, base?.href);
  const isFit = url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (url === null || !isFit) throw createUnfit();
  return url;
}

type Answer =
  | { readonly kind: 'picture'; readonly bytes: Buffer }
  | { readonly kind: 'redirect'; readonly location: string };

async function ask(url: URL, fetching: Fetching): Promise<Answer> {
  const { findHost = findPublicHost, ca, signal } = fetching;
  const { addresses, port } = await findHost(url.hostname, signal);
  const { Agent, request } = requireModule('undici') as typeof Undici;
  const agent = new Agent({ connect: { lookup: createFixedLookup(addresses), ...(ca && { ca }) } });
  const { origin } = url;
  try {
    const place = port === undefined ? origin : `${origin}:${String(port)}`;
    const answer = await request(place + url.pathname + url.search, {
      dispatcher: agent,
      method: 'GET',
      headers,
      signal,
    });
    return await readAnswer(answer, fetching);
  } finally {
    await agent.destroy();
  }
}

async function readAnswer(answer: Undici.Dispatcher.ResponseData, fetching: Fetching): Promise<Answer> {
  const { statusCode, headers: given } = answer;
  if (redirects.has(statusCode) && typeof given.location === 'string')
    return { kind: 'redirect', location: given.location };
  if (statusCode !== 200)
    throw refuse(`The address of the picture answers with status ${String(statusCode)}.`);
  return { kind: 'picture', bytes: await readPicture(answer, fetching) };
}

/** Without a known length the pieces are joined in the end, and there twice. */
async function readPicture(
  { headers: { 'content-length': length }, body }: Undici.Dispatcher.ResponseData,
  { belowBytes, memory }: Fetching,
): Promise<Buffer> {
  const announcedBytes = Number(length ?? 0);
  if (announcedBytes >= belowBytes) throw createTooLarge();
  const copies = announcedBytes === 0 ? 2 : 1;
  const collector = new BodyCollector(announcedBytes);
  for await (const chunk of body as AsyncIterable<Buffer>) {
    if (collector.sizeBytes + chunk.length >= belowBytes) throw createTooLarge();
    memory.take(copies * chunk.length);
    collector.push(chunk);
  }
  const bytes = collector.take();
  memory.give((copies - 1) * bytes.length);
  return bytes;
}

/** A name that leads inside, one that does not exist and a server that says nothing are told apart by nobody outside. */
function explain(error: unknown, { signal }: FetchedPictureLimits, timeout: AbortSignal): unknown {
  if (error instanceof GatewayError) return error;
  if (signal.aborted) return createCancellation(signal);
  if (timeout.aborted)
    return new GatewayError('deadline_exceeded', 'The picture did not arrive in time.', {
      reason: 'timeout',
      final: true,
    });
  return createUnfit(error);
}

function createUnfit(cause?: unknown): GatewayError {
  const message =
    'The picture must be at an https URL of a public host that answers with it, or in a data: URL.';
  return refuse(message, cause);
}

function refuse(message: string, cause?: unknown): GatewayError {
  return new GatewayError('invalid_argument', message, { reason: 'invalid_value', cause });
}

function createTooLarge(): GatewayError {
  return new GatewayError('invalid_argument', 'The picture is too large.', { reason: 'image_too_large' });
}
