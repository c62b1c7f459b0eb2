import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { createMessageRequest } from '../support/chat-requests.ts';
import { beginStream, readEvents } from '../support/read-events.ts';
import {
  createDirectory,
  runGatewayProcess,
  startGatewayProcess,
  type GatewayProcess,
} from '../support/start-gateway-process.ts';

const apiKey = 'sk-specway-operators-key-01';
const token = 'metrics-token-of-prometheus';

describe('SPECWAY_ADMIN_ADDRESS', { timeout: 60_000 }, () => {
  const directory = createDirectory();
  let gateway: GatewayProcess;
  const start = async (environment: Readonly<Record<string, string>>) => {
    gateway = await startGatewayProcess({
      directory: directory.path,
      environment: { SPECWAY_API_KEY: apiKey, ...environment },
    });
    return /"adminUrl":"([^"]+)"/.exec(gateway.output())?.[1] ?? 'there is none';
  };
  const status = async (url: string, authorization = '') =>
    (await fetch(url, { headers: authorization === '' ? {} : { authorization } })).status;

  afterEach(() => {
    gateway.kill('SIGKILL');
  });

  const authorization = `Bearer ${apiKey}`;
  /** Asks for a session; the first event of one, or the status that refuses it. */
  const connect = async (url: string): Promise<unknown> => {
    const address = `${url.replace('http', 'ws')}/v1/realtime?model=rtfam-realtime`;
    const socket = new WebSocket(address, { headers: { authorization, 'openai-beta': 'realtime=v1' } });
    const refused = once(socket, 'unexpected-response').then(([request, { statusCode }]) => {
      (request as { destroy(): void }).destroy();
      return statusCode as number;
    });
    socket.on('error', () => undefined);
    const created = once(socket, 'message').then(([data]) => {
      socket.close();
      return (JSON.parse(String(data)) as { type: string }).type;
    });
    return await Promise.any([refused, created]);
  };

  it('has the whole gateway, and the other address nothing that operators look at', async () => {
    const adminUrl = await start({ SPECWAY_ADMIN_ADDRESS: '127.0.0.1:0' });
    for (const path of ['/metrics', '/healthz', '/readyz', '/docs/', '/docs/events', '/'])
      expect([path, await status(adminUrl + path), await status(gateway.url + path)]).toEqual([
        path,
        200,
        404,
      ]);
    for (const url of [adminUrl, gateway.url]) {
      expect(await status(`${url}/openapi.json`)).toBe(200);
      expect(await status(`${url}/v1/models`, authorization)).toBe(200);
      expect(await status(`${url}/v1/models`)).toBe(401);
      expect(await status(`${url}/api/settings`)).toBe(200);
      const { path, init } = createMessageRequest({ apiKey, prompt: 'Hello.' });
      expect(await (await fetch(url + path, init)).json()).toMatchObject({ type: 'message' });
      expect(await connect(url)).toBe('session.created');
    }
  });

  it('is named to nobody at the other one, where wrong paths lead to the document that is there', async () => {
    const adminUrl = await start({ SPECWAY_ADMIN_ADDRESS: '127.0.0.1:0' });
    const ask = async (url: string) => {
      const answer = await fetch(url, { headers: { accept: 'text/html' } });
      return [answer.status, answer.headers.get('content-type'), await answer.text()];
    };
    for (const path of ['/nothing', '/healthz', '/docs/']) {
      const [code, type, text] = await ask(gateway.url + path);
      expect([code, type]).toEqual([404, 'application/json']);
      expect(text).toContain('There is nothing at this path; see /openapi.json for every path.');
    }
    expect(await ask(`${adminUrl}/nothing`)).toEqual([
      404,
      'text/html; charset=utf-8',
      expect.stringContaining('href="/docs/"'),
    ]);
    expect(await (await fetch(`${adminUrl}/v1/messages/nothing`)).text()).toContain(
      'see /docs for every path',
    );
  });

  it('answers until the last request has ended, and begins nothing meanwhile', async () => {
    const adminUrl = await start({ SPECWAY_ADMIN_ADDRESS: '[::1]:0' });
    expect(adminUrl).toMatch(/^http:\/\/\[::1\]:\d+$/);
    const { path, init } = createMessageRequest({
      apiKey,
      prompt: '[[pace=100ms]] [[tokens=25]] Tell me a story.',
      delivery: 'streamed',
    });
    const streams = [await beginStream(gateway.url + path, init), await beginStream(adminUrl + path, init)];
    gateway.kill('SIGTERM');
    const answers = () =>
      fetch(`${gateway.url}/openapi.json`).then(
        () => true,
        () => false,
      );
    await expect.poll(answers, { timeout: 1_500 }).toBe(false);
    for (const open of ['/healthz', '/metrics', '/docs/', '/openapi.json', '/docs/assets/key.js'])
      expect([open, await status(adminUrl + open)]).toEqual([open, 200]);
    expect(await status(`${adminUrl}/readyz`)).toBe(503);
    const refused = await fetch(adminUrl + path, init);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await refused.json()).toMatchObject({ type: 'error', error: { code: 'shutting_down' } });
    expect(await status(`${adminUrl}/api/settings`)).toBe(503);
    expect(await connect(adminUrl)).toBe(503);
    for (const stream of streams)
      expect(readEvents(await stream.text).at(-1)).toMatchObject({ name: 'message_stop' });
    expect((await gateway.ended).code).toBe(0);
  });

  it('is named where it is taken', async () => {
    const adminUrl = await start({ SPECWAY_ADMIN_ADDRESS: '127.0.0.1:0' });
    const other = createDirectory();
    const { port } = new URL(adminUrl);
    const environment = { SPECWAY_ADMIN_ADDRESS: `127.0.0.1:${port}` };
    const end = await runGatewayProcess({ directory: other.path, environment });
    other.remove();
    expect(end).toMatchObject({
      code: 1,
      stderr: `SPECWAY_ADMIN_ADDRESS: another process listens on port ${port} of 127.0.0.1.\n`,
    });
  });

  it.each([
    ['127.0.0.1', '127.1'],
    ['0:0:0:0:0:0:0:1', '[::1]'],
  ])('is not the other one by another name: %s, %s', async (host, adminHost) => {
    const other = createDirectory();
    await start({});
    const { port } = new URL(gateway.url);
    gateway.kill('SIGKILL');
    await gateway.ended;
    const environment = {
      SPECWAY_PORT: port,
      SPECWAY_HOST: host,
      SPECWAY_ADMIN_ADDRESS: `${adminHost}:${port}`,
    };
    const end = await runGatewayProcess({ directory: other.path, environment });
    other.remove();
    expect(end).toMatchObject({
      code: 1,
      stderr: `SPECWAY_ADMIN_ADDRESS must differ from SPECWAY_HOST and SPECWAY_PORT. It is "${adminHost}:${port}".\n`,
    });
  });

  it('is beside SPECWAY_METRICS_TOKEN, which /metrics asks for and no API key stands for', async () => {
    await start({ SPECWAY_METRICS_TOKEN: token });
    const refused = await fetch(`${gateway.url}/metrics`);
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(await status(`${gateway.url}/metrics`, `Bearer ${apiKey}`)).toBe(401);
    expect(await status(`${gateway.url}/metrics`, `Bearer ${token}`)).toBe(200);
    expect(await status(`${gateway.url}/healthz`)).toBe(200);
    expect((await gateway.stop()).stdout).not.toContain(token);
  });
});
