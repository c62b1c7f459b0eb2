import type { Principal } from '../../core/principal.ts';
import type { SessionOrder } from '../../core/realtime/realtime-service.ts';

/** Whom a session is for, with the limits and the budget of now. Never rejects. */
export type ReadOwner = () => Promise<Principal>;

/**
 * Asks for the owner of a session that began for `principal`. One that nobody can look up is as it was; a key that is no longer good ends its
 * session by other ways.
 */
export function createReadOwner(
  principal: Principal,
  { authenticate }: Pick<SessionOrder, 'authenticate'>,
): ReadOwner {
  let known = principal;
  return async () => {
    try {
      known = await authenticate();
    } catch {
      // What was known of it goes on.
    }
    return known;
  };
}
