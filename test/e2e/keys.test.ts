import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createMessageRequest } from '../support/chat-requests.ts';
import {
  createDirectory,
  startGatewayProcess,
  type GatewayProcess,
} from '../support/start-gateway-process.ts';

const printedKey = /^ {2}(sk-[A-Za-z0-9]{40,})$/m;

async function ask(gateway: GatewayProcess, apiKey: string): Promise<number> {
  const { path, init } = createMessageRequest({ apiKey, prompt: 'Good morning.' });
  const response = await fetch(gateway.url + path, init);
  await response.body?.cancel();
  return response.status;
}

describe('the API key of an operator', { timeout: 60_000 }, () => {
  const directories: { remove(): void }[] = [];
  const running: GatewayProcess[] = [];

  const makeDirectory = () => {
    const directory = createDirectory();
    directories.push(directory);
    return directory.path;
  };
  const start = async (directory: string, environment: Readonly<Record<string, string>> = {}) => {
    const gateway = await startGatewayProcess({ directory, environment });
    running.push(gateway);
    return gateway;
  };

  afterEach(async () => {
    for (const gateway of running.splice(0)) gateway.kill('SIGKILL');
  });
  afterAll(() => {
    for (const directory of directories) directory.remove();
  });

  it('is printed by the first start only, and works before and after a clean and a violent end', async () => {
    const directory = makeDirectory();
    const first = await start(directory);
    const key = printedKey.exec(first.output())?.[1] ?? 'no key was printed';
    expect(first.output().split(key)).toHaveLength(2);
    expect(await ask(first, key)).toBe(200);
    expect(await ask(first, `${key}x`)).toBe(401);
    expect((await first.stop()).code).toBe(0);

    const second = await start(directory);
    expect(second.output()).not.toContain('sk-');
    expect(await ask(second, key)).toBe(200);
    second.kill('SIGKILL');
    expect((await second.ended).signal).toBe('SIGKILL');

    const third = await start(directory);
    expect(third.output()).not.toContain('sk-');
    expect(await ask(third, key)).toBe(200);
  });

  it('is the one of SPECWAY_API_KEY, which is never printed', async () => {
    const directory = makeDirectory();
    const key = 'sk-operators-own-key-0001';
    const gateway = await start(directory, { SPECWAY_API_KEY: key });
    expect(await ask(gateway, key)).toBe(200);
    const { stdout, stderr } = await gateway.stop();
    expect(stdout + stderr).not.toContain('sk-');
  });

  it('lies in a database that only its owner can read', async () => {
    const directory = makeDirectory();
    await start(directory, { SPECWAY_DATA_DIR: 'deep/data', SPECWAY_API_KEY: 'sk-operators-own-key-0001' });
    const mode = (await stat(join(directory, 'deep/data/specway.db'))).mode & 0o777;
    if (process.platform !== 'win32') expect(mode).toBe(0o600);
  });
});
