import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestLimits } from '../../support/create-test-gateway.ts';
import { answerEventStream } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeUpstream } from '../../support/fake-upstream.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { readChunks, writeEvent } from '../../support/read-fixture.ts';
import { createUsageGateway, type UsageGateway } from '../../support/usage-gateway.ts';

/**
 * There is room for one conversation of this many bytes, which takes three times as much while it is parsed and twice
 * afterwards, and not for two.
 */
const conversationBytes = 300 * 1024;
const limits = createTestLimits({ bodyBytesInFlight: 1536 * 1024, uploadBytesInFlight: 1024 * 1024 });

describe('the body of a request whose stream has begun', () => {
  let upstream: FakeUpstream;
  let open: UsageGateway;
  const events = readChunks('anthropic', 'text').map((chunk) => writeEvent('anthropic', chunk));

  beforeEach(async () => {
    upstream = await createFakeUpstream();
    open = await createUsageGateway({
      deployments: [createUpstreamDeployment('anthropic', upstream.url)],
      limits,
    });
  });

  afterEach(async () => {
    await upstream.close();
  });

  function ask(signal: AbortSignal): Promise<Response> {
    const { url, apiKey } = open.gateway;
    const content = 'word '.repeat(conversationBytes / 5);
    const messages = [{ role: 'user', content }];
    return fetch(`${url}/v1/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': apiKey, 'msg-version': '2023-06-01' },
      body: JSON.stringify({ model: 'chatfam-opus-4-8', max_tokens: 64, stream: true, messages }),
      signal,
    });
  }

  it('leaves its room to other requests, and is still what an estimate is made from', async () => {
    const leave = new AbortController();
    // No figures come before the client leaves.
    const begun = events.map((event) => event.replace(/"input_tokens":\d+/u, '"input_tokens":0'));
    upstream.answer(answerEventStream([2_000, ...begun.slice(0, 2), 60_000]), answerEventStream(events));
    const waiting = ask(leave.signal);
    await upstream.waitForCall(0);
    expect((await ask(leave.signal)).status).toBe(503);
    const first = await waiting;
    const second = await ask(leave.signal);
    expect([first.status, second.status]).toEqual([200, 200]);
    await second.text();
    leave.abort();
    const records = await open.stopAndRead();
    const estimated = records.filter(({ usage_source: source }) => source === 'estimated');
    expect(estimated).toHaveLength(1);
    expect(estimated[0]?.input_tokens).toBeGreaterThan(conversationBytes / 5);
  });

  it('reaches the upstream as the client sent it', async () => {
    upstream.answer(answerEventStream(events));
    await (await ask(AbortSignal.timeout(10_000))).text();
    const sent = upstream.calls[0]?.json() as { messages: { content: string }[] };
    expect(sent.messages[0]?.content).toBe('word '.repeat(conversationBytes / 5));
    expect(upstream.calls[0]?.headers['content-length']).toBe(String(upstream.calls[0]?.body.length));
    await open.stopAndRead();
  });
});
