import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickRouting } from '../../support/create-candidate.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { answerStatus, delayAnswer } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeUpstream } from '../../support/fake-upstream.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { playStream, playWhole } from '../../support/read-fixture.ts';

let upstream: FakeUpstream;
let gateway: TestGateway;
beforeAll(async () => {
  upstream = await createFakeUpstream();
  const deployment = createUpstreamDeployment('anthropic', upstream.url);
  const { models } = deployment;
  gateway = await createTestGateway({
    config: {
      routing: quickRouting,
      deployments: [
        {
          ...deployment,
          id: 'drained',
          abort: 'drain',
          concurrency: 1,
          models: { 'chatfam-opus-4-8': models['chatfam-opus-4-8'] ?? '' },
        },
        { ...deployment, id: 'cancelled', models: { 'chatfam-haiku-4-5': 'haiku' } },
      ],
    },
  });
});
afterAll(async () => {
  await gateway.stop();
  await upstream.close();
});

/** Leaves as soon as the upstream has been called, or the first bytes of the stream are there. */
async function askAndLeave(model: string, delivery: 'whole' | 'stream'): Promise<'answered' | 'left'> {
  const index = upstream.calls.length;
  const controller = new AbortController();
  const pending = send(model, delivery, controller.signal).catch(() => null);
  const call = await upstream.waitForCall(index);
  if (delivery === 'stream') await (await pending)?.body?.getReader().read();
  controller.abort();
  await pending;
  return await call.outcome;
}

function send(model: string, delivery: 'whole' | 'stream', signal?: AbortSignal): Promise<Response> {
  return fetch(`${gateway.url}/v1/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': gateway.apiKey, 'msg-version': '2023-06-01' },
    body: JSON.stringify({
      model,
      stream: delivery === 'stream',
      max_tokens: 10,
      messages: [{ role: 'user', content: 'Hello' }],
    }),
    ...(signal ? { signal } : {}),
  });
}

const stream = playStream('anthropic', 'text', { paceMs: 20 });
const whole = delayAnswer(200, playWhole('anthropic', 'message'));

describe('a client that leaves', () => {
  it.each([
    ['stream', stream],
    ['whole', whole],
  ] as const)('does not end a %s of a deployment with abort: drain', async (delivery, answer) => {
    upstream.answer(answer);
    expect(await askAndLeave('chatfam-opus-4-8', delivery)).toBe('answered');
  });

  it.each([
    ['a stream that is cancelled', 'chatfam-haiku-4-5', 'stream', stream],
    ['a stream that is drained', 'chatfam-opus-4-8', 'stream', stream],
    ['a whole answer that is cancelled', 'chatfam-haiku-4-5', 'whole', whole],
    ['a whole answer that is drained', 'chatfam-opus-4-8', 'whole', whole],
  ] as const)('is the reason why %s ended', async (_name, model, delivery, answer) => {
    const lines = gateway.logLines.length;
    upstream.answer(answer);
    await askAndLeave(model, delivery);
    const error = expect.objectContaining({ code: 'cancelled', reason: 'client_closed_request' }) as object;
    await expect.poll(() => gateway.logLines.slice(lines)).toContainEqual(expect.objectContaining({ error }));
  });

  it.each([
    ['stream', stream],
    ['whole', whole],
  ] as const)('ends a %s of any other deployment', async (delivery, answer) => {
    upstream.answer(answer);
    expect(await askAndLeave('chatfam-haiku-4-5', delivery)).toBe('left');
  });

  it('keeps the place of the call that goes on, and frees it after that', async () => {
    upstream.answer(stream);
    const leaving = askAndLeave('chatfam-opus-4-8', 'stream');
    await upstream.waitForCall(upstream.calls.length);
    expect((await send('chatfam-opus-4-8', 'whole')).status).toBe(503);
    await leaving;
    upstream.answer(playWhole('anthropic', 'message'));
    await expect.poll(async () => (await send('chatfam-opus-4-8', 'whole')).status).toBe(200);
  });

  it('has a call that fails then not repeated', async () => {
    const lines = gateway.logLines.length;
    upstream.answer(delayAnswer(100, answerStatus(503)));
    await askAndLeave('chatfam-opus-4-8', 'whole');
    await expect
      .poll(() => gateway.logLines.slice(lines))
      .toContainEqual(
        expect.objectContaining({
          attempts: 1,
          error: expect.objectContaining({ code: 'cancelled' }) as object,
        }),
      );
  });

  it('has a stream that then ends without its terminal event held against its deployment', async () => {
    const lines = gateway.logLines.length;
    upstream.answer(playStream('anthropic', 'text', { events: 4, paceMs: 20 }));
    expect(await askAndLeave('chatfam-opus-4-8', 'stream')).toBe('answered');
    await expect
      .poll(() => gateway.logLines.slice(lines))
      .toContainEqual(expect.objectContaining({ msg: 'an attempt failed', kind: 'truncated' }));
  });

  it('still has what was used counted in full', async () => {
    upstream.answer(stream);
    await askAndLeave('chatfam-opus-4-8', 'stream');
    await expect
      .poll(() => gateway.logLines.at(-1))
      .toMatchObject({
        deploymentId: 'drained',
        tokens: { output: 19, source: 'upstream' },
        error: { code: 'cancelled' },
      });
  });
});
