import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createUpstreamClient } from '../../../src/providers/http/create-upstream-client.ts';
import type { UpstreamClient } from '../../../src/providers/http/create-upstream-client.ts';
import type { UpstreamHttpResponse } from '../../../src/providers/http/upstream-exchange.ts';
import { catchError } from '../../support/create-upstream-call.ts';
import { createUpstreamRequest } from '../../support/create-upstream-request.ts';
import type { TestRequestOptions } from '../../support/create-upstream-request.ts';
import { answerBody, answerJson, answerRaw, answerStatus, answerSteps } from '../../support/fake-answers.ts';
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

function send(options: TestRequestOptions = {}): Promise<UpstreamHttpResponse> {
  return client.send(createUpstreamRequest(upstream.url, options));
}

async function readAll(response: UpstreamHttpResponse): Promise<string> {
  return (await response.readWhole({ maxBytes: 1_000_000 })).toString();
}

async function readChunks(response: UpstreamHttpResponse): Promise<readonly Buffer[] | null> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  response.whenReadable(() => {
    resolve(undefined);
  });
  await promise;
  return response.takeChunks();
}

/** Lets a connection that has just finished a call take the next one. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('readWhole', () => {
  it('joins what came in pieces', async () => {
    upstream.answer(answerSteps({ steps: ['a', 10, 'b', 10, 'c'] }));
    expect(await readAll(await send())).toBe('abc');
  });

  it('reads a body larger than what is held back for a slow reader', async () => {
    const body = Buffer.alloc(900_000, 'x');
    upstream.answer(answerBody(body));
    const response = await send();
    await settle();
    expect((await response.readWhole({ maxBytes: 900_000 })).equals(body)).toBe(true);
  });

  it('reads an empty body', async () => {
    upstream.answer(answerStatus(200));
    expect(await readAll(await send())).toBe('');
  });

  it.each([
    [
      'an announced length',
      answerSteps({ steps: ['a'], end: 'hold', headers: { 'content-length': 2_000_000 } }),
    ],
    [
      'no announced length',
      answerSteps({ steps: Array.from({ length: 200 }, () => Buffer.alloc(10_000)), end: 'hold' }),
    ],
  ])('refuses a body over the limit with %s and hangs up', async (_name, answer) => {
    upstream.answer(answer);
    const error = await catchError(Promise.resolve((await send()).readWhole({ maxBytes: 1_000_000 })));
    expect(error).toMatchObject({ code: 'bad_gateway', reason: 'upstream_error' });
    expect(error.upstream).toMatchObject({ kind: 'invalid_answer', status: 200 });
    expect(await upstream.calls[0]?.outcome).toBe('left');
  });

  it('reports a connection that is reset in the middle', async () => {
    upstream.answer(answerSteps({ steps: ['{"a":'], end: 'reset' }));
    const error = await catchError(readAll(await send()));
    expect(error).toMatchObject({ code: 'bad_gateway', reason: 'upstream_error' });
    expect(error.upstream).toMatchObject({ kind: 'reset', status: 200 });
  });

  it('reports a body shorter than announced', async () => {
    upstream.answer(answerRaw('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nabc'));
    expect((await catchError(readAll(await send()))).upstream?.kind).toBe('reset');
  });

  it.each(['keep-alive', 'close'])(
    'reports a chunked body that ends too early with connection: %s',
    async (option) => {
      const head = `HTTP/1.1 200 OK\r\nconnection: ${option}\r\ntransfer-encoding: chunked\r\n\r\n`;
      upstream.answer(answerRaw(`${head}5\r\nabc`));
      expect((await catchError(readAll(await send()))).upstream?.kind).toBe('reset');
    },
  );

  it('reads a body that ends with its connection', async () => {
    upstream.answer(answerRaw('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\nabc'));
    expect(await readAll(await send())).toBe('abc');
  });

  it('gives up when the body falls silent and hangs up', async () => {
    upstream.answer(answerSteps({ steps: ['a'], end: 'hold' }));
    const error = await catchError(readAll(await send({ timeouts: { idleMs: 100 } })));
    expect(error).toMatchObject({ code: 'deadline_exceeded', reason: 'timeout' });
    expect(error.upstream).toMatchObject({ kind: 'timeout', status: 200 });
    expect(await upstream.calls[0]?.outcome).toBe('left');
  });

  it('lets a body take longer than the idle timeout as long as it drips', async () => {
    upstream.answer(answerSteps({ steps: Array.from({ length: 8 }, () => ['a', 50]).flat() }));
    expect(await readAll(await send({ timeouts: { idleMs: 200 } }))).toBe('aaaaaaaa');
  });

  it('gives up on a body that drips for too long in all', async () => {
    upstream.answer(answerSteps({ steps: Array.from({ length: 100 }, () => ['a', 20]).flat() }));
    const error = await catchError(readAll(await send({ timeouts: { totalMs: 200 } })));
    expect(error).toMatchObject({ code: 'deadline_exceeded' });
    expect(error.upstream).toMatchObject({ kind: 'timeout', status: 200 });
  });

  it('leaves a compressed body as it came', async () => {
    const bytes = gzipSync('{}');
    upstream.answer(answerBody(bytes, { headers: { 'content-encoding': 'gzip' } }));
    const response = await send();
    expect(response.headers['content-encoding']).toBe('gzip');
    expect((await response.readWhole({ maxBytes: 1000 })).equals(bytes)).toBe(true);
  });
});

describe('takeChunks', () => {
  it('gives what arrived together and then null', async () => {
    const isRead = Promise.withResolvers<undefined>();
    upstream.answer(async ({ socket }) => {
      // In one segment, so that both are there together.
      socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1\r\na\r\n1\r\nb\r\n');
      await isRead.promise;
      socket.write('1\r\nc\r\n0\r\n\r\n');
    });
    const response = await send();
    expect(Buffer.concat((await readChunks(response)) ?? []).toString()).toBe('ab');
    isRead.resolve(undefined);
    expect(Buffer.concat((await readChunks(response)) ?? []).toString()).toBe('c');
    expect(await readChunks(response)).toBeNull();
    expect(await readChunks(response)).toBeNull();
  });

  it('gives what came before a reset, then the error', async () => {
    upstream.answer(answerSteps({ steps: ['a'], end: 'reset' }));
    const response = await send();
    await settle();
    await settle();
    expect(Buffer.concat((await readChunks(response)) ?? []).toString()).toBe('a');
    const error = await catchError(readChunks(response));
    expect(error).toMatchObject({ code: 'bad_gateway', reason: 'stream_truncated' });
    expect(error.upstream).toMatchObject({ kind: 'reset', status: 200 });
  });

  it('wakes a waiting reader when the call is aborted and hangs up', async () => {
    upstream.answer(answerSteps({ steps: ['a'], end: 'hold' }));
    const controller = new AbortController();
    const response = await send({ signal: controller.signal });
    await readChunks(response);
    const pending = catchError(readChunks(response));
    controller.abort();
    expect(await pending).toMatchObject({ code: 'cancelled' });
    expect(await upstream.calls[0]?.outcome).toBe('left');
  });

  it('holds the upstream back while nobody reads, without taking its silence for idleness', async () => {
    const total = 64 * 1024 * 1024;
    const piece = Buffer.alloc(64 * 1024, 'x');
    let written = 0;
    upstream.answer(async ({ response, socket }) => {
      response.writeHead(200);
      while (written < total && !socket.destroyed) {
        written += piece.length;
        if (!response.write(piece)) await new Promise((resolve) => response.once('drain', resolve));
      }
      response.end();
    });
    const response = await send({ timeouts: { idleMs: 200 } });
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(written).toBeLessThan(total / 2);
    let read = 0;
    for (let chunks = await readChunks(response); chunks !== null; chunks = await readChunks(response)) {
      for (const chunk of chunks) read += chunk.length;
    }
    expect(read).toBe(total);
  });
});

describe('discard', () => {
  it('hangs up at once', async () => {
    upstream.answer(answerSteps({ steps: ['a'], end: 'hold' }));
    const response = await send();
    response.discard();
    expect(await upstream.calls[0]?.outcome).toBe('left');
  });

  it('does nothing to an exchange that is over', async () => {
    upstream.answerAlways(answerJson({}));
    const response = await send();
    await readAll(response);
    response.discard();
    await settle();
    await readAll(await send());
    expect(upstream.countOpened()).toBe(1);
  });
});

describe('finish', () => {
  it('keeps the connection when the rest of the body comes soon', async () => {
    upstream.answer(answerSteps({ steps: ['a', 50, 'b'] }), answerJson({}));
    const response = await send();
    await readChunks(response);
    response.finish();
    expect(await upstream.calls[0]?.outcome).toBe('answered');
    await settle();
    await readAll(await send());
    expect(upstream.countOpened()).toBe(1);
  });

  it('hangs up when the rest does not come', async () => {
    upstream.answer(answerSteps({ steps: ['a'], end: 'hold' }));
    const response = await send();
    await readChunks(response);
    response.finish();
    expect(await upstream.calls[0]?.outcome).toBe('left');
  });

  it('still hangs up when the call is aborted', async () => {
    const controller = new AbortController();
    upstream.answer(answerSteps({ steps: ['a'], end: 'hold' }));
    const response = await send({ signal: controller.signal });
    response.finish();
    controller.abort();
    expect(await upstream.calls[0]?.outcome).toBe('left');
  });
});
