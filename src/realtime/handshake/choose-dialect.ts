import { GatewayError } from '../../core/gateway-error.ts';
import type { Profile } from '../../core/area.ts';
import type { RealtimeDialect } from '../../core/ephemeral-token.ts';
import type { Handshake } from './read-handshake.ts';

/** How events are written to a client, and read from it. */
export interface ChosenDialect {
  readonly dialect: RealtimeDialect;
  /** The GA dialect is the vendor's own, and so always of its profile. */
  readonly profile: Profile;
}

/** What counts beside what the client says. */
export interface DialectClues {
  /** How the session was set up that an ephemeral token is for; `null` for an API key. */
  readonly tokenDialect: RealtimeDialect | null;
  /** Whether it attaches to a call that is under way. */
  readonly hasCall: boolean;
  /** Whether a client without any mark speaks the GA dialect (`SPECWAY_REALTIME_GA_WITHOUT_MARKER`). */
  readonly isGaUsual: boolean;
}

/**
 * Which dialect a WebSocket speaks: the beta marker decides, then whatever is known for the GA dialect. Throws `invalid_argument`
 * (`missing_beta_header`) for a client that could be either, and for subprotocols without `realtime`.
 */
export function chooseDialect(
  { betaMarker, isKnownForGa, subprotocol }: Omit<Handshake, 'credential'>,
  { tokenDialect, hasCall, isGaUsual }: DialectClues,
): ChosenDialect {
  if (subprotocol === 'lacking')
    throw createMissingMarker('The subprotocols lack realtime, which is the one to be spoken.');
  if (betaMarker !== null) return { dialect: 'beta', profile: betaMarker };
  if (tokenDialect === 'ga' || isKnownForGa || hasCall || isGaUsual)
    return { dialect: 'ga', profile: 'vendor' };
  throw createMissingMarker(
    'Say which events you speak: send the header rt-beta: realtime=v1 or the subprotocol rt-beta.realtime-v1 ' +
      '(OpenAI-Beta and openai-beta.realtime-v1 are the same for clients of the vendor).',
  );
}

function createMissingMarker(message: string): GatewayError {
  return new GatewayError('invalid_argument', message, { reason: 'missing_beta_header', param: 'rt-beta' });
}
