import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { createMessageRequest } from '../support/chat-requests.ts';
import {
  createDirectory,
  startGatewayProcess,
  type GatewayProcess,
} from '../support/start-gateway-process.ts';

const apiKey = 'sk-specway-reload-key-00001';

async function waitForOutput({ output }: GatewayProcess, pattern: RegExp): Promise<void> {
  await expect.poll(output, { timeout: 10_000 }).toMatch(pattern);
}

async function readDeployment({ url }: GatewayProcess): Promise<string | null> {
  const { path, init } = createMessageRequest({ apiKey, prompt: 'Hello.' });
  const answer = await fetch(url + path, init);
  await answer.arrayBuffer();
  return answer.headers.get('x-specway-deployment');
}

describe('the running program', { timeout: 60_000 }, () => {
  const directory = createDirectory();
  const write = (text: string) => {
    writeFileSync(join(directory.path, 'specway.yaml'), text);
  };
  const writeDeployment = (id: string) => {
    write(`deployments:\n  - id: ${id}\n    provider: simulator\n`);
  };
  let running: GatewayProcess | null = null;
  const start = async () =>
    (running = await startGatewayProcess({
      directory: directory.path,
      environment: { SPECWAY_API_KEY: apiKey },
    }));

  afterEach(() => {
    running?.kill('SIGKILL');
  });
  afterAll(() => {
    directory.remove();
  });

  it('reads specway.yaml again on SIGHUP and when it changes, and exits 0 afterwards', async () => {
    writeDeployment('one');
    const gateway = await start();
    expect(await readDeployment(gateway)).toBe('one');
    gateway.kill('SIGHUP');
    await waitForOutput(gateway, /"added":\[\],"changed":\[\],"removed":\[\].*"configuration reloaded"/);
    writeDeployment('two');
    await waitForOutput(gateway, /"added":\["two"\].*"removed":\["one"\].*"configuration reloaded"/);
    expect(await readDeployment(gateway)).toBe('two');
    write('deployments:\n  - id: three\n    provder: simulator\n');
    gateway.kill('SIGHUP');
    await waitForOutput(gateway, /"specway\.yaml:3:5 deployments\[0\]\.provder is not a known key/);
    expect(await readDeployment(gateway)).toBe('two');
    expect((await gateway.stop()).code).toBe(0);
  });

  it('is not ended by SIGHUP while it still loads', async () => {
    writeDeployment('one');
    const announce = `--import=data:text/javascript,process.stderr.write('begun')`;
    const environment = { ...process.env, SPECWAY_PORT: '0', SPECWAY_DATA_DIR: directory.path };
    const program = fileURLToPath(new URL('../../src/start.mjs', import.meta.url));
    const child = spawn(process.execPath, [announce, program], { cwd: directory.path, env: environment });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => (output += data.toString()));
    const ended = once(child, 'exit');
    onTestFinished(() => void child.kill('SIGKILL'));
    await expect.poll(() => output).toContain('begun');
    for (let count = 0; count < 3; count += 1) {
      await sleep(200);
      child.kill('SIGHUP');
    }
    await expect.poll(() => output, { timeout: 40_000 }).toContain('"msg":"listening"');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});
