import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createUpstreamClient } from '../../../src/providers/http/create-upstream-client.ts';
import type { UpstreamClient } from '../../../src/providers/http/create-upstream-client.ts';
import { maxTurnMs } from '../../../src/providers/http/reading-turns.ts';
import { catchError } from '../../support/create-upstream-call.ts';
import { createUpstreamRequest } from '../../support/create-upstream-request.ts';
import { createFakeUpstream, type FakeUpstream } from '../../support/fake-upstream.ts';

const count = 40;
const sizeBytes = 400_000;
const maxBytes = 1_000_000;
const body = Buffer.alloc(sizeBytes, 'x');

let upstream: FakeUpstream;
let client: UpstreamClient;
let rests: (() => void)[];

beforeEach(async () => {
  upstream = await createFakeUpstream();
  client = createUpstreamClient();
  rests = [];
});

afterEach(async () => {
  await client.close();
  await upstream.close();
});

/** All but the last 100 bytes, which come when everybody has as much. */
function answerTogether(headers: Readonly<Record<string, number>>): void {
  upstream.answerAlways(({ response }) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers });
    response.write(body.subarray(100));
    rests.push(() => response.end(body.subarray(0, 100)));
  });
}

function releaseAll(): void {
  for (const release of rests) release();
}

/** What becomes of an answer: parsing, checking and sending it. */
function spend(durationMs: number): void {
  const end = performance.now() + durationMs;
  while (performance.now() < end);
}

/** Reads one answer and works with it. */
async function read(done: () => void, signal?: AbortSignal): Promise<number> {
  const options = signal === undefined ? {} : { signal };
  const response = await client.send(createUpstreamRequest(upstream.url, options));
  const { length } = await response.readWhole({ maxBytes });
  spend(2 * maxTurnMs);
  done();
  return length;
}

describe('large answers that arrive at once', () => {
  it.each([
    ['an announced length', { 'content-length': sizeBytes }],
    ['no announced length', {}],
  ])('end one after the other, with turns of the event loop in between: %s', async (_, headers) => {
    answerTogether(headers);
    let endedInTurn = 0;
    let mostInTurn = 0;
    let isWatching = true;
    const watch = () => {
      mostInTurn = Math.max(mostInTurn, endedInTurn);
      endedInTurn = 0;
      if (isWatching) setImmediate(watch);
    };
    setImmediate(watch);
    const reading = Array.from({ length: count }, () => read(() => (endedInTurn += 1)));
    await expect.poll(() => rests.length).toBe(count);
    // What is on its way arrives.
    await new Promise((resolve) => setTimeout(resolve, 200));
    releaseAll();
    expect(await Promise.all(reading)).toEqual(Array.from({ length: count }, () => sizeBytes));
    await new Promise((resolve) => setImmediate(resolve));
    isWatching = false;
    // One whose turn it is, and one that found nobody waiting.
    expect(mostInTurn).toBeLessThanOrEqual(2);
  });

  it('are given up while they wait for their turn, and hold up nobody', async () => {
    answerTogether({ 'content-length': sizeBytes });
    const leaving = new AbortController();
    let ended = 0;
    const stay = Array.from({ length: 5 }, () =>
      read(() => {
        ended += 1;
        leaving.abort();
      }),
    );
    const leave = Array.from({ length: 5 }, () => catchError(read(() => undefined, leaving.signal)));
    await expect.poll(() => rests.length).toBe(10);
    await new Promise((resolve) => setTimeout(resolve, 200));
    releaseAll();
    for (const error of await Promise.all(leave)) expect(error).toMatchObject({ code: 'cancelled' });
    await Promise.all(stay);
    expect(ended).toBe(5);
  });

  it('fail where their upstream breaks off', async () => {
    upstream.answerAlways(({ response, socket }) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': sizeBytes });
      response.write(body.subarray(100));
      rests.push(() => socket.destroy());
    });
    const reading = Array.from({ length: 5 }, () => catchError(read(() => undefined)));
    await expect.poll(() => rests.length).toBe(5);
    releaseAll();
    for (const error of await Promise.all(reading)) expect(error.upstream).toMatchObject({ kind: 'reset' });
  });
});
