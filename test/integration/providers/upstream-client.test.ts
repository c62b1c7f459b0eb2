import { getEventListeners } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GatewayError } from '../../../src/core/gateway-error.ts';
import { createUpstreamClient } from '../../../src/providers/http/create-upstream-client.ts';
import type { UpstreamClient } from '../../../src/providers/http/create-upstream-client.ts';
import type { UpstreamHttpResponse } from '../../../src/providers/http/upstream-exchange.ts';
import { catchError } from '../../support/create-upstream-call.ts';
import { createUpstreamRequest } from '../../support/create-upstream-request.ts';
import type { TestRequestOptions } from '../../support/create-upstream-request.ts';
import {
  answerJson,
  answerProcessing,
  answerRaw,
  answerStatus,
  answerSteps,
  closeAtOnce,
  delayAnswer,
  keepSilent,
  resetAtOnce,
} from '../../support/fake-answers.ts';
import { createFakeUpstream } from '../../support/fake-upstream.ts';
import type { FakeUpstream } from '../../support/fake-upstream.ts';

let upstream: FakeUpstream;
let client: UpstreamClient;

beforeEach(async () => {
  upstream = await createFakeUpstream();
  client = createUpstreamClient();
});

afterEach(async () => {
  await client.close();
  await upstream.close();
});

function send(options: TestRequestOptions = {}, url = upstream.url): Promise<UpstreamHttpResponse> {
  return client.send(createUpstreamRequest(url, options));
}

async function readAll(response: UpstreamHttpResponse): Promise<string> {
  return (await response.readWhole({ maxBytes: 1_000_000 })).toString();
}

/** Lets a connection that has just finished a call take the next one. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('send', () => {
  it('sends method, path, headers and body and returns status, headers and body', async () => {
    upstream.answer(answerJson({ ok: true }, { status: 201, headers: { 'x-two': '2' } }));
    const response = await send({ body: Buffer.from('{"ü":1}') });
    expect(response.status).toBe(201);
    expect(response.headers).toMatchObject({ 'x-two': '2', 'content-type': 'application/json' });
    expect(await readAll(response)).toBe('{"ok":true}');
    expect(upstream.calls[0]).toMatchObject({ method: 'POST', path: '/p?q=1' });
    expect(upstream.calls[0]?.headers).toMatchObject({ 'x-one': '1', 'content-length': '8' });
    expect(upstream.calls[0]?.json()).toEqual({ ü: 1 });
  });

  it('uses a connection again', async () => {
    upstream.answerAlways(answerJson({}));
    for (let i = 0; i < 3; i++) {
      await readAll(await send());
      await settle();
    }
    expect(upstream.countOpened()).toBe(1);
  });

  it('runs calls side by side on connections of their own', async () => {
    upstream.answerAlways(delayAnswer(50, answerJson({})));
    await Promise.all([send(), send(), send()].map(async (response) => readAll(await response)));
    expect(upstream.countOpened()).toBe(3);
  });

  it('does not follow a redirect', async () => {
    upstream.answer(answerStatus(307, { location: `${upstream.url}/elsewhere` }));
    const response = await send();
    expect(response.status).toBe(307);
    await readAll(response);
    expect(upstream.calls).toHaveLength(1);
  });

  it('sends nothing when the signal is aborted already', async () => {
    const error = await catchError(send({ signal: AbortSignal.abort() }));
    expect(error).toMatchObject({ code: 'cancelled', upstream: null });
    expect(upstream.countOpened()).toBe(0);
  });

  it('leaves no listener on the signal, however the call ends', async () => {
    const { signal } = new AbortController();
    upstream.answer(answerJson({}), resetAtOnce(), answerSteps({ steps: ['a'], end: 'hold' }), keepSilent());
    await readAll(await send({ signal }));
    await catchError(send({ signal }));
    (await send({ signal })).discard();
    await catchError(send({ signal, timeouts: { firstByteMs: 50 } }));
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('leaves no timer behind', async () => {
    const countTimers = (): number =>
      process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    upstream.answerAlways(answerJson({}));
    await readAll(await send());
    const before = countTimers();
    for (let i = 0; i < 20; i++) await readAll(await send());
    expect(countTimers()).toBeLessThanOrEqual(before);
  });
});

describe('failures before the answer', () => {
  it('reports a refused connection as connect', async () => {
    await upstream.close();
    const error = await catchError(send());
    expect(error).toMatchObject({ code: 'bad_gateway', reason: 'upstream_error' });
    expect(error.upstream).toEqual({
      deploymentId: 'primary',
      status: null,
      kind: 'connect',
      retryAfterMs: null,
      fault: 'ECONNREFUSED',
    });
    expect(error.message).not.toMatch(/127\.0\.0\.1|\d{4}/u);
  });

  it('reports a name that cannot be resolved as connect', async () => {
    const error = await catchError(send({}, 'http://does-not-exist.invalid'));
    expect(error.upstream?.kind).toBe('connect');
    expect(error.message).not.toContain('invalid');
  });

  it('reports a handshake that takes too long as connect, timed out', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const url = `https://127.0.0.1:${String((silent.address() as AddressInfo).port)}`;
    const error = await catchError(send({ timeouts: { connectMs: 100 } }, url));
    expect(error).toMatchObject({ code: 'deadline_exceeded', reason: 'timeout' });
    expect(error.upstream?.kind).toBe('connect');
    silent.close();
  });

  it.each([
    ['a reset', resetAtOnce()],
    ['a closed connection', closeAtOnce()],
  ])('reports %s as reset', async (_name, answer) => {
    upstream.answer(answer);
    const error = await catchError(send());
    expect(error).toMatchObject({ code: 'bad_gateway', reason: 'upstream_error' });
    expect(error.upstream).toMatchObject({ kind: 'reset', status: null });
  });

  it.each(['SSH-2.0-OpenSSH_9.6\r\n', '\u0000\u0001\u0002', 'HTTP/1.1 abc\r\n\r\n'])(
    'reports %j as an invalid answer',
    async (bytes) => {
      upstream.answer(answerRaw(bytes));
      const error = await catchError(send());
      expect(error).toMatchObject({ code: 'bad_gateway', reason: 'upstream_error' });
      expect(error.upstream?.kind).toBe('invalid_answer');
    },
  );

  it('reports headers that never end as an invalid answer', async () => {
    upstream.answer(answerRaw(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(100_000)}\r\n`));
    expect((await catchError(send())).upstream?.kind).toBe('invalid_answer');
  });

  it('gives up when the first byte takes too long and hangs up', async () => {
    upstream.answer(keepSilent());
    const error = await catchError(send({ timeouts: { firstByteMs: 100 } }));
    expect(error).toMatchObject({ code: 'deadline_exceeded', reason: 'timeout' });
    expect(error.upstream).toMatchObject({ kind: 'timeout', status: null });
    expect(await upstream.calls[0]?.outcome).toBe('left');
  });

  it.each(['whole', 'stream'] as const)(
    'gives up on the head of an answer (%s) in time, however often the upstream says that it works',
    async (delivery) => {
      upstream.answer(answerProcessing(2000, answerJson({})));
      const beganAt = performance.now();
      const error = await catchError(send({ delivery, timeouts: { firstByteMs: 350 } }));
      expect(performance.now() - beganAt).toBeLessThan(1500);
      expect(error).toMatchObject({ code: 'deadline_exceeded', reason: 'timeout' });
      expect(error.upstream).toMatchObject({ kind: 'timeout', status: null });
      expect(await upstream.calls[0]?.outcome).toBe('left');
    },
  );

  it('waits for an upstream that says that it works as long as for a silent one', async () => {
    upstream.answer(answerProcessing(500, answerSteps({ steps: ['a', 1000, 'b'] })));
    expect(await readAll(await send({ timeouts: { firstByteMs: 1000 } }))).toBe('ab');
  });

  it('gives up when the whole call takes too long and hangs up', async () => {
    upstream.answer(keepSilent());
    const error = await catchError(send({ timeouts: { totalMs: 100 } }));
    expect(error).toMatchObject({ code: 'deadline_exceeded', reason: 'timeout' });
    expect(await upstream.calls[0]?.outcome).toBe('left');
  });

  it.each([
    ['the answer', { answerMs: 200 }],
    ['the first event', { firstEventMs: 200 }],
  ])('gives up when the time for %s is over', async (_what, limit) => {
    upstream.answer(answerSteps({ steps: ['a'], end: 'hold' }));
    const response = await send(limit);
    expect(await catchError(readAll(response))).toMatchObject({ upstream: { kind: 'timeout' } });
    expect(await upstream.calls[0]?.outcome).toBe('left');
  });

  it('does not give up on an answer that has begun by then', async () => {
    upstream.answer(answerSteps({ steps: ['a', 600, 'b'] }));
    const beginning = { hasBegun: false };
    const response = await send({ answerMs: 400, firstEventMs: 400, beginning });
    beginning.hasBegun = true;
    expect(await readAll(response)).toBe('ab');
  });

  it('waits for the answer alone once the first event is here', async () => {
    upstream.answer(answerSteps({ steps: ['a', 600, 'b'] }), answerSteps({ steps: ['a'], end: 'hold' }));
    for (const answerMs of [5000, 800]) {
      const response = await send({ answerMs, firstEventMs: 400 });
      response.noteFirstEvent();
      if (answerMs > 1000) expect(await readAll(response)).toBe('ab');
      else expect(await catchError(readAll(response))).toMatchObject({ upstream: { kind: 'timeout' } });
    }
  });

  it('hangs up when the call is aborted', async () => {
    upstream.answer(keepSilent());
    const controller = new AbortController();
    const pending = catchError(send({ signal: controller.signal }));
    const call = await upstream.waitForCall(0);
    controller.abort();
    expect(await pending).toMatchObject({
      code: 'cancelled',
      reason: 'client_closed_request',
      upstream: null,
    });
    expect(await call.outcome).toBe('left');
  });

  it('rejects with the reason of the signal where that is an error of ours', async () => {
    upstream.answer(keepSilent());
    const controller = new AbortController();
    const reason = new GatewayError('unavailable', 'Stopping.', { reason: 'shutting_down' });
    const pending = catchError(send({ signal: controller.signal }));
    await upstream.waitForCall(0);
    controller.abort(reason);
    expect(await pending).toBe(reason);
  });

  it('answers at once when it is aborted while it connects', async () => {
    const controller = new AbortController();
    const pending = catchError(send({ signal: controller.signal }));
    controller.abort();
    expect(await pending).toMatchObject({ code: 'cancelled' });
    await settle();
    expect(upstream.calls).toHaveLength(0);
  });
});

describe('close', () => {
  it('ends what is running and closes idle connections', async () => {
    upstream.answer(answerJson({}), keepSilent());
    await readAll(await send());
    const pending = catchError(send());
    await upstream.waitForCall(1);
    await client.close();
    expect(await pending).toMatchObject({ code: 'unavailable', reason: 'shutting_down' });
    await settle();
    expect(upstream.countConnections()).toBe(0);
  });
});

describe('more calls than one pool takes', () => {
  it('are all answered, over and over', async () => {
    upstream.answerAlways(delayAnswer(20, answerJson({})));
    for (let round = 0; round < 2; round++) {
      const responses = await Promise.all(Array.from({ length: 150 }, () => send()));
      expect(await Promise.all(responses.map(readAll))).toEqual(Array.from({ length: 150 }, () => '{}'));
    }
    expect(upstream.countOpened()).toBeLessThanOrEqual(300);
  });
});
