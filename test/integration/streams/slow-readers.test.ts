import { readFileSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLongStream, type LongStream } from '../../support/create-long-stream.ts';
import { createFakeUpstream, type FakeUpstream } from '../../support/fake-upstream.ts';
import { parseMetrics } from '../../support/parse-metrics.ts';
import {
  createDirectory,
  startGatewayProcess,
  type GatewayProcess,
} from '../../support/start-gateway-process.ts';

const apiKey = 'sk-specway-slow-reader-key-01';
const megabyte = 1024 * 1024;
const streamBytes = 192 * megabyte;

/**
 * What may lie between an upstream and a client that does not read: what the kernel buffers of two connections, at both of their ends,
 * and the gateway itself.
 */
const heldBytes = 2 * (readMaxBuffer('rmem') + readMaxBuffer('wmem')) + 4 * megabyte;

/**
 * What a stream may need beyond one that is read all the time: half of it, which is garbage that a busy machine collects late.
 */
const growthBytes = streamBytes / 2;

const ways = [
  ['passed through', 'chatfam-opus-4-8', 'anthropic'],
  ['translated', 'genfam-2.5-flash', 'gemini'],
] as const;

/** The third number is the most (tcp(7), "tcp_rmem"). */
function readMaxBuffer(kind: 'rmem' | 'wmem'): number {
  return Number(readFileSync(`/proc/sys/net/ipv4/tcp_${kind}`, 'utf8').trim().split(/\s+/u)[2]);
}

/** As the kernel counts it: nothing that V8 says of itself. */
function readResidentBytes(pid: number): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/mu.exec(status)?.[1]) * 1024;
}

interface MemoryWatch {
  /** The most there was since the watch began, in bytes. */
  readonly most: number;
  [Symbol.dispose](): void;
}

function watchMemory(pid: number): MemoryWatch {
  let most = readResidentBytes(pid);
  const timer = setInterval(() => (most = Math.max(most, readResidentBytes(pid))), 20);
  return {
    get most(): number {
      return most;
    },
    [Symbol.dispose]: () => {
      clearInterval(timer);
    },
  };
}

/** Counts the model's words and keeps the end. */
class StreamReader {
  text = 0;
  end = '';
  #rest = '';

  add(chunk: Buffer): void {
    const lines = (this.#rest + chunk.toString('latin1')).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('event: ')) this.end = line === '' ? this.end : line;
      if (line.startsWith('data: ') && line.includes('"text_delta"'))
        this.text += (JSON.parse(line.slice(6)) as { delta: { text: string } }).delta.text.length;
    }
  }
}

describe.skipIf(process.platform !== 'linux').each(ways)('a stream that is %s', (_how, model, provider) => {
  const directory = createDirectory();
  let upstream: FakeUpstream;
  let gateway: GatewayProcess;
  let stream: LongStream;
  /** The most that a stream needed whose client reads all the time: garbage, collected late, and given back when idle. */
  let usualBytes: number;
  /** What a test that fails may leave unread, which the gateway would wait for. */
  const answers: IncomingMessage[] = [];

  beforeAll(async () => {
    upstream = await createFakeUpstream();
    const deployment = `id: one\n    provider: ${provider}\n    baseUrl: ${upstream.url}\n    credential: secret`;
    writeFileSync(join(directory.path, 'specway.yaml'), `deployments:\n  - ${deployment}\n`);
    const environment = { SPECWAY_API_KEY: apiKey };
    gateway = await startGatewayProcess({ directory: directory.path, environment });
    upstream.answer(createLongStream(provider, streamBytes).answer);
    using memory = watchMemory(gateway.pid);
    await readAll(await ask(), { pauseMs: 0 });
    usualBytes = memory.most;
  });
  beforeEach(() => {
    stream = createLongStream(provider, streamBytes);
    upstream.answer(stream.answer);
  });
  afterEach(() => {
    for (const answer of answers.splice(0)) answer.destroy();
    expect(gateway.output()).not.toMatch(/"level":"(error|fatal)"/u);
  });
  afterAll(async () => {
    await gateway.stop();
    await upstream.close();
    directory.remove();
  });

  function ask(): Promise<IncomingMessage> {
    const messages = [{ role: 'user', content: 'Tell me everything.' }];
    const headers = { 'content-type': 'application/json', 'x-api-key': apiKey, 'msg-version': '2023-06-01' };
    return new Promise((resolve, reject) => {
      const sent = request(
        `${gateway.url}/v1/messages`,
        { method: 'POST', headers, agent: false },
        (answer) => {
          answers.push(answer);
          resolve(answer);
        },
      );
      sent.on('error', reject);
      sent.end(JSON.stringify({ model, max_tokens: 64_000, stream: true, messages }));
    });
  }

  /** Reads a megabyte at a time. */
  async function readAll(
    answer: IncomingMessage,
    { pauseMs }: { readonly pauseMs: number },
  ): Promise<StreamReader> {
    const reader = new StreamReader();
    let sincePause = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      reader.add(chunk);
      sincePause += chunk.length;
      if (pauseMs === 0 || sincePause < megabyte) continue;
      sincePause = 0;
      await sleep(pauseMs);
    }
    return reader;
  }

  /** What the upstream could write, as soon as it can write no more. */
  async function untilHeld(): Promise<number> {
    for (;;) {
      const written = stream.writtenBytes();
      await sleep(300);
      if (written > 0 && stream.writtenBytes() === written) return written;
    }
  }

  async function readInFlight(): Promise<number | undefined> {
    const answer = await fetch(`${gateway.url}/metrics`, { headers: { connection: 'close' } });
    return parseMetrics(await answer.text()).find('specway_requests_in_flight');
  }

  it('is held back by a client that does not read, and goes on when it does', async () => {
    using memory = watchMemory(gateway.pid);
    const answer = await ask();
    expect(await untilHeld()).toBeLessThan(heldBytes);
    const { text, end } = await readAll(answer, { pauseMs: 15 });
    expect(memory.most - usualBytes).toBeLessThan(growthBytes);
    expect(stream.writtenBytes()).toBeGreaterThanOrEqual(streamBytes);
    expect(text).toBeGreaterThanOrEqual(stream.textLength);
    expect(end).toBe('data: {"type":"message_stop"}');
  });

  it('is ended at the upstream when a client that did not read leaves, and nothing of it is left', async () => {
    using memory = watchMemory(gateway.pid);
    const index = upstream.calls.length;
    const answer = await ask();
    const call = await upstream.waitForCall(index);
    expect(await untilHeld()).toBeLessThan(heldBytes);
    expect(await readInFlight()).toBe(2);
    answer.on('error', () => undefined).destroy();
    expect(await call.outcome).toBe('left');
    await expect.poll(readInFlight).toBe(1);
    await expect.poll(() => upstream.countConnections()).toBe(0);
    expect(memory.most - usualBytes).toBeLessThan(growthBytes);
  });
});
