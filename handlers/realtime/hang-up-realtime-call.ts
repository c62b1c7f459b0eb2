import type { Handler } from '../../src/core/handler.ts';

/** POST /v1/realtime/calls/{call_id}/hangup: ends a call of the key's owner. Throws `not_found` (`call_not_found`). */
export const hangUpRealtimeCall: Handler<'hangUpRealtimeCall'> = async (request, { realtimeCalls }) => {
  await realtimeCalls.hangUp(request.pathParameters.call_id, request);
  return { kind: 'whole', status: 200, headers: {}, body: undefined, bytes: null };
};
