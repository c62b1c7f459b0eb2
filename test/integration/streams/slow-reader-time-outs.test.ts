import { request, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLongStream } from '../../support/create-long-stream.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { createFakeUpstream, type FakeUpstream } from '../../support/fake-upstream.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';

const streamBytes = 32 * 1024 * 1024;

/** The shared timer of idle connections may be a second late. */
const pauseMs = 2_500;

describe('a client that does not read for a while', () => {
  let upstream: FakeUpstream;
  let gateway: TestGateway;

  beforeAll(async () => {
    upstream = await createFakeUpstream();
    const create = (model: string, timeouts: { readonly idleMs: number; readonly totalMs: number }) => ({
      ...createUpstreamDeployment('anthropic', upstream.url, timeouts),
      id: model,
      models: { [model]: model },
    });
    const patient = create('chatfam-opus-4-8', { idleMs: 300, totalMs: 30_000 });
    const brief = create('chatfam-haiku-4-5', { idleMs: 30_000, totalMs: 1_000 });
    gateway = await createTestGateway({ config: { deployments: [patient, brief], validation: 'off' } });
  });
  afterAll(async () => {
    await gateway.stop();
    await upstream.close();
  });

  /** The end of the stream of a client that begins to read after a pause. */
  async function readLate(model: string): Promise<string> {
    upstream.answer(createLongStream('anthropic', streamBytes).answer);
    const messages = [{ role: 'user', content: 'Tell me everything.' }];
    const headers = {
      'content-type': 'application/json',
      'x-api-key': gateway.apiKey,
      'msg-version': '2023-06-01',
    };
    const answer = await new Promise<IncomingMessage>((resolve) => {
      const sent = request(`${gateway.url}/v1/messages`, { method: 'POST', headers, agent: false }, resolve);
      sent.end(JSON.stringify({ model, max_tokens: 64_000, stream: true, messages }));
    });
    await sleep(pauseMs);
    let end = '';
    for await (const chunk of answer as AsyncIterable<Buffer>)
      end = (end + chunk.toString('latin1')).slice(-300);
    return end;
  }

  it('does not run into the idle time-out of its deployment', async () => {
    expect(await readLate('chatfam-opus-4-8')).toMatch(/event: message_stop\ndata: .*\n\n$/u);
  });

  it('runs into its total time-out, and reads the error event', async () => {
    const end = await readLate('chatfam-haiku-4-5');
    expect(end).toMatch(/\n\nevent: error\ndata: \{.*"code":"timeout".*\}\n\n$/u);
    expect(await upstream.calls.at(-1)?.outcome).toBe('left');
  });
});
