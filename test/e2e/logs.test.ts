import { spawnSync } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { createMessageRequest } from '../support/chat-requests.ts';
import { beginStream } from '../support/read-events.ts';
import {
  createDirectory,
  startGatewayProcess,
  type GatewayProcess,
  type ProcessOptions,
} from '../support/start-gateway-process.ts';

const apiKey = 'sk-specway-logging-key-0001';
const hasScript = spawnSync('script', ['--version']).status === 0;

describe('the log', { timeout: 60_000 }, () => {
  const directory = createDirectory();
  let gateway: GatewayProcess | null = null;
  const start = async (options: Omit<ProcessOptions, 'directory'> = {}) => {
    gateway = await startGatewayProcess({ directory: directory.path, ...options });
    return gateway;
  };
  let terminalPid: number | null = null;
  afterEach(() => {
    gateway?.kill('SIGKILL');
    if (terminalPid !== null) process.kill(terminalPid, 'SIGKILL');
  });

  it('is JSON with ISO times and names of levels where there is no terminal', async () => {
    await start({ environment: { SPECWAY_API_KEY: apiKey } });
    const { stdout } = await gateway!.stop();
    const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({
        level: expect.stringMatching(/^(info|warn)$/) as string,
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
      });
    expect(stdout).not.toContain('Documentation');
  });

  it('is for people with SPECWAY_LOG_FORMAT=pretty, behind a first screen', async () => {
    await start({ environment: { SPECWAY_API_KEY: apiKey, SPECWAY_LOG_FORMAT: 'pretty' } });
    await expect.poll(() => gateway!.output()).toContain(`Documentation   ${gateway!.url}/docs\n`);
    const { stdout } = await gateway!.stop();
    expect(stdout).toMatch(/^\[\d\d:\d\d:\d\d\.\d{3}\] INFO: listening \{"url":/m);
    expect(stdout).toMatch(/INFO: stopping\n$/);
  });

  it.runIf(hasScript)('is for people on a terminal, unless SPECWAY_LOG_FORMAT=json', async () => {
    // What `script` starts is in a session of its own, which signals to `script` do not reach.
    const shell = 'exec script -qec "echo pid=\\$\\$; exec $*" /dev/null';
    const stop = async () => {
      terminalPid = Number(/pid=(\d+)/.exec(gateway!.output())?.[1]);
      process.kill(terminalPid, 'SIGTERM');
      const { stdout } = await gateway!.ended;
      terminalPid = null;
      return stdout;
    };
    await start({ shell, environment: { SPECWAY_API_KEY: apiKey, TERM: 'xterm' } });
    await expect.poll(() => gateway!.output()).toContain('Documentation');
    expect(await stop()).toMatch(/INFO.*: .*stopping/);
    await start({ shell, environment: { SPECWAY_API_KEY: apiKey, SPECWAY_LOG_FORMAT: 'json' } });
    const text = await stop();
    expect(text).toContain('"msg":"stopping"');
    expect(text).not.toContain('Documentation');
  });

  it('is not what the process depends on: it goes on where nobody reads it any more', async () => {
    const shell = `exec bash -c 'exec "$@" > >(exec sed -u /listening/q)' bash "$@"`;
    await start({ shell, environment: { SPECWAY_API_KEY: apiKey } });
    const { path, init } = createMessageRequest({ apiKey, prompt: 'Hello!' });
    const told = 'The log cannot be written (EPIPE). Requests are served without it.\n';
    await expect
      .poll(async () => {
        expect((await fetch(gateway!.url + path, init)).status).toBe(200);
        return gateway!.output();
      })
      .toContain(told);
    expect((await fetch(gateway!.url + path, init)).status).toBe(200);
    const { code, stderr } = await gateway!.stop();
    expect({ code, stderr }).toEqual({ code: 0, stderr: told });
  });

  it('says at a stop how many requests may go on, and until when', async () => {
    await start({ environment: { SPECWAY_API_KEY: apiKey } });
    const prompt = '[[pace=100ms]] [[tokens=10]] Tell me a story.';
    const { path, init } = createMessageRequest({ apiKey, prompt, delivery: 'streamed' });
    const stream = await beginStream(gateway!.url + path, init);
    const before = Date.now();
    gateway!.kill('SIGTERM');
    await expect.poll(() => gateway!.output()).toContain('"until"');
    const line = /^\{.*"until".*"msg":"stopping"\}$/m.exec(gateway!.output())?.[0] ?? '{}';
    const { requests, until } = JSON.parse(line) as { requests: number; until: string };
    expect(requests).toBe(1);
    expect(Date.parse(until) - before).toBeGreaterThanOrEqual(30_000);
    expect(Date.parse(until) - before).toBeLessThan(32_000);
    await stream.text;
    expect((await gateway!.ended).code).toBe(0);
  });
});
