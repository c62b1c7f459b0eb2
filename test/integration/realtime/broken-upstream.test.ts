import { afterEach, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { realtimePath } from '../../support/handshake-gateway.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { openSocket } from '../../support/realtime-sockets.ts';
import { createRealtimeUpstream, type RealtimeUpstream } from '../../support/realtime-upstream.ts';

interface Sent {
  readonly type: string;
}

describe('connectRealtime', () => {
  let upstream: RealtimeUpstream;
  let gateway: TestGateway;

  afterEach(async () => {
    await gateway.stop();
    await upstream.close();
  });

  it('ends a response and closes with 1011 where the upstream breaks off in the middle of it', async () => {
    upstream = await createRealtimeUpstream({
      answer: (event, session) => {
        if (event.type === 'response.create') session.respond('Hello', 'begun');
        if (event.type === 'session.update')
          session.send({ type: 'session.updated', event_id: 'event_u', session: event.session });
      },
    });
    gateway = await createTestGateway({
      config: { deployments: [createUpstreamDeployment('openai', upstream.url)] },
    });
    const headers = { authorization: `Bearer ${gateway.apiKey}`, 'rt-beta': 'realtime=v1' };
    const client = await openSocket(`${gateway.url}${realtimePath}`, { headers });
    const find = (type: string) =>
      client.texts.map((text) => JSON.parse(text) as Sent).filter((event) => event.type === type);
    client.socket.send(JSON.stringify({ type: 'response.create' }));
    await expect.poll(() => find('response.text.delta').length, { timeout: 5_000 }).toBeGreaterThan(0);
    (await upstream.waitForSession()).cut();
    expect(await client.closed).toBe(1011);
    expect(find('response.output_item.done')).toMatchObject([{ item: { status: 'incomplete' } }]);
    expect(find('response.done')).toMatchObject([{ response: { status: 'failed' } }]);
    expect(find('error')).toMatchObject([{ error: { type: 'server_error', code: 'upstream_error' } }]);
  });
});
