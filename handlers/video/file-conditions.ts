import { GatewayError } from '../../src/core/gateway-error.ts';

/** What conditions are held against. */
export interface FileState {
  /** Strong, without quotes. */
  readonly etag: string;
  /** Unix milliseconds. */
  readonly storedAt: number;
}

/** The headers of a request that make it conditional. */
export interface FileConditions {
  readonly 'if-match'?: string;
  readonly 'if-none-match'?: string;
}

/**
 * Whether the client has the file already, in the order of RFC 9110, 13.2.2. Throws `precondition_failed` where it is not the one
 * that the client means.
 */
export function checkConditions(
  { 'if-match': ifMatch, 'if-none-match': ifNoneMatch }: FileConditions,
  { etag }: FileState,
): 'known' | 'unknown' {
  const tag = `"${etag}"`;
  if (ifMatch !== undefined && !listTags(ifMatch).some((given) => given === '*' || given === tag))
    throw createMismatch();
  if (ifNoneMatch === undefined) return 'unknown';
  // The weak comparison (RFC 9110, 8.8.3.2).
  const isKnown = listTags(ifNoneMatch).some((given) => given === '*' || given.replace(/^W\//, '') === tag);
  return isKnown ? 'known' : 'unknown';
}

/**
 * Whether `if-range` names this file: by its strong entity tag, or by the very date of it (RFC 9110, 13.1.5). What is neither
 * names none.
 */
export function isSameFile(ifRange: string, { etag, storedAt }: FileState): boolean {
  const given = ifRange.trim();
  if (given.startsWith('"') || given.startsWith('W/')) return given === `"${etag}"`;
  return Date.parse(given) === Math.floor(storedAt / 1000) * 1000;
}

/** A tag holds no quote, and may hold a comma (RFC 9110, 8.8.3). */
const tagPattern = /(?:W\/)?"[^"]*"|\*/g;

function listTags(header: string): readonly string[] {
  return header.match(tagPattern) ?? [];
}

function createMismatch(): GatewayError {
  return new GatewayError('precondition_failed', 'The video is not the one that the header if-match names.', {
    reason: 'precondition_failed',
    param: 'if-match',
  });
}
