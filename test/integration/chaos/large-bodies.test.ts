import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRandom, pick } from '../../support/create-random.ts';
import { createTestLimits } from '../../support/create-test-gateway.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { readFixture } from '../../support/read-fixture.ts';
import { createUsageGateway, type UsageGateway } from '../../support/usage-gateway.ts';
import {
  createWatchfulUpstream,
  type Treatment,
  type WatchfulUpstream,
} from '../../support/watchful-upstream.ts';

const seed = Number(process.env.SPECWAY_TEST_CHAOS_SEED ?? Date.now() % 1_000_000);
const random = createRandom(seed);
const clientCount = 16;
const requestsPerClient = 12;

/** Upstreams that answer before they have read everything, or never, read on until they are cut off. */
function treat(): Treatment {
  const answers = pick(['behind', 'behind', 'early', 'early', 'never'] as const, random);
  return { restsAt: random(), restMs: pick([0, 0, 100, 300], random), answers };
}

/** The model as the client calls it, and as the upstream does. */
const model = 'chatfam-opus-4-8';
const upstreamModel = 'claude-opus-4-8';

/** A conversation of one letter, now and then with a picture before its last words. Its name is at its beginning. */
function createBody(name: string): string {
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  const text = letter.repeat(200_000 + Math.floor(random() * 3_000_000));
  const data = randomBytes(30_000).toString('base64');
  const picture = { type: 'image', source: { type: 'base64', media_type: 'image/png', data } };
  const end = { type: 'text', text: letter.repeat(50_000) };
  const parts = [{ type: 'text', text }, ...(random() < 0.5 ? [picture] : []), end];
  const messages = [{ role: 'user', content: parts }];
  return JSON.stringify({ metadata: { user_id: name }, model, max_tokens: 64, messages });
}

describe(`large bodies on connections that are slow or break (seed ${String(seed)})`, () => {
  const bodies = new Map<string, Buffer>();
  let upstream: WatchfulUpstream;
  let open: UsageGateway;

  beforeAll(async () => {
    upstream = await createWatchfulUpstream({
      bodies,
      treat,
      answer: readFixture('anthropic', 'message.json').toString('utf8'),
    });
    const deployment = createUpstreamDeployment('anthropic', upstream.url, { firstByteMs: 4_000 });
    open = await createUsageGateway({ deployments: [deployment], limits: createTestLimits() });
  });

  afterAll(async () => {
    await open.stopAndRead();
    await upstream.close();
  });

  async function ask(name: string): Promise<number> {
    const body = createBody(name);
    bodies.set(name, Buffer.from(body.replace(model, upstreamModel)));
    const { url, apiKey } = open.gateway;
    const leavesAfterMs = random() < 0.2 ? 20 + random() * 100 : 60_000;
    try {
      const answer = await fetch(`${url}/v1/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': apiKey, 'msg-version': '2023-06-01' },
        body,
        signal: AbortSignal.timeout(leavesAfterMs),
      });
      await answer.text();
      return answer.status;
    } catch {
      return 0;
    }
  }

  it('reach nobody but whom they are for, and are given back', async () => {
    const given = { bytes: 0 };
    const transfer = ArrayBuffer.prototype.transfer;
    vi.spyOn(ArrayBuffer.prototype, 'transfer').mockImplementation(function (
      this: ArrayBuffer,
      length?: number,
    ) {
      if (this.byteLength > 128 * 1024) given.bytes += this.byteLength;
      return transfer.call(this, length);
    });
    const statuses: number[] = [];
    await Promise.all(
      Array.from({ length: clientCount }, async (_, client) => {
        for (let request = 0; request < requestsPerClient; request++)
          statuses.push(await ask(`name-${String(client * requestsPerClient + request)}-`));
      }),
    );
    expect(upstream.foreign).toEqual([]);
    const sentBytes = [...bodies.values()].reduce((sum, { length }) => sum + length, 0);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(statuses.length / 3);
    expect(upstream.readBytes).toBeGreaterThan(sentBytes / 3);
    expect(given.bytes).toBeGreaterThan(sentBytes / 2);
  }, 180_000);
});
