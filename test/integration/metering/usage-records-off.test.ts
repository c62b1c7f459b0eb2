import process from 'node:process';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseMetrics } from '../../support/parse-metrics.ts';
import { playStream, playWhole } from '../../support/read-fixture.ts';
import { TraceCollector } from '../../support/trace-collector.ts';
import { askContent, askMessage, createUsageGateway } from '../../support/usage-gateway.ts';

describe('usage.records', () => {
  let collector: TraceCollector;
  let endpoint: string;
  /** The threads that were started. */
  let threads: Worker[];

  const noteThread = (thread: Worker) => threads.push(thread);

  beforeEach(async () => {
    collector = new TraceCollector();
    endpoint = await collector.listen();
    threads = [];
    process.on('worker', noteThread);
  });

  afterEach(async () => {
    process.off('worker', noteThread);
    await collector.close();
  });

  /** A stream and a whole answer; what was told of them when the gateway had stopped. */
  async function ask(usage?: { readonly records: boolean }) {
    const tracing = { endpoint, serviceName: 'specway' };
    const { gateway, upstream, stopAndRead } = await createUsageGateway({ tracing, ...(usage && { usage }) });
    upstream.answer(playStream('anthropic', 'text'));
    await askMessage(gateway, { stream: true });
    upstream.answer(playWhole('gemini', 'content'));
    await askContent(gateway);
    const metrics = parseMetrics(await (await fetch(`${gateway.url}/metrics`)).text());
    const records = await stopAndRead();
    return { records, metrics, lines: gateway.logLines };
  }

  it('is true by default: one row for each request, written by one thread', async () => {
    const { records } = await ask();
    expect(records.map(({ operation_id: operation }) => operation)).toEqual([
      'createMessage',
      'generateContent',
    ]);
    expect(threads).toHaveLength(1);
  });

  it('keeps no row, queues none and starts no thread when it is false', async () => {
    const { records, metrics } = await ask({ records: false });
    expect(records).toEqual([]);
    expect(threads).toHaveLength(0);
    expect(metrics.find('specway_usage_queue_length')).toBe(0);
    expect(metrics.find('specway_usage_dropped_total')).toBe(0);
  });

  it('leaves metrics, log lines and traces their tokens when it is false', async () => {
    const { metrics, lines } = await ask({ records: false });
    const model = { model: 'chatfam-opus-4-8' };
    expect(metrics.find('specway_tokens_total', { ...model, kind: 'input' })).toBe(17);
    expect(metrics.find('specway_tokens_total', { ...model, kind: 'output' })).toBe(19);
    const line = lines.find(({ operationId }) => operationId === 'createMessage');
    expect(line).toMatchObject({ tokens: { input: 17, output: 19, source: 'upstream' } });
    const spans = collector.list('server').map(({ attributes }) => attributes);
    expect(spans).toContainEqual(
      expect.objectContaining({ 'gen_ai.usage.input_tokens': 17, 'gen_ai.usage.output_tokens': 19 }),
    );
  });
});
