import type { SessionStore } from '../../core/accounts/session.ts';
import type { SessionIssuer } from '../account-parts.ts';
import { createId, createSecret } from '../create-random-text.ts';
import { hashSecret } from '../hash-secret.ts';
import { createTokenExpired } from '../refusals.ts';

/** Secrets are new with every login: none that a client brings is ever adopted. */
export function createSessionIssuer(sessions: SessionStore): SessionIssuer {
  return async ({ userId, client, session, replaces, renews, restsOn }) => {
    const id = createId('ses');
    const cookie = createSecret('');
    const token = session === 'both' ? createSecret('at_') : null;
    const isCreated = await sessions.create({
      id,
      familyId: renews?.familyId ?? id,
      userId,
      cookieHash: hashSecret(cookie),
      tokenHash: token === null ? null : hashSecret(token),
      address: client.address,
      userAgent: client.userAgent,
      replaces,
      renewedFrom: renews,
      restsOn,
    });
    if (!isCreated) throw createTokenExpired();
    return { sessionId: id, cookie, token };
  };
}
