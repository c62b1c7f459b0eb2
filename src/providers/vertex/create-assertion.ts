import { createPrivateKey } from 'node:crypto';
import type { ServiceAccount } from './parse-vertex-credential.ts';

const scope = 'https://www.googleapis.com/auth/cloud-platform';

/** The longest an assertion may live. */
const lifetimeSeconds = 3600;

/** The signed statement by which a service account asks for an access token (RFC 7523, section 2.1). */
export async function createAssertion(account: ServiceAccount, nowMs: number): Promise<string> {
  const { SignJWT } = await import('jose');
  const issuedAt = Math.floor(nowMs / 1000);
  return await new SignJWT({ scope })
    .setProtectedHeader({
      alg: 'RS256',
      typ: 'JWT',
      ...(account.privateKeyId === null ? {} : { kid: account.privateKeyId }),
    })
    .setIssuer(account.clientEmail)
    .setSubject(account.clientEmail)
    .setAudience(account.tokenUri)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeSeconds)
    .sign(createPrivateKey(account.privateKey));
}
