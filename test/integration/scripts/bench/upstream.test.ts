import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptsConnections } from '../../../../scripts/bench/accepts-connections.ts';
import { DelayCollector } from '../../../../scripts/bench/event-delay/delay-collector.ts';
import { findFreePort } from '../../../../scripts/bench/find-free-port.ts';
import { fetchAnswer, runLoad } from '../../../../scripts/bench/load.ts';
import { runOpenLoop } from '../../../../scripts/bench/open-loop/open-loop-load.ts';
import { holdStreams } from '../../../../scripts/bench/open-streams/hold-streams.ts';
import { renderRequest } from '../../../../scripts/bench/render-request.ts';
import type { HttpScenario } from '../../../../scripts/bench/scenario.ts';
import { firstEvent } from '../../../../scripts/bench/scenarios/first-event.ts';
import { scenarios } from '../../../../scripts/bench/scenarios/index.ts';
import { openStreams } from '../../../../scripts/bench/scenarios/open-streams.ts';
import { small } from '../../../../scripts/bench/scenarios/small.ts';
import { createContentBody, stampedEventCount } from '../../../../scripts/bench/upstream-answers.ts';

let upstream: ChildProcess;
let port: number;

beforeAll(async () => {
  port = await findFreePort();
  const program = join(import.meta.dirname, '../../../../scripts/bench/upstream.ts');
  upstream = spawn(process.execPath, [program, String(port)], { stdio: 'ignore' });
  while (!(await acceptsConnections(port))) await sleep(20);
});

afterAll(async () => {
  const ended = once(upstream, 'exit');
  upstream.kill();
  await ended;
});

function renderFor(scenario: HttpScenario): Buffer {
  return renderRequest(scenario.requestFor('upstream')!, {}, port);
}

describe('the local upstream', () => {
  it.each(scenarios.filter((scenario) => 'requestFor' in scenario))(
    'answers $name as its check wants it',
    async (scenario) => {
      expect(scenario.findFault(await fetchAnswer(port, renderFor(scenario)))).toBeNull();
    },
  );

  it('answers generateContent', async () => {
    const path = '/v1beta/models/gemini-2.5-flash:generateContent';
    const request = { method: 'POST', path, headers: {}, body: Buffer.from('{}') } as const;
    const { status, body } = await fetchAnswer(port, renderRequest(request, {}, port));
    expect(status).toBe(200);
    expect(String(body)).toBe(createContentBody());
  });
});

describe('DelayCollector', () => {
  it('sees the clock of the upstream', async () => {
    const request = renderFor(firstEvent);
    const { status, bodyBytes } = await fetchAnswer(port, request);
    const collector = new DelayCollector(() => Number(process.hrtime.bigint()));
    await runLoad({
      port,
      request,
      connections: 2,
      amount: { kind: 'requests', requests: 2 },
      expected: { status, bodyBytes },
      createObserver: () => collector.createObserver(),
    });
    const { streams, events, firstP50Ms, delayP50Ms } = collector.summarise();
    expect({ streams, events }).toEqual({ streams: 2, events: 2 * (stampedEventCount - 5) });
    expect(firstP50Ms).toBeGreaterThan(0);
    expect(delayP50Ms).toBeGreaterThan(0);
    expect(delayP50Ms).toBeLessThan(1000);
  });
});

describe('holdStreams', () => {
  it('holds streams that go on', async () => {
    const request = renderRequest(openStreams.heldRequestFor('upstream'), {}, port);
    const streams = await holdStreams({ port, request, count: 120 });
    try {
      const before = streams.eventCount;
      await expect.poll(() => streams.eventCount - before, { timeout: 8000 }).toBeGreaterThan(240);
      streams.check();
    } finally {
      streams.close();
    }
  });

  it('rejects when streams are refused', async () => {
    const request = renderRequest(
      { method: 'POST', path: '/', headers: {}, body: Buffer.from('{}') },
      {},
      port,
    );
    await expect(holdStreams({ port, request, count: 3 })).rejects.toThrow(
      'a stream was refused: HTTP/1.1 404',
    );
  });
});

describe('runOpenLoop', () => {
  it('sends every request at its time and waits for the last answer', async () => {
    const request = renderFor(small);
    const { status, bodyBytes } = await fetchAnswer(port, request);
    const load = { port, request, expected: { status, bodyBytes }, ratePerSecond: 400, count: 100 };
    const result = await runOpenLoop(load);
    expect(result.requests).toBe(100);
    expect(result.elapsedMs).toBeGreaterThan(99 * 2.5);
    expect(result.p50Ms).toBeGreaterThan(0);
  });

  it('rejects when an answer is another one', async () => {
    const expected = { status: 200, bodyBytes: 1 };
    const load = { port, request: renderFor(small), expected, ratePerSecond: 400, count: 100 };
    await expect(runOpenLoop(load)).rejects.toThrow('instead of status 200 with 1 bytes');
  });
});
