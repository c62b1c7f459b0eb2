import type { WholeResponse } from '../../src/core/operation.ts';
import type { AnsweredCall } from '../../src/core/realtime/realtime-service.ts';

/** The answer to an offer, and where the call is found. */
export function renderCall({ id, answer, headers }: AnsweredCall): WholeResponse<string, 201> {
  return {
    kind: 'whole',
    status: 201,
    headers: { ...headers, 'content-type': 'application/sdp', location: `/v1/realtime/calls/${id}` },
    body: answer,
    bytes: Buffer.from(answer),
  };
}
