import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRealtimeClient } from '../../support/contract-realtime-client.ts';
import { checkConversation } from '../../support/contract-realtime-grammar.ts';
import { loadRealtimeContract, realtimeSets } from '../../support/contract-realtime.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { createRealtimeUpstream, type RealtimeUpstream } from '../../support/realtime-upstream.ts';
import { demand, waitForResponse } from './realtime-words.ts';

describe.each(realtimeSets)('what an upstream says, told in the set %s', (name) => {
  const contract = loadRealtimeContract(name);
  let upstream: RealtimeUpstream;
  let gateway: TestGateway;
  beforeAll(async () => {
    upstream = await createRealtimeUpstream();
    const deployments = [createUpstreamDeployment('openai', upstream.url)];
    gateway = await createTestGateway({ config: { deployments } });
  });
  afterAll(async () => {
    await gateway.stop();
    await upstream.close();
  });

  const open = async () => {
    const count = upstream.sessions.length;
    const client = await openRealtimeClient(gateway, contract);
    return { client, session: await upstream.waitForSession(count) };
  };

  it('keeps to the order of events', async () => {
    const { client } = await open();
    client.send({ type: 'response.create' });
    demand('The status', (await waitForResponse(client)).status, 'completed');
    await client.close();
    expect(checkConversation(contract, client.lines)).toEqual([]);
  });

  it('ends what it began when the upstream breaks off', async () => {
    const { client, session } = await open();
    await client.next('session.created');
    session.respond('Yes.', 'begun');
    await client.next('response.content_part.added');
    session.cut();
    demand('The status', (await waitForResponse(client)).status, 'failed');
    const { error } = await client.next('error');
    demand('The code', (error as { readonly code: unknown }).code, 'upstream_error');
    expect(await client.closed).toBe(1011);
    expect(checkConversation(contract, client.lines)).toEqual([]);
  });

  it('ends what the client cancels', async () => {
    const { client, session } = await open();
    await client.next('session.created');
    session.respond('Yes.', 'begun');
    await client.next('response.content_part.added');
    client.send({ type: 'response.cancel', event_id: 'client_cancel' });
    const { event_id: name } = await session.waitFor('response.cancel');
    session.send({ type: 'error', event_id: 'event_e', error: createError(name) });
    const { error } = await client.next('error');
    demand('The event', (error as { readonly event_id: unknown }).event_id, 'client_cancel');
    await client.close();
  });
});

function createError(eventId: unknown): object {
  const error = { type: 'invalid_request_error', code: 'response_cancel_not_active', param: null };
  return { ...error, message: 'There is nothing to cancel.', event_id: eventId };
}
