import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerStatus } from '../../support/fake-answers.ts';
import { playStream, playWhole } from '../../support/read-fixture.ts';
import {
  askContent,
  askMessage,
  createUsageGateway,
  post,
  type UsageGateway,
} from '../../support/usage-gateway.ts';

describe('usage records', () => {
  let open: UsageGateway;
  let isStopped = false;

  beforeEach(async () => {
    open = await createUsageGateway();
    isStopped = false;
  });

  afterEach(async () => {
    if (!isStopped) await open.stopAndRead();
  });

  async function readRecords() {
    isStopped = true;
    return await open.stopAndRead();
  }

  async function waitForLogLines(count: number): Promise<void> {
    await expect.poll(() => open.gateway.logLines.filter(({ method }) => method).length).toBe(count);
  }

  it('say of a whole answer who asked, who answered, and what was used', async () => {
    open.upstream.answer(playWhole('anthropic', 'message'));
    const before = Date.now();
    const { requestId } = await askMessage(open.gateway);
    const [record, ...others] = await readRecords();
    expect(others).toEqual([]);
    expect(record).toMatchObject({
      request_id: requestId,
      user_id: expect.stringMatching(/^usr_/) as string,
      operation_id: 'createMessage',
      model: 'chatfam-opus-4-8',
      deployment_id: 'anthropic-test',
      attempts: 1,
      status: 200,
      outcome: 'answered',
      error_reason: null,
      usage_source: 'upstream',
    });
    const attempt = [['anthropic-test', 'answered', 200, expect.any(Number)]];
    expect(JSON.parse(String(record?.attempt_list))).toEqual(attempt);
    expect(record?.key_id).toMatch(/^\S+$/);
    expect(Math.abs(Number(record?.started_at) - before)).toBeLessThan(10_000);
    expect(record?.first_byte_ms).toBeLessThanOrEqual(Number(record?.duration_ms));
    expect(record?.output_tokens).toBeGreaterThan(0);
  });

  it('hold the last figures of a stream in each format', async () => {
    open.upstream.answer(playStream('anthropic', 'text'));
    await askMessage(open.gateway, { stream: true });
    open.upstream.answer(playStream('gemini', 'text'));
    await askContent(open.gateway, 'streamGenerateContent?alt=sse');
    const [message, content] = await readRecords();
    expect(message).toMatchObject({ input_tokens: 17, output_tokens: 19, outcome: 'answered' });
    expect(content).toMatchObject({ input_tokens: 8, thought_tokens: 31, usage_source: 'upstream' });
    expect(Number(content?.output_tokens)).toBeGreaterThan(31);
  });

  it('hold the usage of pictures', async () => {
    open.upstream.answer(playWhole('openai', 'image'));
    const image = { model: 'imgfam-2', prompt: 'a red square' };
    const { status } = await post(open.gateway, '/v1/images/generations', {
      json: image,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${open.gateway.apiKey}` },
    });
    expect(status).toBe(200);
    const [record] = await readRecords();
    expect(record).toMatchObject({ operation_id: 'createImage', usage_source: 'upstream' });
    expect(record?.media_tokens).toBe(JSON.stringify({ output: { image: record?.output_tokens } }));
  });

  it('say that counting tokens used none', async () => {
    open.upstream.answer(playWhole('anthropic', 'count-tokens'));
    const messages = [{ role: 'user', content: 'Hello' }];
    await post(open.gateway, '/v1/messages/count_tokens', { json: { model: 'chatfam-opus-4-8', messages } });
    const [record] = await readRecords();
    expect(record).toMatchObject({ operation_id: 'countMessageTokens', status: 200, input_tokens: null });
  });

  it('say of a failure which deployment failed and why', async () => {
    open.upstream.answerAlways(answerStatus(400));
    const { status } = await askMessage(open.gateway);
    const [record, ...others] = await readRecords();
    expect(others).toEqual([]);
    expect(record).toMatchObject({
      deployment_id: 'anthropic-test',
      status,
      outcome: 'failed',
      input_tokens: null,
      first_byte_ms: null,
    });
    expect(JSON.parse(String(record?.attempt_list))).toEqual([
      ['anthropic-test', 'failed', 400, expect.any(Number)],
    ]);
    expect(record?.error_reason).not.toBeNull();
  });

  it('say of a stream that broke off what had been used until then, as an estimate', async () => {
    open.upstream.answer(playStream('anthropic', 'text', { events: 8, end: 'reset' }));
    const { text } = await askMessage(open.gateway, { stream: true });
    expect(text).toContain('event: error');
    const [record, ...others] = await readRecords();
    expect(others).toEqual([]);
    expect(record).toMatchObject({
      status: 200,
      outcome: 'truncated',
      input_tokens: 17,
      usage_source: 'estimated',
    });
    expect(record?.output_tokens).toBeGreaterThanOrEqual(1);
  });

  it.each([
    ['before the first event', 0, null],
    ['in mid-stream', 6, 'estimated'],
  ] as const)('say of a client that left %s that it did', async (_when, events, source) => {
    const count = open.upstream.calls.length;
    open.upstream.answer(playStream('anthropic', 'text', { events, end: 'hold' }));
    const controller = new AbortController();
    const asked = askMessage(open.gateway, { stream: true }, { signal: controller.signal });
    await open.upstream.waitForCall(count);
    await sleep(50);
    controller.abort();
    await expect(asked).rejects.toThrow(/abort/u);
    await waitForLogLines(1);
    const [record, ...others] = await readRecords();
    expect(others).toEqual([]);
    expect(record).toMatchObject({
      outcome: 'cancelled',
      error_reason: 'client_closed_request',
      usage_source: source,
    });
  });

  it('are not made of requests that never came to ask for a model', async () => {
    await askMessage(open.gateway, { max_tokens: 'many' });
    await askMessage(open.gateway, { model: 'no-such-model' });
    await fetch(`${open.gateway.url}/healthz`);
    await fetch(`${open.gateway.url}/v1/messages`, { method: 'POST', body: '{}' });
    expect(await readRecords()).toEqual([]);
  });

  it('are made once for each of many requests at the same time', async () => {
    open.upstream.answerAlways(playStream('anthropic', 'text'));
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => askMessage(open.gateway, { stream: true })),
    );
    const records = await readRecords();
    expect(records.map((record) => record.request_id).sort()).toEqual(
      answers.map(({ requestId }) => requestId).sort(),
    );
    expect(records.every((record) => record.output_tokens === 19)).toBe(true);
  });

  it('say the same as the log line', async () => {
    open.upstream.answer(playStream('anthropic', 'text'));
    const { requestId } = await askMessage(open.gateway, { stream: true });
    await waitForLogLines(1);
    const line = open.gateway.logLines.find((entry) => entry.requestId === requestId);
    expect(line).toMatchObject({
      attempts: 1,
      tokens: { input: 17, output: 19, source: 'upstream' },
    });
    const [record] = await readRecords();
    expect(line?.firstByteMs).toBe(record?.first_byte_ms);
    expect(line?.durationMs).toBe(record?.duration_ms);
  });
});
