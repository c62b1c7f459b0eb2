import { GatewayError } from '../../src/core/gateway-error.ts';
import type { Handler, HandlerServices, RequestOf } from '../../src/core/handler.ts';
import { mayUseModel } from '../../src/core/may-use-model.ts';
import { spellModelId } from '../../src/core/model-catalogue.ts';
import { findRealtimeModel } from '../../src/core/realtime/find-realtime-model.ts';
import { renderIgnoredFields } from '../render-ignored-fields.ts';
import { renderExpiry } from './render-expiry.ts';

type SecretRequest = RequestOf<'createRealtimeClientSecret'>;

/** How long a token lives whose `expires_after` does not say, in seconds. */
const defaultSeconds = 600;

/**
 * POST /v1/realtime/client_secrets: an ephemeral token for the vendor's present dialect, and the session that it opens. With `expires_after` it
 * opens as many as are opened while it lasts. Throws as findRealtimeModel and RealtimeTokens do.
 */
export const createRealtimeClientSecret: Handler<'createRealtimeClientSecret'> = async (
  request,
  { router, realtime },
) => {
  const { session: config = {}, expires_after: expiry } = request.body.value;
  const { principal, profile } = request;
  const modelName = config.model ?? chooseModel(request, router);
  findRealtimeModel(modelName, { principal, profile, router, param: 'session.model' });
  const lifetimeMs = expiry === undefined ? null : (expiry.seconds ?? defaultSeconds) * 1000;
  const order = { request, modelName, config, lifetimeMs };
  const { value, expiresAt, session, ignoredFields } = await realtime.createGa(order);
  const body = { value, expires_at: renderExpiry(expiresAt), session };
  return { kind: 'whole', status: 200, headers: renderIgnoredFields(ignoredFields), body, bytes: null };
};

/** The first model with sessions that the key may use, in the spelling of the vendor's clients. */
function chooseModel({ principal }: SecretRequest, router: HandlerServices['router']): string {
  const first = router
    .listModels()
    .find((model) => model.operations.has('connectRealtime') && mayUseModel(principal, model, router));
  if (first !== undefined) return spellModelId(first.id, 'vendor');
  throw new GatewayError('invalid_argument', 'No realtime model is served here that this API key may use.', {
    reason: 'model_not_found',
    param: 'session.model',
  });
}
