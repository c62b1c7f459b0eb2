import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDirectory, startGatewayProcess } from '../support/start-gateway-process.ts';

/** V8 tells of code that it throws away; SIGUSR2 makes it throw away all that it can. */
const preload = `
  import { setFlagsFromString } from 'node:v8';
  import { runInNewContext } from 'node:vm';
  setFlagsFromString('--trace-deopt');
  process.on('SIGUSR2', () => {
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  });`;

/** How V8 says that it throws code away because no object has the shape any more that the code is for. */
const forgotten = 'embedded weak objects cleared';

const apiKey = 'sk-specway-example-key-0001';

/** V8 itself takes a process that has had nothing to do for eight seconds for idle. */
const pauseMs = 9_500;

/** Until what was written while there was work has arrived here. */
const settleMs = 1_000;

async function ask(url: string): Promise<void> {
  const answer = await fetch(`${url}/v1/messages/count_tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'msg-version': '2023-06-01', 'x-api-key': apiKey },
    body: JSON.stringify({ model: 'claude-sonnet-4-6', messages: [{ role: 'user', content: 'Hello' }] }),
  });
  expect([answer.status, await answer.json()]).toEqual([200, { input_tokens: expect.any(Number) }]);
}

describe('after a pause', () => {
  it('what was compiled for requests is still there', { timeout: 60_000 }, async () => {
    const directory = createDirectory();
    onTestFinished(directory.remove);
    let told = '';
    const gateway = await startGatewayProcess({
      directory: directory.path,
      environment: {
        SPECWAY_API_KEY: apiKey,
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}`,
      },
      onOutput: (text, stream) => {
        if (stream === 'stdout') told += text;
      },
    });
    onTestFinished(async () => void (await gateway.stop()));
    for (let asked = 0; asked < 1_500; asked += 1) await ask(gateway.url);
    await sleep(settleMs);
    told = '';
    await sleep(pauseMs);
    expect(told).not.toContain(forgotten);
    gateway.kill('SIGUSR2');
    await expect.poll(() => told).toContain(forgotten);
  });
});
