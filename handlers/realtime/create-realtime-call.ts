import { GatewayError } from '../../src/core/gateway-error.ts';
import type { Handler } from '../../src/core/handler.ts';
import { maxOfferBytes } from '../../src/core/realtime/media-call.ts';
import { renderCall } from './render-call.ts';

/**
 * POST /v1/realtime/calls: a call over WebRTC, of the vendor's present dialect unless its token says otherwise. What is set with the offer
 * changes the session of a token, as `session.update` would. Throws as RealtimeCalls does.
 */
export const createRealtimeCall: Handler<'createRealtimeCall'> = async (request, { realtimeCalls }) => {
  const { sdp: offer, session: config = null } = request.body.value;
  if (Buffer.byteLength(offer) > maxOfferBytes)
    throw new GatewayError(
      'payload_too_large',
      `The offer is larger than the ${String(maxOfferBytes)} bytes accepted here.`,
      { reason: 'request_too_large', param: 'sdp' },
    );
  const modelName = config?.model ?? request.query.model ?? null;
  return renderCall(await realtimeCalls.open({ request, offer, modelName, dialect: 'ga', config }));
};
