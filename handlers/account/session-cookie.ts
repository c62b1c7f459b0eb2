import type { LoginSecrets } from '../../src/core/accounts/account-services.ts';
import type { ClientFacts } from '../../src/core/accounts/session.ts';

const name = 'specway_session';

/** The header that gives a browser its login: out of reach of scripts, and not sent with what other sites post. */
export function renderSessionCookie(
  { cookie }: LoginSecrets,
  { isSecure }: ClientFacts,
): Readonly<Record<string, string>> {
  return { 'set-cookie': `${name}=${cookie}; ${renderAttributes(isSecure)}` };
}

/** The header that takes it away again. */
export function renderEndedCookie({ isSecure }: ClientFacts): Readonly<Record<string, string>> {
  return { 'set-cookie': `${name}=; ${renderAttributes(isSecure)}; Max-Age=0` };
}

function renderAttributes(isSecure: ClientFacts['isSecure']): string {
  return `Path=/; HttpOnly${isSecure ? '; Secure' : ''}; SameSite=Lax`;
}

/** The access token, where the login has one. */
export function renderToken({ token }: LoginSecrets): { readonly token?: string } {
  return token === null ? {} : { token };
}
