import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { createDirectory, startGatewayProcess } from '../support/start-gateway-process.ts';

/** V8 tells of code that it throws away. */
const preload = `import { setFlagsFromString } from 'node:v8'; setFlagsFromString('--trace-deopt')`;

/** V8 itself takes a process that has had nothing to do for eight seconds for idle. */
const pauseMs = 9_500;

/** Until what was written while there was work has arrived here. */
const settleMs = 1_000;

describe('after a pause', () => {
  const directory = createDirectory();
  afterAll(directory.remove);

  it('what was compiled for requests is still there', async () => {
    const gateway = await startGatewayProcess({
      directory: directory.path,
      environment: {
        SPECWAY_API_KEY: 'sk-specway-example-key-0001',
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}`,
      },
    });
    const ask = async () => {
      const answer = await fetch(`${gateway.url}/v1/messages/count_tokens`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'msg-version': '2023-06-01',
          'x-api-key': 'sk-specway-example-key-0001',
        },
        body: JSON.stringify({ model: 'claude-sonnet-4-5', messages: [{ role: 'user', content: 'Hello' }] }),
      });
      expect([answer.status, await answer.json()]).toEqual([200, { input_tokens: expect.any(Number) }]);
    };
    for (let asked = 0; asked < 1_500; asked += 1) await ask();
    await sleep(settleMs);
    const seen = gateway.output().length;
    await sleep(pauseMs);
    expect(gateway.output().slice(seen)).not.toContain('embedded weak objects cleared');
    await gateway.stop();
  });
});
