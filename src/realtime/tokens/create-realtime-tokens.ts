import { hash as digest, randomBytes } from 'node:crypto';
import type { RealtimeGaSessionConfig, RealtimeSessionConfig } from '../../../generated/contract-types.ts';
import type { OperationRequest } from '../../core/operation.ts';
import type {
  CreatedToken,
  RealtimeTokenDesk,
  RealtimeTokens,
  TokenOrder,
} from '../../core/realtime/realtime-service.ts';
import type { StoredSession } from '../../core/ephemeral-token.ts';
import type { RealtimeTokenStore } from '../../core/realtime/token-store.ts';
import { sortBetaSettings } from '../settings/beta-fields.ts';
import { changeBetaSettings, createBetaSettings } from '../settings/beta-settings.ts';
import { changeGaSettings, defaultGaSettings } from '../settings/ga-settings.ts';
import { createAsk, type Ask, type AskOptions } from './ask-store.ts';
import { openTokenDesk } from './open-token-desk.ts';

export interface RealtimeTokenOptions extends AskOptions {
  readonly store: RealtimeTokenStore;
  /** How long sessions last, in milliseconds. */
  readonly maxDurationMs: number;
}

/** How long a token lives that nobody chose a time for, in milliseconds. */
const usualLifetimeMs = 60_000;

/** Random bytes of a token: 192 bits. */
const tokenBytes = 24;

/** Ephemeral tokens over their store. What is kept of one is its hash, that of its key, and the session. */
export function createRealtimeTokens(options: RealtimeTokenOptions): RealtimeTokens & RealtimeTokenDesk {
  const ask = createAsk(options);
  return {
    ...openTokenDesk(options.store, ask),
    createBeta: async ({ config: asked, ...order }) => {
      const { profile } = order.request;
      const { known: config, unknown: ignoredFields } = sortBetaSettings(asked);
      const settings = changeBetaSettings(createBetaSettings(profile), config, profile);
      const token = await create({ ...order, config, dialect: 'beta', profile }, options, ask);
      const head = { id: token.id, object: 'realtime.session', model: order.modelName } as const;
      const session = { ...head, expires_at: token.endsAt, ...settings };
      return { ...token.created, session, ignoredFields };
    },
    createGa: async ({ config, ...order }) => {
      const settings = changeGaSettings(defaultGaSettings, config);
      const token = await create({ ...order, config, dialect: 'ga', profile: 'vendor' }, options, ask);
      const head = { type: 'realtime', object: 'realtime.session', id: token.id } as const;
      const session = { ...head, model: order.modelName, expires_at: token.endsAt, ...settings };
      return { ...token.created, session, ignoredFields: [] };
    },
  };
}

interface NewToken {
  readonly id: string;
  /** When a session would end that began now, in Unix seconds. */
  readonly endsAt: number;
  readonly created: Pick<CreatedToken<unknown>, 'value' | 'expiresAt'>;
}

type TokenPlan = TokenOrder<RealtimeSessionConfig | RealtimeGaSessionConfig> &
  Pick<StoredSession, 'dialect' | 'profile'>;

async function create(
  { request, modelName, config, lifetimeMs, dialect, profile }: TokenPlan,
  { store, maxDurationMs }: RealtimeTokenOptions,
  ask: Ask,
): Promise<NewToken> {
  const value = `ek_${randomBytes(tokenBytes).toString('base64url')}`;
  const id = `sess_${randomBytes(16).toString('hex')}`;
  const lastsMs = lifetimeMs ?? usualLifetimeMs;
  const expiresAt = await ask(
    store.insert({
      hash: digest('sha256', value, 'hex'),
      keyHash: readKeyHash(request),
      session: { id, dialect, profile, model: modelName, configJson: JSON.stringify(config) },
      lifetimeMs: lastsMs,
      uses: lifetimeMs === null ? 'one' : 'many',
    }),
  );
  const endsAt = Math.floor((expiresAt - lastsMs + maxDurationMs) / 1000);
  return { id, endsAt, created: { value, expiresAt } };
}

function readKeyHash({ principal, operationId }: OperationRequest): string {
  if (principal === null) throw new Error(`${operationId} makes a token for nobody`);
  return principal.keyHash;
}
