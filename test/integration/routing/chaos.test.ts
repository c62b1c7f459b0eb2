import { describe, expect, it } from 'vitest';
import type { Deployment } from '../../../src/core/provider.ts';
import { answerEventStream, answerHtml, answerStatus, resetAtOnce } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeAnswer } from '../../support/fake-upstream.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { playStream, playWhole } from '../../support/read-fixture.ts';
import { askMessage, createUsageGateway } from '../../support/usage-gateway.ts';

const requests = 5000;
const clients = 25;

const whole = playWhole('anthropic', 'message');
const stream = playStream('anthropic', 'text');
const cut = playStream('anthropic', 'text', { events: 3, end: 'reset' });
const faults: readonly FakeAnswer[] = [
  answerStatus(429),
  answerStatus(429, { 'retry-after': '60' }),
  answerStatus(500),
  answerStatus(503, { 'retry-after-ms': '5' }),
  answerStatus(529),
  answerStatus(401),
  answerHtml(200),
  resetAtOnce(),
  answerEventStream([': nothing yet\n\n'], 'reset'),
];

/** The same numbers in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function isStream({ call }: Parameters<FakeAnswer>[0]): boolean {
  return (call.json() as { readonly stream?: boolean }).stream === true;
}

const serve: FakeAnswer = (exchange) => (isStream(exchange) ? stream : whole)(exchange);

describe('a set of deployments of which two fail at random', () => {
  it('answers every request, ends every stream, and has one usage record for each', async () => {
    const random = createRandom(20_261_121);
    let cuts = 0;
    const failAtRandom: FakeAnswer = (exchange) => {
      const chance = random();
      if (chance < 0.3) return serve(exchange);
      if (chance < 0.35 && isStream(exchange)) {
        cuts += 1;
        return cut(exchange);
      }
      return faults[Math.floor(random() * faults.length)]?.(exchange);
    };
    const upstreams = await Promise.all([1, 2, 3, 4].map(() => createFakeUpstream()));
    const deployments = upstreams.map(({ url }, index): Deployment => ({
      ...createUpstreamDeployment('anthropic', url),
      id: `place-${String(index)}`,
    }));
    upstreams.forEach((upstream, index) => upstream.answerAlways(index < 2 ? failAtRandom : serve));
    const open = await createUsageGateway({
      deployments,
      routing: {
        strategy: 'weighted',
        attempts: 3,
        backoffMs: 5,
        maxBackoffMs: 50,
        cooldown: { failures: 5, durationMs: 20 },
      },
    });

    let next = 0;
    let broken = 0;
    const failures: string[] = [];
    const requestIds = new Set<string>();
    const work = async () => {
      while (next < requests) {
        const isStreamed = next++ % 2 === 0;
        const { status, requestId, text } = await askMessage(open.gateway, { stream: isStreamed });
        requestIds.add(requestId);
        if (status !== 200) failures.push(`${String(status)} ${text}`);
        else if (!isStreamed) expect(JSON.parse(text)).toMatchObject({ type: 'message' });
        else if (text.includes('event: error\n')) broken += 1;
        else expect(text).toContain('event: message_stop\n');
      }
    };
    await Promise.all(Array.from({ length: clients }, work));
    const records = await open.stopAndRead();
    await Promise.all(upstreams.map((upstream) => upstream.close()));

    expect(failures).toEqual([]);
    expect(requestIds.size).toBe(requests);
    expect(new Set(records.map(({ request_id: id }) => id))).toEqual(requestIds);
    expect(records).toHaveLength(requests);
    // Only what broke off after its first event may reach a client; a reset may overtake that event.
    expect(broken).toBeLessThanOrEqual(cuts);
    expect(broken).toBeGreaterThan(0);
    expect(records.filter(({ outcome }) => outcome !== 'answered')).toHaveLength(broken);
    expect(records.filter(({ attempts }) => Number(attempts) > 1).length).toBeGreaterThan(100);
  }, 120_000);
});
