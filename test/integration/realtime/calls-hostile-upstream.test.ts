import { tmpdir } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { openCall } from '../../support/call-client.ts';
import { createTestConfig } from '../../support/create-test-gateway.ts';
import { realtimeModel } from '../../support/handshake-gateway.ts';
import {
  createRealtimeRelayGateway,
  type RealtimeRelayGateway,
} from '../../support/realtime-relay-gateway.ts';

const where = { response_id: 'resp_1', item_id: 'item_1', output_index: 0, content_index: 0 };
/** Four minutes of sound. */
const delta = 'A'.repeat(15 * 1024 * 1024);

let place: RealtimeRelayGateway;

afterEach(() => place.stop());

describe('a call whose upstream speaks without end', () => {
  it('ends alone, and those that the same process carries go on', { timeout: 60_000 }, async () => {
    const webRtc = {
      workers: 1,
      bindAddress: '127.0.0.1',
      udpPort: null,
      advertisedAddress: null,
      iceServers: [],
    };
    const { realtime } = createTestConfig(tmpdir());
    place = await createRealtimeRelayGateway({ config: { realtime: { ...realtime, webRtc } } });
    const { gateway, upstream } = place;
    const plan = {
      path: `/v1/realtime/calls?model=${realtimeModel}`,
      credential: gateway.apiKey,
      media: 'both',
    } as const;
    const bystander = await openCall(gateway.url, plan);
    const others = [];
    for (let count = 1; count <= 6; count += 1) others.push(await openCall(gateway.url, plan));
    const sessions = upstream.sessions.slice(1);
    for (const session of sessions) {
      session.send({ type: 'response.created', response: { id: 'resp_1', status: 'in_progress' } });
      for (let count = 0; count < 6; count += 1)
        session.send({ type: 'response.output_audio.delta', ...where, delta });
    }
    await Promise.all(sessions.map(({ closed }) => closed));
    bystander.send({ type: 'response.create' });
    expect(await bystander.waitFor('response.done')).toMatchObject({ response: { status: 'completed' } });
    for (const call of [bystander, ...others]) call.close();
  });
});
