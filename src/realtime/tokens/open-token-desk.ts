import { hash as digest } from 'node:crypto';
import { GatewayError } from '../../core/gateway-error.ts';
import type { RealtimeTokenDesk } from '../../core/realtime/realtime-service.ts';
import type { RealtimeToken, RealtimeTokenStore } from '../../core/realtime/token-store.ts';
import type { Ask } from './ask-store.ts';

/** What is no token costs no question to the store. */
const tokenPattern = /^ek_[A-Za-z0-9_-]{32}$/;

/** Tells tokens that open a session from all others. */
export function openTokenDesk(store: RealtimeTokenStore, ask: Ask): RealtimeTokenDesk {
  const find = async (value: string): Promise<RealtimeToken> => {
    if (!tokenPattern.test(value)) throw createUnknown();
    const token = await ask(store.find(digest('sha256', value, 'hex')));
    if (token === null) throw createUnknown();
    if (token.state !== 'valid') throw createDead(token.state);
    return token;
  };
  return {
    find,
    use: async (value) => {
      if ((await ask(store.use(digest('sha256', value, 'hex')))) !== null) return;
      // It was valid a moment ago, so it says itself what has become of it.
      await find(value);
      throw createDead('used');
    },
  };
}

function createUnknown(): GatewayError {
  return new GatewayError('unauthenticated', 'The ephemeral token is not valid.', {
    reason: 'invalid_api_key',
  });
}

function createDead(state: 'used' | 'expired'): GatewayError {
  return state === 'used'
    ? new GatewayError(
        'unauthenticated',
        'The ephemeral token has been used already; it is valid for one connection.',
        { reason: 'token_already_used' },
      )
    : new GatewayError('unauthenticated', 'The ephemeral token has expired. Create a new one.', {
        reason: 'token_expired',
      });
}
