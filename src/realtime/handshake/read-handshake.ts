import { GatewayError } from '../../core/gateway-error.ts';
import type { Profile } from '../../core/area.ts';

/** What an upgrade may say; of a repeated header every value counts, in whatever way Node gives it. */
export interface HandshakeHeaders {
  readonly authorization?: string | readonly string[] | undefined;
  readonly 'rt-beta'?: string | readonly string[] | undefined;
  readonly 'openai-beta'?: string | readonly string[] | undefined;
  readonly 'sec-websocket-protocol'?: string | undefined;
  readonly 'user-agent'?: string | undefined;
  readonly 'x-openai-agents-sdk'?: string | readonly string[] | undefined;
}

/** What a client says of itself when it connects. Nothing of it is checked against anything yet. */
export interface Handshake {
  /** An API key or an ephemeral token, never to be logged. */
  readonly credential: string;
  /** In whose spelling the marker of the beta dialect stands; `null` where there is none. */
  readonly betaMarker: Profile | null;
  /** Whether it is known for the vendor's present dialect: by how it sends its key, or by who it is. */
  readonly isKnownForGa: boolean;
  /** Whether `realtime` is among its subprotocols, and is to be answered with; `none` where it names none at all. */
  readonly subprotocol: 'realtime' | 'lacking' | 'none';
}

const keyPrefixes = ['rt-insecure-api-key.', 'openai-insecure-api-key.'] as const;
const vendorKeyPrefix = keyPrefixes[1];

const betaProtocols: readonly (readonly [name: string, profile: Profile])[] = [
  ['rt-beta.realtime-v1', 'neutral'],
  ['openai-beta.realtime-v1', 'vendor'],
];

const betaHeaders: readonly (readonly [name: 'rt-beta' | 'openai-beta', profile: Profile])[] = [
  ['rt-beta', 'neutral'],
  ['openai-beta', 'vendor'],
];

/** Clients of the vendor's present dialect that send no other mark: the vendor's own, Vercel's AI SDK, LiveKit's agents, promptfoo, gateways like this one. */
const gaAgents = /^(?:(?:Async)?OpenAI\/|Agents\/|ai-sdk-openai\/|LiveKit[- ]Agents|promptfoo |specway$)/;

const bearerPattern = /^bearer +(\S+)\s*$/i;

/**
 * Reads whom a WebSocket upgrade speaks for and in which dialect. Both spellings of the beta marker together are the neutral one.
 * Throws `unauthenticated` where there is no credential, or two that differ.
 */
export function readHandshake(headers: HandshakeHeaders): Handshake {
  const protocols = listEntries(headers['sec-websocket-protocol']);
  return {
    credential: findCredential(headers.authorization, protocols),
    betaMarker: findBetaMarker(headers, protocols),
    isKnownForGa:
      protocols.some((entry) => entry.startsWith(vendorKeyPrefix)) ||
      gaAgents.test(headers['user-agent'] ?? '') ||
      headers['x-openai-agents-sdk'] !== undefined,
    subprotocol: findSubprotocol(protocols),
  };
}

function findSubprotocol(protocols: readonly string[]): Handshake['subprotocol'] {
  if (protocols.length === 0) return 'none';
  return protocols.includes('realtime') ? 'realtime' : 'lacking';
}

function findCredential(
  authorization: HandshakeHeaders['authorization'],
  protocols: readonly string[],
): string {
  const bearers = [authorization ?? []].flat().flatMap((value) => bearerPattern.exec(value)?.[1] ?? []);
  const found = new Set([...protocols.flatMap((entry) => readProtocolKey(entry) ?? []), ...bearers]);
  const [credential, ...others] = found;
  if (credential === undefined) throw createMissingKey(authorization);
  if (others.length > 0)
    throw new GatewayError('unauthenticated', 'The request carries different API keys. Send only one.', {
      reason: 'conflicting_api_keys',
    });
  return credential;
}

function readProtocolKey(entry: string): string | null {
  const prefix = keyPrefixes.find((known) => entry.startsWith(known));
  return prefix === undefined || entry.length === prefix.length ? null : entry.slice(prefix.length);
}

function createMissingKey(authorization: HandshakeHeaders['authorization']): GatewayError {
  const finding =
    authorization === undefined
      ? 'The request carries no API key.'
      : 'The Authorization header carries no bearer key.';
  const places =
    'in the header Authorization: Bearer <API key>, or, where headers cannot be set, as the subprotocol rt-insecure-api-key.<key>';
  return new GatewayError('unauthenticated', `${finding} Send one ${places}.`, { reason: 'missing_api_key' });
}

function findBetaMarker(headers: HandshakeHeaders, protocols: readonly string[]): Profile | null {
  const found = new Set<Profile>();
  for (const [name, profile] of betaHeaders)
    if (listEntries(headers[name]).includes('realtime=v1')) found.add(profile);
  for (const [name, profile] of betaProtocols) if (protocols.includes(name)) found.add(profile);
  if (found.has('neutral')) return 'neutral';
  return found.has('vendor') ? 'vendor' : null;
}

/** The entries of a list (RFC 9110, 5.6.1). */
function listEntries(header: string | readonly string[] | undefined): readonly string[] {
  if (header === undefined) return [];
  const values = typeof header === 'string' ? [header] : header;
  return values
    .flatMap((value) => value.split(','))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
