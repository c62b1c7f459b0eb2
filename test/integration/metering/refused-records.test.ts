import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerJson } from '../../support/fake-answers.ts';
import { parseMetrics } from '../../support/parse-metrics.ts';
import { playWhole, readJsonFixture } from '../../support/read-fixture.ts';
import { askMessage, createUsageGateway, type UsageGateway } from '../../support/usage-gateway.ts';

/** Records are written a quarter of a second after their request, on a machine that has nothing else to do. */
const patience = { timeout: 15_000 };

describe('usage records that cannot be written', () => {
  let directory: string;
  let open: UsageGateway;
  /** A connection beside the gateway's. */
  let operator: DatabaseSync;

  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'specway-refused-'));
    const path = join(directory, 'usage.db');
    open = await createUsageGateway({ databaseUrl: `sqlite:${path}` });
    operator = new DatabaseSync(path);
  });

  afterEach(async () => {
    vi.useRealTimers();
    operator.close();
    await open.gateway.stop();
    await open.upstream.close();
    rmSync(directory, { recursive: true });
  });

  const ask = async () => {
    open.upstream.answer(playWhole('anthropic', 'message'));
    return await askMessage(open.gateway);
  };

  const readMetric = async (name: string) => {
    const response = await fetch(`${open.gateway.url}/metrics`);
    return parseMetrics(await response.text()).find(name);
  };

  const askReadiness = async () => {
    const response = await fetch(`${open.gateway.url}/readyz`);
    expect(response.status).toBe(200);
    return (await response.json()) as object;
  };

  const readRows = () => operator.prepare('select * from usage_records order by started_at').all();

  it('cost the records of nobody else, and are named without their content', async () => {
    operator.exec(`create trigger picky before insert on usage_records when new.status = 400
      begin select raise(abort, 'not for us'); end`);
    await ask();
    open.upstream.answer(
      answerJson({ type: 'error', error: { type: 'invalid_request_error', message: 'x' } }, { status: 400 }),
    );
    const { requestId } = await askMessage(open.gateway);
    await ask();
    await expect.poll(() => readMetric('specway_usage_refused_total'), patience).toBe(1);
    await expect.poll(readRows, patience).toHaveLength(2);
    await expect.poll(() => readMetric('specway_usage_queue_length'), patience).toBe(0);
    expect(await readMetric('specway_usage_dropped_total')).toBe(1);
    expect(await readMetric('specway_usage_oldest_waiting_seconds')).toBe(0);
    const line = open.gateway.logLines.find(({ refusedCount }) => refusedCount !== undefined);
    expect(line).toMatchObject({
      level: 50,
      refusedCount: 1,
      refusals: [{ requestId, reason: 'not for us' }],
    });
    expect(await askReadiness()).toMatchObject({ status: 'ready', checks: { usageRecords: 'ok' } });
  });

  it('are not made by an upstream that counts nonsense', async () => {
    const usage = { input_tokens: 1e300, output_tokens: Number.MAX_SAFE_INTEGER };
    open.upstream.answer(answerJson({ ...readJsonFixture('anthropic', 'message'), usage }));
    const { status } = await askMessage(open.gateway);
    await expect.poll(readRows, patience).toHaveLength(1);
    const [row] = readRows();
    expect(row).toMatchObject({ usage_source: 'estimated' });
    expect(Number(row?.['input_tokens']) + Number(row?.['output_tokens'])).toBeLessThan(1_000);
    expect(status).toBe(200);
  });

  it('show in /readyz when they have waited for long, while requests are served', async () => {
    operator.exec('begin immediate');
    await ask();
    expect(await askReadiness()).toEqual({
      status: 'ready',
      checks: { database: 'ok', ledger: 'ok', load: 'ok', usageRecords: 'ok' },
    });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20_000 });
    expect(await readMetric('specway_usage_oldest_waiting_seconds')).toBeGreaterThanOrEqual(20);
    expect(await askReadiness()).toEqual({
      status: 'ready',
      checks: { database: 'ok', ledger: 'ok', load: 'ok', usageRecords: 'failing' },
    });
    expect((await ask()).status).toBe(200);
    operator.exec('commit');
    await expect
      .poll(askReadiness, patience)
      .toEqual({ status: 'ready', checks: { database: 'ok', ledger: 'ok', load: 'ok', usageRecords: 'ok' } });
    await expect.poll(readRows, patience).toHaveLength(2);
  });
});
