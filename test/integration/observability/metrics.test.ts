import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerStatus } from '../../support/fake-answers.ts';
import { parseMetrics, type MetricsText } from '../../support/parse-metrics.ts';
import { playStream, playWhole } from '../../support/read-fixture.ts';
import {
  askContent,
  askMessage,
  createUsageGateway,
  type UsageGateway,
} from '../../support/usage-gateway.ts';

const routing = {
  strategy: 'weighted',
  attempts: 2,
  backoffMs: 1,
  maxBackoffMs: 10,
  deadlineMs: 60_000,
  cooldown: { failures: 3, durationMs: 1_000 },
} as const;

describe('getMetrics', () => {
  let open: UsageGateway;

  beforeEach(async () => {
    open = await createUsageGateway({ routing });
  });

  afterEach(async () => {
    await open.stopAndRead();
  });

  async function scrape(): Promise<MetricsText> {
    const response = await fetch(`${open.gateway.url}/metrics`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    return parseMetrics(await response.text());
  }

  it('counts requests by operation, status and outcome, and tokens by model and kind', async () => {
    open.upstream.answer(playStream('anthropic', 'text'), playStream('anthropic', 'text'));
    await askMessage(open.gateway, { stream: true });
    await askMessage(open.gateway, { stream: true });
    open.upstream.answer(playWhole('gemini', 'content'));
    await askContent(open.gateway);
    await askMessage(open.gateway, { max_tokens: 'many' });
    const { find, types } = await scrape();
    const message = { operation: 'createMessage' };
    expect(find('specway_requests_total', { ...message, status: '200', outcome: 'answered' })).toBe(2);
    expect(find('specway_requests_total', { ...message, status: '400', outcome: 'failed' })).toBe(1);
    expect(find('specway_request_duration_seconds_count', message)).toBe(3);
    expect(find('specway_request_duration_seconds_bucket', { ...message, le: '+Inf' })).toBe(3);
    expect(find('specway_attempts_total', message)).toBe(2);
    expect(find('specway_first_byte_seconds_count', { deployment: 'anthropic-test' })).toBe(2);
    expect(
      find('specway_upstream_duration_seconds_count', { deployment: 'gemini-test', outcome: 'answered' }),
    ).toBe(1);
    const model = { model: 'chatfam-opus-4-8' };
    expect(find('specway_tokens_total', { ...model, kind: 'input' })).toBe(34);
    expect(find('specway_tokens_total', { ...model, kind: 'output' })).toBe(38);
    expect(find('specway_requests_in_flight')).toBe(1);
    expect(find('specway_usage_dropped_total')).toBe(0);
    expect(find('specway_usage_queue_length')).toBeGreaterThanOrEqual(0);
    expect(types.get('specway_first_byte_seconds')).toBe('histogram');
  });

  it('says what each deployment has under way, and which are left out', async () => {
    const names = ['anthropic-test', 'gemini-test', 'openai-test'];
    const read = async (name: string) => {
      const { find } = await scrape();
      return names.map((deployment) => find(name, { deployment }));
    };
    expect(await read('specway_deployment_calls')).toEqual([0, 0, 0]);
    open.upstream.answer(
      playStream('anthropic', 'text', { events: 2, end: 'hold' }),
      playStream('gemini', 'text', { events: 2, end: 'hold' }),
    );
    const controller = new AbortController();
    const { signal } = controller;
    const asked = [
      askMessage(open.gateway, { stream: true }, { signal }),
      askContent(open.gateway, 'streamGenerateContent?alt=sse', { signal }),
    ];
    await expect.poll(() => read('specway_deployment_calls')).toEqual([1, 1, 0]);
    controller.abort();
    await Promise.allSettled(asked);
    await expect.poll(() => read('specway_deployment_calls')).toEqual([0, 0, 0]);
    expect(await read('specway_deployment_cooling')).toEqual([0, 0, 0]);
    open.upstream.answer(answerStatus(401));
    await askMessage(open.gateway);
    expect(await read('specway_deployment_cooling')).toEqual([1, 0, 0]);
  });

  it('tells which model of a deployment is left out, and the log does', async () => {
    expect((await scrape()).find('specway_model_cooling')).toBe(undefined);
    open.upstream.answer(answerStatus(429, { 'retry-after': '30' }));
    await askMessage(open.gateway);
    const { find } = await scrape();
    const labels = { deployment: 'anthropic-test', upstream_model: 'claude-opus-4-8' };
    expect(find('specway_model_cooling', labels)).toBe(1);
    expect(find('specway_deployment_cooling', { deployment: 'anthropic-test' })).toBe(0);
    expect(open.gateway.logLines).toContainEqual(
      expect.objectContaining({ msg: 'a model is left out for a while', upstreamModel: 'claude-opus-4-8' }),
    );
  });

  it('counts failed attempts and streams that are under way', async () => {
    open.upstream.answer(answerStatus(503), playWhole('anthropic', 'message'));
    await askMessage(open.gateway);
    open.upstream.answer(playStream('anthropic', 'text', { events: 5, end: 'hold' }));
    const controller = new AbortController();
    const asked = askMessage(open.gateway, { stream: true }, { signal: controller.signal });
    await open.upstream.waitForCall(2);
    await sleep(50);
    const during = await scrape();
    expect(during.find('specway_requests_in_flight')).toBe(2);
    const failed = { deployment: 'anthropic-test', kind: 'unavailable' };
    expect(during.find('specway_failed_attempts_total', failed)).toBe(1);
    expect(during.find('specway_attempts_total', { operation: 'createMessage' })).toBe(2);
    controller.abort();
    await expect(asked).rejects.toThrow(/abort/u);
    const cancelled = { operation: 'createMessage', status: '200', outcome: 'cancelled' };
    await expect.poll(async () => (await scrape()).find('specway_requests_total', cancelled)).toBe(1);
  });

  it('counts no call of a request that could not be translated', async () => {
    const source = { type: 'url', url: 'https://pictures.example.com/a.png' };
    const messages = [{ role: 'user', content: [{ type: 'image', source }] }];
    const { status } = await askMessage(open.gateway, { model: 'genfam-2.5-flash', messages });
    expect(status).toBe(400);
    const { find } = await scrape();
    expect(find('specway_attempts_total', { operation: 'createMessage' }) ?? 0).toBe(0);
    const failed = { deployment: 'gemini-test', outcome: 'failed' };
    expect(find('specway_upstream_duration_seconds_count', failed) ?? 0).toBe(0);
  });

  it('speaks of the process', async () => {
    const { find, types } = await scrape();
    expect(find('process_cpu_seconds_total')).toBeGreaterThan(0);
    expect(types.get('process_cpu_seconds_total')).toBe('counter');
    expect(find('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
    expect(find('process_start_time_seconds')).toBeLessThan(Date.now() / 1000);
  });

  it('lets no client make up a label', async () => {
    await askMessage(open.gateway, { model: 'chatfam-made-up' });
    await fetch(`${open.gateway.url}/made/up?key=made-up`);
    await fetch(`${open.gateway.url}/v1/messages`, { method: 'MADEUP' });
    const { samples, find } = await scrape();
    expect(JSON.stringify(samples)).not.toMatch(/made/iu);
    expect(find('specway_requests_total', { operation: 'none', status: '404' })).toBe(1);
  });

  it('takes no query', async () => {
    const response = await fetch(`${open.gateway.url}/metrics?verbose=1`);
    expect(response.status).toBe(400);
  });
});

describe('specway_tokens_total', () => {
  it('has the tokens of a fallback under its own name', async () => {
    const { gateway, upstream, stopAndRead } = await createUsageGateway({
      routing,
      models: { 'chatfam-opus-4-8': { fallbacks: ['genfam-2.5-flash'], aliases: [] } },
    });
    upstream.answer(answerStatus(529), answerStatus(529), playWhole('gemini', 'content'));
    expect((await askMessage(gateway)).status).toBe(200);
    const { find } = parseMetrics(await (await fetch(`${gateway.url}/metrics`)).text());
    expect(find('specway_tokens_total', { model: 'genfam-2.5-flash', kind: 'input' })).toBeGreaterThan(0);
    expect(find('specway_tokens_total', { model: 'chatfam-opus-4-8', kind: 'input' })).toBeUndefined();
    await stopAndRead();
  });
});

describe('metrics.enabled', () => {
  it.each([null, 'metrics-token-of-prometheus'])(
    'answers 404 when it is false, and the token %s',
    async (token) => {
      const { gateway, stopAndRead } = await createUsageGateway({ metrics: { enabled: false, token } });
      const response = await fetch(`${gateway.url}/metrics`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
      await stopAndRead();
    },
  );
});
