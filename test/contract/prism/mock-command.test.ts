import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
    await expect.poll(read, { timeout: 30_000 }).toMatch(/listening on http/);
    const [url] = /http:\/\/127\.0\.0\.1:\d+(?=\s*$)/m.exec(read().split('listening on ')[1] ?? '') ?? [];
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    await exited;
    expect(child.exitCode).toBe(0);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  }, 60_000);

  it('ends with the npm that started it', async () => {
    const npm = spawn('npm', ['run', '--silent', 'mock', '--', '--port', '0'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let output = '';
    npm.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    await expect.poll(() => output, { timeout: 30_000 }).toMatch(/listening on http\S+/);
    const [url] = /http:\/\/127\.0\.0\.1:\d+(?=\s*$)/m.exec(output.split('listening on ')[1] ?? '') ?? [];
    npm.kill('SIGTERM');
    const isServing = () => fetch(`${url}/healthz`).then(Boolean, () => false);
    await expect.poll(isServing, { timeout: 10_000 }).toBe(false);
  }, 60_000);

  it('says when there is nothing to stand in front of', async () => {
    const { child, exited, read } = start('proxy', '--port', '0', '--upstream', 'http://127.0.0.1:1');
    await expect.poll(read, { timeout: 30_000 }).toMatch(/Nothing answers at http:\/\/127\.0\.0\.1:1 yet/);
    child.kill('SIGINT');
    await exited;
  }, 60_000);

  it.each([
    [['mock', '--port', 'x'], /x is not a port/],
    [['mock', '--profile', 'x'], /profile is neutral or vendor/],
    [['mock', '--errors'], /--errors/],
    [['proxy', '--upstream', 'nowhere'], /nowhere is not an http URL/],
    [[], /mock or proxy/],
  ])('refuses %j', async (args, message) => {
    const { child, exited, read } = start(...args);
    await exited;
    expect(child.exitCode).toBe(2);
    expect(read()).toMatch(message);
    expect(read()).toContain('npm run mock:proxy');
  });
});
