import { readFileSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerEventStream } from '../support/fake-answers.ts';
import { createFakeUpstream } from '../support/fake-upstream.ts';
import { readChunks, writeEvent } from '../support/read-fixture.ts';
import {
  createDirectory,
  startGatewayProcess,
  type GatewayProcess,
} from '../support/start-gateway-process.ts';

const apiKey = 'sk-specway-memory-key-000001';
const streamCount = 400;

/** What an open stream may keep alive in the process, in bytes: a tenth more than it does. */
const maxPerStream = 25_000;
/** Resident memory of a process that has nothing to do, in kB: a tenth more than it takes when it had to compile everything. */
const maxIdleKilobytes = 135 * 1024;
const conversation = 'word '.repeat(10_000);
const preload = fileURLToPath(new URL('../support/memory-preload.ts', import.meta.url));

let directory: ReturnType<typeof createDirectory>;

beforeEach(() => {
  directory = createDirectory();
});

afterEach(() => {
  directory.remove();
});

/** A line of /proc/<pid>/status, in kB. */
function readStatus(pid: number, name: string): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]);
}

/** Bytes that are alive in the process. */
async function readAlive(gateway: GatewayProcess): Promise<number> {
  const from = gateway.output().length;
  const read = () => /\{"aliveBytes":(\d+)/.exec(gateway.output().slice(from))?.[1];
  process.kill(gateway.pid, 'SIGUSR2');
  await expect.poll(read, { timeout: 10_000 }).toBeDefined();
  return Number(read());
}

/** Resolves when the first bytes of the stream are here; nobody ends it. */
function openStream({ url }: GatewayProcess): Promise<IncomingMessage> {
  const messages = [{ role: 'user', content: conversation }];
  const body = JSON.stringify({ model: 'chatfam-opus-4-8', max_tokens: 64, stream: true, messages });
  const headers = { 'content-type': 'application/json', 'x-api-key': apiKey, 'msg-version': '2023-06-01' };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/v1/messages`, { method: 'POST', headers, agent: false }, (answer) => {
      answer.on('error', () => undefined);
      answer.once('data', () => {
        resolve(answer);
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function openStreams(gateway: GatewayProcess): Promise<readonly IncomingMessage[]> {
  const opened: IncomingMessage[] = [];
  while (opened.length < streamCount) {
    opened.push(...(await Promise.all(Array.from({ length: 20 }, () => openStream(gateway)))));
  }
  return opened;
}

describe.skipIf(process.platform !== 'linux')('memory of the process', { timeout: 60_000 }, () => {
  it('is little for an open stream, however long the conversation before it', async () => {
    const upstream = await createFakeUpstream();
    const begun = readChunks('anthropic', 'text').slice(0, 3);
    upstream.answerAlways(
      answerEventStream([...begun.map((chunk) => writeEvent('anthropic', chunk)), 600_000]),
    );
    const deployment = `id: one\n    provider: anthropic\n    baseUrl: ${upstream.url}\n    credential: secret`;
    writeFileSync(join(directory.path, 'specway.yaml'), `deployments:\n  - ${deployment}\n`);
    const environment = { SPECWAY_API_KEY: apiKey, NODE_OPTIONS: `--import ${preload}` };
    const gateway = await startGatewayProcess({ directory: directory.path, environment });
    try {
      // What a first load leaves behind in the heap belongs to no stream.
      for (const answer of await openStreams(gateway)) answer.destroy();
      await expect.poll(() => upstream.countConnections(), { timeout: 10_000 }).toBe(0);
      await readAlive(gateway);
      const before = await readAlive(gateway);
      const answers = await openStreams(gateway);
      expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
      // Buffers are freed some time after they were found to be garbage.
      const readPerStream = async () => ((await readAlive(gateway)) - before) / streamCount;
      await expect.poll(readPerStream, { interval: 500, timeout: 10_000 }).toBeLessThan(maxPerStream);
    } finally {
      // Ends the streams, which a stop would wait for.
      await upstream.close();
      await gateway.stop();
    }
  });

  it('is little while nobody asks for anything', async () => {
    const gateway = await startGatewayProcess({ directory: directory.path });
    try {
      const givesUpAt = performance.now() + 10_000;
      while (readStatus(gateway.pid, 'VmRSS') > maxIdleKilobytes && performance.now() < givesUpAt)
        await sleep(100);
      expect(readStatus(gateway.pid, 'VmRSS')).toBeLessThan(maxIdleKilobytes);
    } finally {
      await gateway.stop();
    }
  });
});
