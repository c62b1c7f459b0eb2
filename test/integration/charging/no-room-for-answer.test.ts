import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createChargedGateway } from '../../support/charged-gateway.ts';
import { createTestLimits } from '../../support/create-test-gateway.ts';
import { createTestPrice } from '../../support/create-price.ts';
import { answerJson } from '../../support/fake-answers.ts';
import { createFakeUpstream } from '../../support/fake-upstream.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { parseMetrics } from '../../support/parse-metrics.ts';

const model = 'chatfam-opus-4-8';

/** A key may hold three quarters of it. */
const limits = createTestLimits({ bodyBytesInFlight: 1024 * 1024, uploadBytesInFlight: 1024 * 1024 });
const heldBytes = 766_000;

describe('an answer that there is no room for', () => {
  it('is sent, since it is there and paid for', async () => {
    const upstream = await createFakeUpstream();
    const { gateway, createPayer, query, audit, close } = await createChargedGateway({
      prices: { [model]: createTestPrice({ input: 1_000_000n, output: 1_000_000n }) },
      config: { deployments: [createUpstreamDeployment('anthropic', upstream.url)], limits },
    });
    onTestFinished(async () => {
      await close();
      await upstream.close();
    });
    const { apiKey } = await createPayer(1_000_000n);
    const headers = { 'content-type': 'application/json', 'x-api-key': apiKey, 'msg-version': '2023-06-01' };
    const ask = (content: string) =>
      fetch(`${gateway.url}/v1/messages`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ model, max_tokens: 64, messages: [{ role: 'user', content }] }),
      });

    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    onTestFinished(() => void socket.destroy());
    const lines = Object.entries({ ...headers, host: hostname, 'content-length': 2 * heldBytes });
    const head = lines.map(([name, value]) => `${name}: ${String(value)}\r\n`).join('');
    socket.write(`POST /v1/messages HTTP/1.1\r\n${head}\r\n${'{'.padEnd(heldBytes)}`);
    upstream.answerAlways(answerJson(createAnswer('Hello.')));
    const readHeld = async () => parseMetrics(await (await fetch(`${gateway.url}/metrics`)).text());
    await expect
      .poll(async () => (await readHeld()).find('specway_memory_in_flight_bytes') ?? 0)
      .toBeGreaterThanOrEqual(heldBytes);
    expect((await ask('x'.repeat(30_000))).status).toBe(503);

    upstream.answerAlways(answerJson(createAnswer('word '.repeat(6_000))));
    const answer = await ask('Hello.');
    expect(answer.status).toBe(200);
    await answer.text();
    const records = query(
      `select outcome, status from usage_records where status <> 503 order by request_id desc limit 1`,
    );
    expect(records).toMatchObject([{ outcome: 'answered', status: 200n }]);
    socket.destroy();
    expect(await audit()).toEqual([]);
  });
});

function createAnswer(text: string): object {
  return {
    id: 'msg_01',
    type: 'message',
    role: 'assistant',
    model: 'up',
    content: [{ type: 'text', text }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 10, output_tokens: 10 },
  };
}
