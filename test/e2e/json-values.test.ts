import { writeFileSync } from 'node:fs';
import { Agent, request, type IncomingMessage, type RequestOptions } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDirectory,
  startGatewayProcess,
  type GatewayProcess,
} from '../support/start-gateway-process.ts';

const apiKey = 'sk-specway-values-key-000001';
const mebibyte = 1024 * 1024;

/** Longest time that a health check may wait, in milliseconds. */
const longestWaitMs = 1_000;

/** One of these rounds must stay below it: other tests keep the machine busy. */
const rounds = 4;

const directory = createDirectory();
let gateway: GatewayProcess;

beforeAll(async () => {
  // Other tests may keep the machine busy, for which nothing shall be refused here.
  writeFileSync(join(directory.path, 'specway.yaml'), 'limits: { overload: { loopDelay: 60s } }\n');
  gateway = await startGatewayProcess({
    directory: directory.path,
    environment: { SPECWAY_API_KEY: apiKey },
  });
});

afterAll(async () => {
  await gateway.stop();
  directory.remove();
});

interface Answer {
  readonly status: number;
  readonly text: string;
}

const messages = {
  path: '/v1/messages',
  headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' },
};
const content = {
  path: '/v1beta/models/gemini-2.5-flash:generateContent',
  headers: { 'x-goog-api-key': apiKey },
};

async function readAnswer(answer: IncomingMessage): Promise<Answer> {
  let text = '';
  for await (const piece of answer.setEncoding('utf8')) text += String(piece);
  return { status: answer.statusCode ?? 0, text };
}

/** Sends a body piece by piece, no further than until its answer is there. */
function send(options: RequestOptions, pieces: readonly Buffer[]): Promise<Answer> {
  const { hostname, port } = new URL(gateway.url);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const headers = {
    'content-type': 'application/json',
    'content-length': pieces.reduce((sum, { length }) => sum + length, 0),
    ...options.headers,
  };
  const source = Readable.from(pieces);
  const sent = request({ ...options, hostname, port, method: 'POST', headers, agent: false }, (answer) => {
    source.unpipe(sent);
    readAnswer(answer)
      .finally(() => sent.destroy())
      .then(resolve, reject);
  });
  sent.on('error', reject);
  source.pipe(sent);
  return promise;
}

/** A body of so many bytes: the beginning, the same item again and again, and the end. */
function writeLarge(begin: string, item: string, end: string, sizeBytes: number): readonly Buffer[] {
  const piece = Buffer.from(item.repeat(Math.floor(65_536 / item.length)));
  const count = Math.floor((sizeBytes - begin.length - end.length) / piece.length);
  return [Buffer.from(begin), ...Array.from({ length: count }, () => piece), Buffer.from(end)];
}

/** The longest wait of a health check while the work is under way. */
async function measureWait(work: () => Promise<unknown>): Promise<number> {
  const { hostname, port } = new URL(gateway.url);
  const agent = new Agent({ keepAlive: true });
  const check = async () => {
    const startedAt = performance.now();
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ hostname, port, path: '/healthz', agent }, resolve).on('error', reject).end();
    });
    expect((await readAnswer(answer)).status).toBe(200);
    return performance.now() - startedAt;
  };
  let isOver = false;
  const working = work().finally(() => (isOver = true));
  // It is awaited below.
  working.catch(() => undefined);
  let longest = 0;
  do {
    longest = Math.max(longest, await check());
    await sleep(5);
  } while (!isOver);
  await working;
  agent.destroy();
  return longest;
}

async function expectQuick(work: () => Promise<unknown>): Promise<void> {
  const waits: number[] = [];
  for (let round = 0; round < rounds; round++) {
    waits.push(await measureWait(work));
    if ((waits.at(-1) ?? 0) < longestWaitMs) return;
    await sleep(1_000);
  }
  expect(Math.min(...waits)).toBeLessThan(longestWaitMs);
}

const contentBegin = '{"contents":[{"parts":[{"text":"Hi"}]}],"x":[';
const messageBegin =
  '{"model":"claude-opus-4-8","max_tokens":9,"messages":[{"role":"user","content":"Hi"}],"x":[';

describe('bodies of tiny values', () => {
  it.each([
    ['two of 100 MiB in format C', content, contentBegin, 100, 2],
    ['seven of 32 MiB in format B', messages, messageBegin, 32, 7],
  ])(
    '%s are refused, and nobody waits',
    async (_what, place, begin, mebibytes, count) => {
      for (const item of ['{},', '0,', '"",', '{"a":0},', '[[[[]]]],', '[']) {
        const body = writeLarge(begin, item, '0]}', mebibytes * mebibyte);
        await expectQuick(async () => {
          const answers = await Promise.all(Array.from({ length: count }, () => send(place, body)));
          for (const { status, text } of answers) {
            expect(status, text).toBe(400);
            expect(text).toMatch(/more than the 250000 values|deeper than 100 levels/u);
          }
        });
      }
    },
    120_000,
  );

  it('eight that hold as many as they may, complete in the same moment, are answered one after the other', async () => {
    const body = Buffer.from(`${messageBegin}${'{"a":0},'.repeat(80_000)}0]}`);
    await expectQuick(async () => {
      const pieces = [body.subarray(0, -1), body.subarray(-1)];
      const answers = await Promise.all(Array.from({ length: 8 }, () => send(messages, pieces)));
      for (const { status, text } of answers) expect(status, text).toBe(200);
    });
  }, 60_000);
});

describe('what an agent sends', () => {
  it('passes: thousands of messages, hundreds of tools, tables in results', async () => {
    const tools = Array.from({ length: 300 }, (_, index) => ({
      name: `tool_${String(index)}`,
      description: 'Looks something up.',
      input_schema: {
        type: 'object',
        properties: Object.fromEntries(
          Array.from({ length: 20 }, (_item, place) => [
            `field_${String(place)}`,
            { type: 'string', description: 'x' },
          ]),
        ),
      },
    }));
    const turns = Array.from({ length: 4_000 }, (_, index) => [
      { role: 'user', content: [{ type: 'text', text: `Question ${String(index)}` }] },
      { role: 'assistant', content: [{ type: 'text', text: 'An answer of some words. '.repeat(20) }] },
    ]).flat();
    const conversation = [...turns, { role: 'user', content: 'Say exactly: ok' }];
    const body = { model: 'claude-opus-4-8', max_tokens: 20, tools, messages: conversation };
    const answer = await send(messages, [Buffer.from(JSON.stringify(body))]);
    expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  });
});
