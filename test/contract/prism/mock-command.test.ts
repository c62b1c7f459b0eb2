import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const commandPath = fileURLToPath(new URL('../../../scripts/mock/main.ts', import.meta.url));

function start(...args: readonly string[]) {
  const child = spawn(process.execPath, [commandPath, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  return { child, exited: once(child, 'close'), read: () => output };
}

describe('the command behind npm run mock', () => {
  it('serves until it is told to stop, and leaves nothing behind', async () => {
    const { child, exited, read } = start('mock', '--port', '0');
    await expect.poll(read, { timeout: 60_000 }).toMatch(/listening on http/);
    const [url] = /http:\/\/127\.0\.0\.1:\d+(?=\s*$)/m.exec(read().split('listening on ')[1] ?? '') ?? [];
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    await exited;
    expect(child.exitCode).toBe(0);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  }, 120_000);

  it('answers with errors as often as it is told, and stops at SIGINT with a WebSocket open', async () => {
    const { child, exited, read } = start('mock', '--port', '0', '--errors', '429:100%');
    await expect.poll(read, { timeout: 60_000 }).toMatch(/listening on http/);
    const [url] = /http:\/\/127\.0\.0\.1:\d+(?=\s*$)/m.exec(read().split('listening on ')[1] ?? '') ?? [];
    const models = await fetch(`${url}/v1/models`, { headers: { authorization: 'Bearer any' } });
    expect(models.status).toBe(429);
    expect(await models.json()).toMatchObject({ error: { type: 'rate_limit_error' } });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const socket = new WebSocket(
      `${url?.replace('http', 'ws')}/v1/realtime?model=rtfam-4o-realtime-preview`,
      [...['realtime', 'rt-insecure-api-key.any', 'rt-beta.realtime-v1']],
    );
    const [message] = (await once(socket, 'message')) as [MessageEvent];
    expect(JSON.parse(String(message.data))).toMatchObject({ type: 'session.created' });
    child.kill('SIGINT');
    await exited;
    expect(child.exitCode).toBe(0);
  }, 120_000);

  it('says how it is used', async () => {
    const { child, exited, read } = start('mock', '--help');
    await exited;
    expect(child.exitCode).toBe(0);
    expect(read()).toContain('--errors 429:10%');
  });

  it('says that the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { child, exited, read } = start('mock', '--port', String(port));
    await exited;
    taken.close();
    expect(child.exitCode).toBe(1);
    expect(read()).toMatch(/The port \d+ is taken; choose another/);
  }, 120_000);

  it('ends with the npm that started it', async () => {
    const npm = spawn('npm', ['run', '--silent', 'mock', '--', '--port', '0'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let output = '';
    npm.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    await expect.poll(() => output, { timeout: 60_000 }).toMatch(/listening on http\S+/);
    const [url] = /http:\/\/127\.0\.0\.1:\d+(?=\s*$)/m.exec(output.split('listening on ')[1] ?? '') ?? [];
    npm.kill('SIGTERM');
    const isServing = () => fetch(`${url}/healthz`).then(Boolean, () => false);
    await expect.poll(isServing, { timeout: 10_000 }).toBe(false);
  }, 120_000);

  it('says when there is nothing to stand in front of', async () => {
    const { child, exited, read } = start('proxy', '--port', '0', '--upstream', 'http://127.0.0.1:1');
    await expect.poll(read, { timeout: 60_000 }).toMatch(/Nothing answers at http:\/\/127\.0\.0\.1:1 yet/);
    child.kill('SIGINT');
    await exited;
  }, 120_000);

  it.each([
    [['mock', '--prot', '1'], /There is no option --prot\. Did you mean --port\?/],
    [['mock', '--errors', '429'], /--errors is like 429:10%/],
    [['proxy', '--upstream', 'nowhere'], /nowhere is not an http URL/],
  ])('refuses %j', async (args, message) => {
    const { child, exited, read } = start(...args);
    await exited;
    expect(child.exitCode).toBe(2);
    expect(read()).toMatch(message);
    expect(read()).toContain('npm run mock:proxy');
  });
});
