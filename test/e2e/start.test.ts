import { afterAll, describe, expect, it } from 'vitest';
import { createDirectory, startGatewayProcess } from '../support/start-gateway-process.ts';

/** Tells at the end of the process whether Node had to load what strips types from TypeScript. */
const preload = `data:text/javascript,process.on('exit',()=>console.log('stripper:',process.moduleLoadList.some((name)=>name.includes('amaro'))))`;

describe('npm start', () => {
  const directory = createDirectory();
  afterAll(directory.remove);

  const start = async () => {
    const environment = { NODE_OPTIONS: `--import=${preload.replaceAll(' ', '%20')}` };
    const gateway = await startGatewayProcess({ directory: directory.path, environment });
    return (await gateway.stop()).stdout;
  };

  it('takes all of the program from what an earlier start has compiled', async () => {
    await start();
    expect(await start()).toContain('stripper: false');
  });
});
