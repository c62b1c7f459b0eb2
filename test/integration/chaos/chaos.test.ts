import { EventEmitter } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerWell, readChaosCall, writeReply, type ChaosCall } from '../../support/chaos-answers.ts';
import { askChaos, readReply, type ChaosQuestion, type ChaosResult } from '../../support/chaos-client.ts';
import { chaosModels, createChaosGateway } from '../../support/chaos-gateway.ts';
import type { TestGateway } from '../../support/create-test-gateway.ts';
import { createRandom, pick } from '../../support/create-random.ts';
import { createFakeUpstream, type FakeUpstream } from '../../support/fake-upstream.ts';
import { createFaultyUpstream, type FaultyUpstream } from '../../support/faulty-upstream.ts';
import { parseMetrics } from '../../support/parse-metrics.ts';
import type { UsageGateway, UsageRowText } from '../../support/usage-gateway.ts';

const requestCount = Number(process.env.SPECWAY_TEST_CHAOS_REQUESTS ?? 5000);
const seed = Number(process.env.SPECWAY_TEST_CHAOS_SEED ?? Date.now() % 1_000_000);
const clientCount = 64;
const watched = ['Timeout', 'Immediate', 'TCPSocketWrap', 'TCPConnectWrap'];

/** What the gateway still had under way, as its metrics tell it. */
interface UnderWay {
  readonly requests: number;
  readonly calls: Readonly<Record<string, number>>;
  readonly queued: number;
  readonly lost: number;
}

describe(`${String(requestCount)} requests to deployments of which two fail (seed ${String(seed)})`, () => {
  const random = createRandom(seed);
  const arrivals = new EventEmitter().setMaxListeners(0);
  const agent = new Agent({ keepAlive: true });
  let resourcesBefore: ReadonlyMap<string, number> = new Map();
  let faulty: readonly FaultyUpstream[] = [];
  let steady: FakeUpstream;
  let open: UsageGateway;
  let results: readonly ChaosResult[] = [];
  let records: ReadonlyMap<unknown, UsageRowText> = new Map();
  let stopMs = 0;
  let logged: readonly unknown[] = [];
  let blamed: ReadonlyMap<unknown, number> = new Map();
  let rowCount = 0;
  let underWay: UnderWay | null = null;
  let openCalls = NaN;

  beforeAll(async () => {
    resourcesBefore = countResources();
    const onCall = ({ number }: ChaosCall) => void arrivals.emit(String(number));
    const first = await createFaultyUpstream({ random: createRandom(seed + 1), failures: 0.7, onCall });
    const second = await createFaultyUpstream({ random: createRandom(seed + 2), failures: 0.7, onCall });
    faulty = [first, second];
    steady = await createFakeUpstream();
    steady.answerAlways((exchange) => {
      const call = readChaosCall(exchange.call);
      onCall(call);
      return answerWell(call)(exchange);
    });
    open = await createChaosGateway([first.url, second.url], steady.url);
    results = await askAll();
    await Promise.all(faulty.map((upstream) => upstream.recover()));
    underWay = await waitUntilIdle();
    openCalls = await waitForCalls();
    agent.destroy();
    const startedAt = performance.now();
    const rows = await open.stopAndRead();
    stopMs = performance.now() - startedAt;
    rowCount = rows.length;
    records = new Map(rows.map((row) => [row.request_id, row]));
    const { logLines } = open.gateway;
    logged = logLines.filter(({ method }) => method === 'POST').map(({ requestId }) => requestId);
    blamed = countBy(logLines.filter(({ msg }) => msg === 'an attempt failed'));
  }, 150_000);

  afterAll(async () => {
    await Promise.all([...faulty, steady].map((upstream) => upstream.close()));
  });

  async function askAll(): Promise<readonly ChaosResult[]> {
    const all: ChaosResult[] = [];
    let asked = 0;
    const work = async (): Promise<void> => {
      while (asked < requestCount) all.push(await ask(asked++));
    };
    await Promise.all(Array.from({ length: clientCount }, work));
    return all;
  }

  /** One of twelve clients leaves soon after some upstream has received its request. */
  async function ask(number: number): Promise<ChaosResult> {
    const leaving = random() < 1 / 12 ? new AbortController() : null;
    const stayMs = random() * 30;
    if (leaving) arrivals.once(String(number), () => setTimeout(() => leaving.abort(), stayMs));
    const delivery = random() < 0.5 ? 'whole' : 'streamed';
    const model = pick(chaosModels, random);
    const question: ChaosQuestion = { number, model, delivery, signal: leaving?.signal ?? null };
    return await askChaos(open.gateway, question, agent);
  }

  async function readUnderWay(): Promise<UnderWay> {
    const answer = await fetch(`${open.gateway.url}/metrics`, { headers: { connection: 'close' } });
    const { find, samples } = parseMetrics(await answer.text());
    const calls = samples
      .filter(({ name }) => name === 'specway_deployment_calls')
      .map(({ labels, value }) => [labels.deployment ?? '', value] as const);
    return {
      // The question itself is one.
      requests: (find('specway_requests_in_flight') ?? NaN) - 1,
      calls: Object.fromEntries(calls),
      queued: find('specway_usage_queue_length') ?? NaN,
      lost: find('specway_usage_dropped_total') ?? NaN,
    };
  }

  /** What has not ended ten seconds after the last answer never will. */
  async function waitUntilIdle(): Promise<UnderWay> {
    const deadline = performance.now() + 10_000;
    for (;;) {
      const now = await readUnderWay();
      const { requests, queued, calls } = now;
      const isIdle = requests + queued === 0 && Object.values(calls).every((count) => count === 0);
      if (isIdle || performance.now() > deadline) return now;
      await sleep(50);
    }
  }

  /** Calls that an upstream still answers, or waits to be rid of. */
  async function waitForCalls(): Promise<number> {
    const ended = [...faulty, steady].flatMap(({ calls }) => calls.map(({ outcome }) => outcome));
    let openCount = ended.length;
    for (const each of ended) void each.then(() => (openCount -= 1));
    for (let waited = 0; waited < 2000 && openCount > 0; waited += 20) await sleep(20);
    return openCount;
  }

  const select = (test: (result: ChaosResult) => boolean) => results.filter(test).map(describeResult);

  it('play every fault and every way to be served', () => {
    const played = faulty.map(({ faults }) => [...faults.keys()]);
    expect(new Set(played.flat()).size).toBe(19);
    expect(select(({ outcome }) => outcome === 'left').length).toBeGreaterThan(requestCount / 24);
    // How many depends on what cools down meanwhile: a slow machine sees half as many.
    expect(select(({ outcome }) => outcome === 'broken off').length).toBeGreaterThan(requestCount / 500);
    const fallbacks = new Set(results.map(({ fallback }) => fallback));
    expect(fallbacks).toEqual(new Set([null, 'genfam-2.5-flash', 'chatfam-sonnet-4-6']));
  });

  it('show no client an error that comes before the first event', () => {
    expect(select(({ outcome }) => outcome === 'refused' || outcome === 'lost')).toEqual([]);
    expect(select(({ outcome, body }) => outcome === 'broken off' && readEventCount(body) < 2)).toEqual([]);
  });

  it('show no client an error of a whole answer, or of a deployment that works', () => {
    const isBroken = ({ outcome }: ChaosResult) => outcome !== 'answered' && outcome !== 'left';
    expect(select((result) => result.question.delivery === 'whole' && isBroken(result))).toEqual([]);
    expect(
      select((result) => /^(steady|reserve)/u.test(result.deployment ?? '') && isBroken(result)),
    ).toEqual([]);
  });

  it('get the whole answer to their own question and no other', () => {
    const isWrong = (result: ChaosResult) => readReply(result) !== writeReply(result.question.number);
    expect(select((result) => result.outcome === 'answered' && isWrong(result))).toEqual([]);
  });

  it('end each stream with its terminal or its error event', () => {
    expect(select(({ outcome }) => outcome === 'unfinished')).toEqual([]);
  });

  it('leave one usage record each, and one log line', () => {
    expect(rowCount).toBe(requestCount);
    expect(records.size).toBe(requestCount);
    expect(logged).toHaveLength(requestCount);
    expect(new Set(logged)).toEqual(new Set(records.keys()));
  });

  it('are recorded as their clients saw them', () => {
    const isWrong = (result: ChaosResult) => {
      if (result.requestId === null) return false;
      const record = records.get(result.requestId);
      return (
        !expectedOutcomes(result).includes(String(record?.outcome)) || record?.model !== result.question.model
      );
    };
    expect(select(isWrong)).toEqual([]);
    const answered = results.filter(({ outcome }) => outcome === 'answered');
    const usage = answered.map(({ requestId }) => records.get(requestId)?.usage_source);
    expect(new Set(usage)).toEqual(new Set(['upstream']));
    const left = results.filter(({ requestId }) => requestId === null).length;
    const known = new Set(results.map(({ requestId }) => requestId as unknown));
    const rest = [...records].filter(([id]) => !known.has(id)).map(([, record]) => record);
    expect(rest).toHaveLength(left);
    expect(rest.filter((record) => !mayHaveLeft(record))).toEqual([]);
  });

  it('have each of their attempts that failed held against its deployment', () => {
    const isWrong = ({ request_id: id, outcome, attempts }: UsageRowText) => {
      const failed = Number(attempts) - (outcome === 'answered' ? 1 : 0);
      // Whether an attempt has failed when its client leaves is a matter of chance.
      return outcome !== 'cancelled' && (blamed.get(id) ?? 0) !== failed;
    };
    expect([...records.values()].filter(isWrong)).toEqual([]);
  });

  it('keep no request, no call to an upstream, no place on a deployment and no record', () => {
    const ids = ['first', 'second', 'steady', 'reserve'].flatMap((id) => [`${id}-anthropic`, `${id}-gemini`]);
    const calls = Object.fromEntries(ids.map((id) => [id, 0]));
    expect(underWay).toEqual({ requests: 0, calls, queued: 0, lost: 0 });
    expect(openCalls).toBe(0);
  });

  it('leave nothing behind', async () => {
    expect(stopMs).toBeLessThan(3000);
    for (const upstream of [...faulty, steady]) await expect.poll(() => upstream.countConnections()).toBe(0);
    for (const [kind, count] of resourcesBefore)
      await expect.poll(() => countResources().get(kind), { message: kind }).toBeLessThanOrEqual(count);
  });
});

function expectedOutcomes({ outcome, deployment }: ChaosResult): readonly string[] {
  if (outcome === 'answered') return ['answered'];
  if (outcome === 'broken off') return ['truncated'];
  return listLeftOutcomes(deployment);
}

/** A faulty deployment may have ended its answer just before its client left; the others wait for that. */
function listLeftOutcomes(deployment: string | null): readonly string[] {
  return /^(first|second)/u.test(deployment ?? '') ? ['cancelled', 'truncated', 'answered'] : ['cancelled'];
}

function mayHaveLeft({ outcome, deployment_id: deployment }: UsageRowText): boolean {
  return listLeftOutcomes(String(deployment)).includes(String(outcome));
}

function countBy(lines: TestGateway['logLines']): ReadonlyMap<unknown, number> {
  const counts = new Map<unknown, number>();
  for (const { requestId } of lines) counts.set(requestId, (counts.get(requestId) ?? 0) + 1);
  return counts;
}

function readEventCount(body: string): number {
  return body.match(/^data: /gmu)?.length ?? 0;
}

function describeResult({ question, status, outcome, deployment, fallback, body }: ChaosResult) {
  const { number, model, delivery } = question;
  return { number, model, delivery, status, outcome, deployment, fallback, end: body.slice(-200) };
}

/** Timers, and sockets of the gateway, its clients and its upstreams, which are all in this process. */
function countResources(): ReadonlyMap<string, number> {
  const all = process.getActiveResourcesInfo();
  return new Map(watched.map((kind) => [kind, all.filter((each) => each === kind).length]));
}
