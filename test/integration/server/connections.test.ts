import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMessageRequest } from '../../support/chat-requests.ts';
import {
  createTestGateway,
  createTestLimits,
  testApiKey,
  type TestGateway,
} from '../../support/create-test-gateway.ts';
import {
  openRawConnection,
  parseRaw,
  renderRequest,
  sendRaw,
  type RawConnection,
} from '../../support/open-raw-connection.ts';

const messageHeaders = [
  `x-api-key: ${testApiKey}`,
  'msg-version: 2023-06-01',
  'content-type: application/json',
];
const renderMessage = (prompt: string, delivery: 'whole' | 'streamed' = 'whole'): string => {
  const { init } = createMessageRequest({ apiKey: testApiKey, prompt, delivery });
  return renderRequest('POST /v1/messages', messageHeaders, init.body);
};
const readStatuses = (text: string): readonly number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

describe('the order of answers on one connection', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.stop());

  const slowStream = renderMessage('[[pace=5ms]] [[tokens=40]] Tell me a story.', 'streamed');
  const slowAnswer = renderMessage('[[delay=300ms]] Hello.');

  it.each([
    ['bytes that are not HTTP', 'GARBAGE\r\n\r\n', 400],
    ['a WebSocket', renderRequest('GET /v1/models', ['connection: Upgrade', 'upgrade: websocket']), 404],
    ['a request for a tunnel', 'CONNECT a:443 HTTP/1.1\r\nhost: a:443\r\n\r\n', 400],
    ['a request without a host', 'GET /healthz HTTP/1.1\r\n\r\n', 400],
    ['a head that is too large', renderRequest('GET /healthz', [`x-large: ${'a'.repeat(33_000)}`]), 431],
  ])('puts the refusal of %s behind the answers before it', async (_what, refused, status) => {
    for (const before of [slowStream, slowAnswer]) {
      const text = await sendRaw(gateway.url, before + refused);
      expect(readStatuses(text)).toEqual([200, status]);
      const [, answer = ''] = text.split('HTTP/1.1 200 OK');
      expect(answer).toMatch(before === slowStream ? /event: message_stop/ : /"type":"message"/);
      expect(text.indexOf('"type":"invalid_request_error"')).toBeGreaterThan(text.indexOf('message_st'));
    }
  });

  it('refuses what follows a stream also when it comes in the middle of it', async () => {
    const connection = await openRawConnection(gateway.url);
    connection.write(slowStream);
    await connection.waitFor(/content_block_delta/);
    connection.write('GARBAGE\r\n\r\n');
    const text = await connection.closed;
    expect(readStatuses(text)).toEqual([200, 400]);
    expect(text.indexOf('message_stop')).toBeLessThan(text.indexOf('not a valid HTTP/1.1 request'));
  });

  it('serves requests one after the other, in their order', async () => {
    const requests = ['[[delay=200ms]] One.', 'Two.', '[[delay=50ms]] Three.'].map((prompt) =>
      renderMessage(prompt),
    );
    const text = await sendRaw(
      gateway.url,
      requests.join('') + renderRequest('GET /healthz', ['connection: close']),
    );
    expect(readStatuses(text)).toEqual([200, 200, 200, 200]);
    const places = ['One', 'Two', 'Three', '"status":"ok"'].map((word) => text.indexOf(word));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('survives a client that resets the connection while what it sent ahead is refused in its turn', async () => {
    for (const refused of [
      'CONNECT a:443 HTTP/1.1\r\nhost: a:443\r\n\r\n',
      renderRequest('GET /healthz').repeat(500),
    ]) {
      const connection = await openRawConnection(gateway.url);
      connection.write(slowStream + refused);
      await connection.waitFor(/content_block_delta/);
      connection.socket.resetAndDestroy();
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(
      parseRaw(await sendRaw(gateway.url, renderRequest('GET /healthz', ['connection: close']))).status,
    ).toBe(200);
  });

  it('ends the connection of a body in thousands of tiny chunks, not of one in hundreds', async () => {
    const { init } = createMessageRequest({ apiKey: testApiKey, prompt: 'Hello.' });
    const chunks = (text: string): string => [...text].map((letter) => `1\r\n${letter}\r\n`).join('');
    const head = renderRequest('POST /v1/messages', [
      ...messageHeaders,
      'transfer-encoding: chunked',
      'connection: close',
    ]);
    expect(readStatuses(await sendRaw(gateway.url, `${head}${chunks(init.body)}0\r\n\r\n`))).toEqual([200]);
    expect(readStatuses(await sendRaw(gateway.url, head + chunks(' '.repeat(60_000))))).toEqual([]);
  });

  it('refuses the 34th request that waits with 429, and drops what comes behind it', async () => {
    const flood = slowAnswer + renderRequest('GET /healthz').repeat(500);
    const text = await sendRaw(gateway.url, flood);
    expect(readStatuses(text)).toEqual([...Array.from({ length: 33 }, () => 200), 429]);
    expect(text).toContain('"code":"concurrency_limit_exceeded"');
    expect(text).toMatch(/retry-after: 1\r\n/);
  });

  it('counts those with many headers for several of them', async () => {
    const headers = Array.from({ length: 900 }, (_, index) => `x-${String(index)}: ${'v'.repeat(20)}`);
    const text = await sendRaw(gateway.url, slowAnswer + renderRequest('GET /healthz', headers).repeat(32));
    expect(readStatuses(text)).toEqual([200, 200, 200, 429]);
  });

  it('leaves a connection alone that came after one which was stopped, and got its parser', async () => {
    const stopped = await openRawConnection(gateway.url);
    stopped.write(slowAnswer + renderRequest('GET /healthz').repeat(500));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const others = await Promise.all(Array.from({ length: 5 }, () => openRawConnection(gateway.url)));
    for (const other of others) {
      other.write(renderRequest('GET /healthz'));
      await other.waitFor(/"status":"ok"/);
    }
    expect(readStatuses(await stopped.closed)).toHaveLength(34);
    for (const other of others) {
      other.write(renderRequest('GET /healthz', ['connection: close']));
      expect(readStatuses(await other.closed)).toEqual([200, 200]);
    }
  });
});

describe('a client that closes its half of the connection', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.stop());

  async function sendAndClose(text: string): Promise<string> {
    const connection = await openRawConnection(gateway.url);
    connection.socket.end(text);
    return connection.closed;
  }

  it.each([
    ['a whole answer', renderMessage('[[delay=300ms]] Hello.'), /"type":"message"/],
    ['a stream', renderMessage('[[pace=5ms]] [[tokens=40]] Tell.', 'streamed'), /event: message_stop/],
    ['a document', renderRequest('GET /openapi.json'), /"openapi": "3\.1/],
    ['several answers', renderRequest('GET /healthz').repeat(3), /(?:.*"status":"ok"[^]*){3}/],
  ])('gets %s', async (_what, text, expected) => {
    expect(await sendAndClose(text)).toMatch(expected);
  });

  it('is told that half a request is none', async () => {
    expect(parseRaw(await sendAndClose('POST /v1/messages HTTP/1.1\r\nhost: a\r\n')).status).toBe(400);
  });
});

describe('limits of connections', () => {
  let gateway: TestGateway | null = null;
  const open: RawConnection[] = [];

  afterEach(async () => {
    for (const { socket } of open.splice(0)) socket.destroy();
    await gateway?.stop();
    gateway = null;
  });

  const start = async (
    limits: Parameters<typeof createTestLimits>[0],
    trustedProxies: readonly string[] = [],
  ) => {
    gateway = await createTestGateway({
      config: { limits: createTestLimits(limits), server: { trustedProxies } },
    });
    return gateway;
  };
  const connect = async (url: string, count: number): Promise<void> => {
    for (let index = 0; index < count; index += 1) open.push(await openRawConnection(url));
  };

  it('limits.connections: one too many is 503 with retry-after, and there is room again when one closes', async () => {
    const { url } = await start({ connections: 3 });
    await connect(url, 3);
    const refused = parseRaw(await sendRaw(url, renderRequest('GET /healthz')));
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '1', connection: 'close' } });
    expect(JSON.parse(refused.body)).toMatchObject({ error: { code: 'overloaded' } });
    open.pop()?.socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(parseRaw(await sendRaw(url, renderRequest('GET /healthz', ['connection: close']))).status).toBe(
      200,
    );
  });

  it('limits.connectionsPerAddress: one too many is 429, and does not count against others', async () => {
    const { url } = await start({ connectionsPerAddress: 2 });
    await connect(url, 2);
    const refused = parseRaw(await sendRaw(url, renderRequest('GET /healthz')));
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
    expect(JSON.parse(refused.body)).toMatchObject({ error: { code: 'concurrency_limit_exceeded' } });
  });

  it('limits.connectionsPerAddress does not bind a trusted proxy', async () => {
    const { url } = await start({ connectionsPerAddress: 2 }, ['127.0.0.0/8']);
    await connect(url, 5);
    expect(parseRaw(await sendRaw(url, renderRequest('GET /healthz', ['connection: close']))).status).toBe(
      200,
    );
  });
});
