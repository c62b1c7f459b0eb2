import type { Handler } from '../../src/core/handler.ts';
import { renderCall } from './render-call.ts';

/**
 * POST /v1/realtime: a call over WebRTC, of the beta dialect unless its token says otherwise. Throws as RealtimeCalls does.
 */
export const connectRealtime: Handler<'connectRealtime'> = async (request, { realtimeCalls }) => {
  const { sdp: offer } = request.body.value;
  const { model: modelName } = request.query;
  return renderCall(await realtimeCalls.open({ request, offer, modelName, dialect: 'beta', config: null }));
};
