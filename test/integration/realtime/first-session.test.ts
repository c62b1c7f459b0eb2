import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { realtimeModel, realtimePath } from '../../support/handshake-gateway.ts';
import { openSocket, type SocketClient } from '../../support/realtime-sockets.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.stop());

const types = ({ texts }: SocketClient) => texts.map((text) => (JSON.parse(text) as { type: string }).type);

async function ask(client: SocketClient, content: object): Promise<void> {
  const item = { type: 'message', role: 'user', content: [content] };
  client.socket.send(JSON.stringify({ type: 'conversation.item.create', item }));
  client.socket.send(JSON.stringify({ type: 'response.create' }));
  await vi.waitFor(
    () => {
      expect(types(client)).toContain('rate_limits.updated');
    },
    { timeout: 10_000 },
  );
}

describe('a session of the simulator over WebSocket', () => {
  it('answers a client of the interface', async () => {
    const headers = { authorization: `Bearer ${gateway.apiKey}`, 'rt-beta': 'realtime=v1' };
    const client = await openSocket(`${gateway.url}${realtimePath}`, { headers });
    expect(client.headers['x-specway-deployment']).toBeDefined();
    await ask(client, { type: 'input_text', text: 'Hello.' });
    expect(types(client).slice(0, 2)).toEqual(['session.created', 'conversation.created']);
    expect(types(client)).toContain('response.done');
    client.socket.close(1000);
    expect(await client.closed).toBe(1000);
  });

  it("answers a client of the vendor's with a token, set up as the token was", async () => {
    const answer = await fetch(`${gateway.url}/v1/realtime/client_secrets`, {
      method: 'POST',
      headers: { authorization: `Bearer ${gateway.apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ session: { model: realtimeModel, output_modalities: ['text'] } }),
    });
    const { value, session } = (await answer.json()) as { value: string; session: { id: string } };
    const client = await openSocket(`${gateway.url}${realtimePath}`, {
      protocols: ['realtime', `openai-insecure-api-key.${value}`],
    });
    await ask(client, { type: 'input_text', text: 'Hello.' });
    expect(JSON.parse(client.texts[0] ?? '')).toMatchObject({
      type: 'session.created',
      session: { id: session.id, model: realtimeModel, output_modalities: ['text'] },
    });
    expect(types(client)).toContain('response.output_text.delta');
    client.socket.close(1000);
    await client.closed;
  });
});
