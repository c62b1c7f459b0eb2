import { isDeepStrictEqual } from 'node:util';
import type { Profile } from '../../src/core/area.ts';
import type { TestGateway } from './create-test-gateway.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Both profiles, for facts that hold in each. */
export const profiles: readonly Profile[] = ['neutral', 'vendor'];

/** An answer that has been read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as a JSON object; throws when it is none. */
  json(): JsonObject;
}

export interface SendOptions {
  readonly profile?: Profile;
  /** Added to those of the profile; a header set to the empty string is left out. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface MessageOptions extends SendOptions {
  /** Default `/v1/messages`. */
  readonly path?: string;
}

export interface ContentOptions extends SendOptions {
  /** Default `genfam-2.5-flash`. */
  readonly model?: string;
  /** Default `generateContent`. */
  readonly verb?: string;
  /** Further query parameters, such as `alt=sse`. */
  readonly query?: string;
  /** Replaces path and model altogether. */
  readonly path?: string;
}

/** Whatever the body is made of: a string or bytes go out as they are, anything else as JSON. */
export type RequestBody = string | Uint8Array | JsonObject;

const versionHeaders: Readonly<Record<Profile, string>> = {
  neutral: 'msg-version',
  vendor: 'anthropic-version',
};

/** POST /v1/messages in the spelling of a profile (neutral by default). */
export async function sendMessage(
  gateway: TestGateway,
  body: RequestBody,
  options: MessageOptions = {},
): Promise<Answer> {
  const { profile = 'neutral', path = '/v1/messages' } = options;
  const headers = { 'x-api-key': gateway.apiKey, [versionHeaders[profile]]: '2023-06-01' };
  return await post(gateway.url + path, body, { ...options, headers: { ...headers, ...options.headers } });
}

/** POST /v1beta/models/{model}:{verb} in the spelling of a profile (neutral by default). */
export async function sendContent(
  gateway: TestGateway,
  body: RequestBody,
  options: ContentOptions = {},
): Promise<Answer> {
  const { profile = 'neutral', model = 'genfam-2.5-flash', verb = 'generateContent' } = options;
  const path = options.path ?? `/v1beta/models/${model}:${verb}`;
  const key = profile === 'neutral' ? `key=${gateway.apiKey}` : '';
  const query = [key, options.query ?? ''].filter((part) => part !== '').join('&');
  const headers: Record<string, string> = profile === 'vendor' ? { 'x-goog-api-key': gateway.apiKey } : {};
  const url = `${gateway.url}${path}${query === '' ? '' : `?${query}`}`;
  return await post(url, body, { ...options, headers: { ...headers, ...options.headers } });
}

/** Any request; the answer is read to its end. */
export async function request(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: () => JSON.parse(text) as JsonObject,
  };
}

async function post(url: string, body: RequestBody, { headers, signal }: SendOptions): Promise<Answer> {
  const all = Object.entries({ 'content-type': 'application/json', ...headers });
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  return await request(url, {
    method: 'POST',
    headers: Object.fromEntries(all.filter(([, value]) => value !== '')),
    body: isRaw ? body : JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
}

/** One event of a stream as it was written. */
export interface WrittenEvent {
  /** `null` where there is no `event:` line. */
  readonly event: string | null;
  readonly data: JsonObject;
}

/**
 * Reads server-sent events without the program's own parser. Throws for a line that is neither event nor data, but for the error of
 * format C that stands there bare, too, last of all without its empty line (docs/streaming.md).
 */
export function readEvents(text: string): readonly WrittenEvent[] {
  const isBare = (block: string) => block.startsWith('{"error":');
  const blocks = text.split(/\r?\n\r?\n/u);
  const rest = blocks.pop() ?? '';
  if (rest !== '' && !isBare(rest)) throw new Error('The stream does not end with an empty line.');
  const events = blocks.filter((block) => !block.startsWith(':') && !isBare(block)).map(readEvent);
  for (const bare of [...blocks, rest].filter(isBare))
    if (!isDeepStrictEqual(JSON.parse(bare), events.at(-1)?.data))
      throw new Error('A bare error is not that of the last event.');
  return events;
}

function readEvent(block: string): WrittenEvent {
  const lines = block.split(/\r?\n/u);
  const named = /^event: (\S+)$/u.exec(lines[0] ?? '');
  const rest = named ? lines.slice(1) : lines;
  if (rest.length !== 1 || rest[0]?.startsWith('data: ') !== true) throw new Error(`Not an event: ${block}`);
  return { event: named?.[1] ?? null, data: JSON.parse(rest[0].slice('data: '.length)) as JsonObject };
}
