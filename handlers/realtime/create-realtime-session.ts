import type { Handler } from '../../src/core/handler.ts';
import { findRealtimeModel } from '../../src/core/realtime/find-realtime-model.ts';
import { renderIgnoredFields } from '../render-ignored-fields.ts';
import { renderExpiry } from './render-expiry.ts';

/**
 * POST /v1/realtime/sessions: an ephemeral token of a minute for one connection in the beta dialect, and the session that it opens. Throws as
 * findRealtimeModel and RealtimeTokens do.
 */
export const createRealtimeSession: Handler<'createRealtimeSession'> = async (request, services) => {
  const { model: modelName, ...config } = request.body.value;
  const { principal, profile } = request;
  findRealtimeModel(modelName, { principal, profile, router: services.router, param: 'model' });
  const order = { request, modelName, config, lifetimeMs: null };
  const { session, value, expiresAt, ignoredFields } = await services.realtime.createBeta(order);
  const secret = { value, expires_at: renderExpiry(expiresAt) };
  return {
    kind: 'whole',
    status: 200,
    headers: renderIgnoredFields(ignoredFields),
    body: { ...session, client_secret: secret },
    bytes: null,
  };
};
