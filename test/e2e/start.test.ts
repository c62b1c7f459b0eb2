import { afterAll, describe, expect, it } from 'vitest';
import { createDirectory, startGatewayProcess } from '../support/start-gateway-process.ts';

/** Tells at the end of the process what of Node itself it has loaded. */
const preload = `data:text/javascript,process.on('exit',()=>console.log('loaded:',process.moduleLoadList.join()))`;

/** What strips types from TypeScript: 60 ms of CPU and 10 MB. */
const stripper = 'amaro';

/** What stands behind Node's own `fetch` and `WebSocket`: 45 ms of CPU and 10 MB. */
const fetchOfNode = 'internal/deps/undici';

describe('npm start', { timeout: 60_000 }, () => {
  const directory = createDirectory();
  afterAll(directory.remove);

  const start = async () => {
    const environment = { NODE_OPTIONS: `--import=${preload.replaceAll(' ', '%20')}` };
    const gateway = await startGatewayProcess({ directory: directory.path, environment });
    const answer = await fetch(`${gateway.url}/v1/models`);
    await answer.arrayBuffer();
    const loaded = /^loaded:.*$/m.exec((await gateway.stop()).stdout);
    return loaded?.[0] ?? '';
  };

  it('takes all of the program from what an earlier start has compiled', async () => {
    await start();
    const loaded = await start();
    expect(loaded).toContain('NativeModule http');
    expect(loaded).not.toContain(stripper);
  });

  it("loads nothing of Node's own fetch", async () => {
    expect(await start()).not.toContain(fetchOfNode);
  });
});
