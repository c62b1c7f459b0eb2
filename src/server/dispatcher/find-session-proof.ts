import type { IncomingMessage } from 'node:http';
import { hashSecret } from '../../accounts/index.ts';
import type { SessionProof } from '../../core/accounts/session.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { countHeader } from '../listener/check-head.ts';

const cookieName = 'specway_session';

/** Any case, one or more spaces (RFC 9110, 11.4), and an access token. */
const bearerPattern = /^bearer +(at_[A-Za-z0-9_-]{16,128}) *$/i;

/** What {@link createSessionIssuer} makes. */
const cookiePattern = /^[A-Za-z0-9_-]{16,128}$/;

/**
 * How a request says who is logged in. The header `Authorization` decides alone where there is one: a cookie beside it counts for
 * nothing. Throws `unauthenticated` (`unauthorized`) where neither is what a login gave, and for cookies that contradict each other,
 * as another host of the same domain may plant them.
 */
export function findSessionProof({ headers, rawHeaders }: IncomingMessage): SessionProof {
  if (headers.authorization !== undefined) {
    const token = bearerPattern.exec(headers.authorization)?.[1];
    if (token === undefined || countHeader(rawHeaders, 'authorization') > 1) throw createUnauthorized();
    return { kind: 'token', hash: hashSecret(token) };
  }
  const [cookie, ...others] = new Set(listCookies(headers.cookie ?? ''));
  if (cookie === undefined || others.length > 0 || !cookiePattern.test(cookie)) throw createUnauthorized();
  return { kind: 'cookie', hash: hashSecret(cookie) };
}

function listCookies(header: string): readonly string[] {
  return header.split(';').flatMap((pair) => {
    const [name, value = ''] = pair.split('=');
    return name?.trim() === cookieName ? [value.trim()] : [];
  });
}

export function createUnauthorized(): GatewayError {
  return new GatewayError('unauthenticated', 'Log in first: send the session cookie or an access token.', {
    reason: 'unauthorized',
  });
}
