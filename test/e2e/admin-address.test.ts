import { afterEach, describe, expect, it } from 'vitest';
import { createMessageRequest } from '../support/chat-requests.ts';
import { beginStream } from '../support/read-events.ts';
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

  it('has what operators look at, and the other address the rest', async () => {
    const adminUrl = await start({ SPECWAY_ADMIN_ADDRESS: '127.0.0.1:0' });
    for (const path of ['/metrics', '/healthz', '/readyz', '/docs/', '/docs/events', '/'])
      expect([path, await status(adminUrl + path), await status(gateway.url + path)]).toEqual([
        path,
        200,
        404,
      ]);
    expect(await status(`${adminUrl}/openapi.json`)).toBe(200);
    expect(await status(`${gateway.url}/openapi.json`)).toBe(200);
    expect(await status(`${gateway.url}/v1/models`, `Bearer ${apiKey}`)).toBe(200);
    expect(await status(`${adminUrl}/v1/models`, `Bearer ${apiKey}`)).toBe(404);
    expect(await status(`${adminUrl}/api/settings`)).toBe(404);
  });

  it('answers until the last request has ended', async () => {
    const adminUrl = await start({ SPECWAY_ADMIN_ADDRESS: '[::1]:0' });
    expect(adminUrl).toMatch(/^http:\/\/\[::1\]:\d+$/);
    const { path, init } = createMessageRequest({
      apiKey,
      prompt: '[[pace=100ms]] [[tokens=20]] Tell me a story.',
      delivery: 'streamed',
    });
    const stream = await beginStream(gateway.url + path, init);
    gateway.kill('SIGTERM');
    const answers = () =>
      fetch(`${gateway.url}/openapi.json`).then(
        () => true,
        () => false,
      );
    await expect.poll(answers, { timeout: 1_500 }).toBe(false);
    expect(await status(`${adminUrl}/healthz`)).toBe(200);
    expect(await stream.text).toContain('message_stop');
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
