import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerEventStream } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeUpstream } from '../../support/fake-upstream.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { parseMetrics } from '../../support/parse-metrics.ts';
import { readChunks, writeEvent } from '../../support/read-fixture.ts';
import { createPost, createUsageGateway, type UsageGateway } from '../../support/usage-gateway.ts';

/** What the upstream writes, and the client asks for, in format B. */
const ways = [
  ['format B', 'chatfam-opus-4-8', 'anthropic'],
  ['format B on format C', 'genfam-2.5-flash', 'gemini'],
] as const;

/** How much of the stream is there when the client leaves: up to this share of its bytes, at the middle of an event. */
const moments = [
  ['before the first event', 0],
  ['in the middle of the first event', 0.5],
  ['after the first event', 1],
  ['in mid-stream', 3.5],
] as const;

describe.each(ways)('a client that leaves a stream of %s', (_what, model, provider) => {
  let open: UsageGateway;
  let upstream: FakeUpstream;
  const events = readChunks(provider, 'text').map((chunk) => writeEvent(provider, chunk));

  beforeEach(async () => {
    upstream = await createFakeUpstream();
  });

  afterEach(async () => {
    await upstream.close();
  });

  async function start(abort: 'cancel' | 'drain'): Promise<void> {
    const deployment = { ...createUpstreamDeployment(provider, upstream.url), abort, concurrency: 1 };
    open = await createUsageGateway({ deployments: [deployment] });
  }

  /** The upstream has written `count` events when the client leaves; it writes the others when that is known. */
  async function leaveAt(count: number, abort: 'cancel' | 'drain'): Promise<'answered' | 'left'> {
    const whole = Math.floor(count);
    const half = events[whole] ?? '';
    const cut = count === whole ? 0 : Math.floor(half.length / 2);
    const before = [...events.slice(0, whole), half.slice(0, cut)].filter((step) => step !== '');
    const released = Promise.withResolvers<null>();
    upstream.answer(
      answerEventStream([...before, released.promise, half.slice(cut), ...events.slice(whole + 1)]),
    );
    const controller = new AbortController();
    const json = { model, max_tokens: 64, stream: true, messages: [{ role: 'user', content: 'Hello' }] };
    const init = createPost(open.gateway, { json, signal: controller.signal });
    const asked = fetch(`${open.gateway.url}/v1/messages`, init);
    const call = await upstream.waitForCall(0);
    if (count >= 1) await (await asked).body?.getReader().read();
    controller.abort();
    await asked.catch(() => undefined);
    // A drained stream goes on; that the client has left shows in the connections, one of which asks for their number.
    if (abort === 'drain') await expect.poll(() => readMetric('specway_connections')).toBe(1);
    else await call.outcome;
    released.resolve(null);
    return await call.outcome;
  }

  async function readMetric(name: string): Promise<number | undefined> {
    const answer = await fetch(`${open.gateway.url}/metrics`, { headers: { connection: 'close' } });
    return parseMetrics(await answer.text()).find(name);
  }

  it.each(moments)('%s ends the upstream call, and is settled once', async (_when, count) => {
    await start('cancel');
    expect(await leaveAt(count, 'cancel')).toBe('left');
    await expect.poll(() => readMetric('specway_deployment_calls')).toBe(0);
    const records = await open.stopAndRead();
    expect(open.gateway.logText()).not.toContain('an attempt failed');
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      outcome: 'cancelled',
      error_reason: 'client_closed_request',
      attempts: 1,
      usage_source: count < 1 ? null : 'estimated',
    });
  });

  it.each(moments)(
    '%s of a drained deployment has it read to its end, and is settled once',
    async (_when, count) => {
      await start('drain');
      expect(await leaveAt(count, 'drain')).toBe('answered');
      await expect.poll(() => readMetric('specway_deployment_calls')).toBe(0);
      const records = await open.stopAndRead();
      expect(open.gateway.logText()).not.toContain('an attempt failed');
      expect(records).toHaveLength(1);
      expect(records[0]).toMatchObject({
        outcome: 'cancelled',
        error_reason: 'client_closed_request',
        attempts: 1,
        usage_source: 'upstream',
      });
      expect(records[0]?.output_tokens).toBeGreaterThanOrEqual(19);
    },
  );
});
