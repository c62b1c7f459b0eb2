import { randomBytes } from 'node:crypto';
import type { RealtimeGaSessionConfig } from '../../../generated/contract-types.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { asObject } from '../../core/json/json-object.ts';
import { parseJson } from '../../core/json/parse-json.ts';
import type { KeyAuthenticator, Principal } from '../../core/principal.ts';
import type { CallOrder, SessionOrder } from '../../core/realtime/realtime-service.ts';
import type { StoredSession } from '../../core/ephemeral-token.ts';
import type { Router } from '../../core/router.ts';
import { checkModel } from './check-model.ts';

export interface CallTerms {
  readonly router: Pick<Router, 'findModel' | 'listModels'>;
  readonly authenticator: Pick<KeyAuthenticator, 'authenticateHash'>;
}

/**
 * The session that a call is for: of the dialect of its token, or of its path. Where the offer has no sound it answers in text, unless its
 * settings say otherwise: nobody would hear the speech that is paid for. Throws `invalid_argument`: `missing_required_parameter` where
 * nothing names a model, `invalid_value` for settings that the token cannot have, and as checkModel does.
 */
export function describeCall(order: CallOrder, { router, authenticator }: CallTerms): SessionOrder {
  const { request, config } = order;
  const { ephemeralToken } = request;
  const principal = readPrincipal(order);
  const token = ephemeralToken?.session ?? null;
  const dialect = token?.dialect ?? order.dialect;
  const profile = dialect === 'ga' ? 'vendor' : (token?.profile ?? request.profile);
  const param = config === null ? 'model' : 'session.model';
  const wish = { principal, profile: request.profile, ephemeralToken, param };
  const modelName = readModelName(order, token);
  checkModel({ ...wish, modelName }, router);
  const stored = findStored({ token, config, modelName });
  return {
    ...{ request, modelName, param, dialect, profile, transport: 'webrtc' },
    stored: offersSound(order.offer) ? stored : muteSession(stored, { dialect, profile, modelName }),
    authenticate: () => authenticator.authenticateHash(principal.keyHash),
  };
}

function readPrincipal({ request }: CallOrder): Principal {
  if (request.principal === null) throw new GatewayError('internal', 'A call was asked for by nobody.');
  return request.principal;
}

function readModelName({ modelName }: CallOrder, token: StoredSession | null): string {
  const name = modelName ?? token?.model ?? null;
  if (name !== null) return name;
  throw new GatewayError(
    'invalid_argument',
    'session.model is required when the credential is an API key and the query names no model.',
    { reason: 'missing_required_parameter', param: 'session.model' },
  );
}

interface StoredParts {
  readonly token: StoredSession | null;
  readonly config: RealtimeGaSessionConfig | null;
  readonly modelName: string;
}

/** What the session is set up with: that of the token, changed by what came with the offer. */
function findStored({ token, config, modelName }: StoredParts): StoredSession | null {
  if (config === null) return token;
  if (token === null) return createStored({ dialect: 'ga', profile: 'vendor', modelName }, config);
  if (token.dialect === 'beta')
    throw new GatewayError(
      'invalid_argument',
      'This token has a session of the beta dialect: leave session out, or create a token with POST /v1/realtime/client_secrets.',
      { reason: 'invalid_value', param: 'session' },
    );
  const own = parseJson(token.configJson) as RealtimeGaSessionConfig;
  return { ...token, configJson: JSON.stringify(mergeConfigs(own, config)) };
}

type SessionKind = Pick<StoredSession, 'dialect' | 'profile'> & { readonly modelName: string };

function createStored({ dialect, profile, modelName }: SessionKind, config: object): StoredSession {
  const id = `sess_${randomBytes(16).toString('hex')}`;
  return { id, dialect, profile, model: modelName, configJson: JSON.stringify(config) };
}

function offersSound(offer: string): boolean {
  return /^m=audio /mu.test(offer);
}

function muteSession(stored: StoredSession | null, kind: SessionKind): StoredSession {
  const muted = kind.dialect === 'ga' ? { output_modalities: ['text'] } : { modalities: ['text'] };
  if (stored === null) return createStored(kind, muted);
  return { ...stored, configJson: JSON.stringify({ ...muted, ...asObject(parseJson(stored.configJson)) }) };
}

/** As `session.update` changes a session: `audio` and its two sides are merged, everything else is replaced as a whole. */
function mergeConfigs(
  own: RealtimeGaSessionConfig,
  changes: RealtimeGaSessionConfig,
): RealtimeGaSessionConfig {
  const { input, output } = { ...own.audio };
  const { audio } = changes;
  return {
    ...own,
    ...changes,
    ...(own.audio === undefined && audio === undefined
      ? {}
      : { audio: { input: { ...input, ...audio?.input }, output: { ...output, ...audio?.output } } }),
  };
}
