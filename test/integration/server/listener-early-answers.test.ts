import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, testApiKey, type TestGateway } from '../../support/create-test-gateway.ts';
import { openRawConnection, parseRaw, renderRequest } from '../../support/open-raw-connection.ts';
import { waitForDrain } from '../../support/wait-for-drain.ts';

const sizeBytes = 40_000_000;
const chunk = Buffer.alloc(65_536, 'a');

interface Upload {
  readonly path: string;
  readonly apiKey: string;
  readonly framing: 'length' | 'chunked';
}

/** Sends a body of 40 MB and looks at the answer only when all of it is written, as simple clients do. */
async function upload(url: string, { path, apiKey, framing }: Upload): Promise<string> {
  const length = framing === 'length' ? `content-length: ${String(sizeBytes)}` : 'transfer-encoding: chunked';
  const connection = await openRawConnection(url);
  connection.socket.pause();
  connection.write(
    renderRequest(`POST ${path}`, [
      path.startsWith('/v1/realtime') ? `authorization: Bearer ${apiKey}` : `x-api-key: ${apiKey}`,
      'msg-version: 2023-06-01',
      'content-type: application/json',
      length,
    ]),
  );
  const frame = Buffer.concat([Buffer.from('10000\r\n'), chunk, Buffer.from('\r\n')]);
  for (let sent = 0; sent < sizeBytes; sent += chunk.length) {
    const rest = chunk.subarray(0, Math.min(chunk.length, sizeBytes - sent));
    const isFull = !connection.socket.write(framing === 'length' ? rest : frame);
    if (isFull) await waitForDrain(connection.socket);
    if (connection.socket.destroyed) break;
  }
  if (framing === 'chunked') connection.write('0\r\n\r\n');
  connection.socket.resume();
  return await connection.closed;
}

describe('an answer that comes before the request body was read', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.stop());

  it.each([
    ['401 of a wrong key', { path: '/v1/messages', apiKey: 'sk-not-the-right-key' }, 401],
    ['413 of a body that is too large', { path: '/v1/messages', apiKey: testApiKey }, 413],
    ['415 of a content type that is not taken', { path: '/v1/realtime/calls', apiKey: testApiKey }, 415],
    ['404 of an unknown path', { path: '/nowhere', apiKey: testApiKey }, 404],
  ])('can be read by a client that goes on sending: %s', async (_what, request, status) => {
    const answer = parseRaw(await upload(gateway.url, { ...request, framing: 'length' }));
    expect(answer.status).toBe(status);
    expect(answer.headers.connection).toBe('close');
    expect(JSON.parse(answer.body)).toHaveProperty('error');
  });

  it('can be read where the length was not known in advance', async () => {
    const request = { path: '/v1/messages', apiKey: testApiKey, framing: 'chunked' } as const;
    expect(parseRaw(await upload(gateway.url, request)).status).toBe(413);
  });

  it('can be read by fetch', async () => {
    const answer = await fetch(`${gateway.url}/v1/messages`, {
      method: 'POST',
      headers: { 'x-api-key': 'sk-not-the-right-key', 'content-type': 'application/json' },
      body: Buffer.alloc(sizeBytes, 'a'),
    });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { code: 'invalid_api_key' } });
  });

  it('is complete at once, and the connection closes when the client sends no more', async () => {
    const connection = await openRawConnection(gateway.url);
    const startedAt = performance.now();
    connection.write(
      renderRequest('POST /v1/messages', ['x-api-key: sk-not-the-right-key', 'content-length: 1000']),
    );
    await connection.waitFor(/\}$/);
    const answeredMs = performance.now() - startedAt;
    await connection.closed;
    const closedMs = performance.now() - startedAt;
    expect(answeredMs).toBeLessThan(closedMs / 2);
  });
});
