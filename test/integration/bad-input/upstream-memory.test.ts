import { brotliCompressSync, crc32, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answerContentPicture } from '../../support/content-answers.ts';
import { quickRouting } from '../../support/create-candidate.ts';
import { createTestGateway, createTestLimits, type TestGateway } from '../../support/create-test-gateway.ts';
import { answerEventStream, answerSteps } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeAnswer, type FakeUpstream } from '../../support/fake-upstream.ts';
import type { Answer } from '../../support/interface-client.ts';
import { sendImage } from '../../support/interface-images.ts';
import { parseMetrics } from '../../support/parse-metrics.ts';
import { createPicture } from '../../support/picture-samples.ts';
import { readChunks, readJsonFixture, writeEvent } from '../../support/read-fixture.ts';
import {
  createDirectionDeployment,
  relayDirections,
  type RelayDirection,
} from '../../support/relay-directions.ts';

const mebibyte = 1024 * 1024;
const maxBytes = 24 * mebibyte;
const json = { 'content-type': 'application/json' };

/** A whole answer of about so many bytes. */
function createLongAnswer({ fixtures, whole }: RelayDirection, sizeBytes: number): string {
  const text = 'word '.repeat(Math.floor(sizeBytes / 5));
  const value = readJsonFixture(fixtures, whole);
  if (fixtures === 'openai') return JSON.stringify({ ...value, data: [{ b64_json: 'A'.repeat(sizeBytes) }] });
  const content = [{ type: 'text', text }];
  if (fixtures === 'anthropic') return JSON.stringify({ ...value, content });
  const candidate = { content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 };
  return JSON.stringify({ ...value, candidates: [candidate] });
}

/** Sends half of an answer, without having announced how long it is, and the rest when it is told to. */
function holdInTheMiddle(text: string, goOn: Promise<void>): FakeAnswer {
  const half = Math.floor(text.length / 2);
  return async ({ response }) => {
    response.writeHead(200, json).write(text.slice(0, half));
    await goOn;
    response.end(text.slice(half));
  };
}

/** As long as a busy machine may take. */
const patience = { timeout: 12_000 };
const timeouts = { connectMs: 15_000, firstByteMs: 15_000, idleMs: 15_000, totalMs: 15_000 };

const some = relayDirections.filter(({ name }) =>
  ['B to anthropic', 'C to gemini', 'A to openai', 'B on gemini', 'C on anthropic'].includes(name),
);

describe.each(some)('memory of the answers of an upstream, $name', (direction) => {
  let gateway: TestGateway;
  let upstream: FakeUpstream;

  beforeAll(async () => {
    upstream = await createFakeUpstream();
    gateway = await createTestGateway({
      config: {
        deployments: [{ ...createDirectionDeployment(direction, 'main', upstream.url), timeouts }],
        limits: createTestLimits({ bodyBytesInFlight: maxBytes }),
        routing: { ...quickRouting, attempts: 2, cooldown: { failures: 1000, durationMs: 1 } },
        validation: 'off',
      },
    });
  });

  const readHeld = async (): Promise<number | undefined> => {
    const text = await (await fetch(`${gateway.url}/metrics`)).text();
    return parseMetrics(text).find('specway_memory_in_flight_bytes');
  };

  afterEach(async () => {
    await expect.poll(readHeld, patience).toBe(0);
  });

  afterAll(async () => {
    await gateway.stop();
    await upstream.close();
  });

  /** Every attempt gets this answer. */
  const ask = (answer: FakeAnswer, delivery: 'whole' | 'stream' = 'whole'): Promise<Answer> => {
    upstream.answerAlways(answer);
    return direction.send(gateway, delivery);
  };

  function expectBusy({ status, text, headers }: Answer): void {
    expect(status, text.slice(0, 500)).toBe(503);
    expect(text).toContain('busy with other large requests');
    expect(headers.get('retry-after')).toBe('1');
  }

  it('is counted while they arrive in pieces, and refused as soon as there is no more', async () => {
    const text = createLongAnswer(direction, 4 * mebibyte);
    const { promise, resolve: goOn } = Promise.withResolvers<undefined>();
    const pending = Array.from({ length: 12 }, () => ask(holdInTheMiddle(text, promise)));
    await expect.poll(readHeld, patience).toBeGreaterThan(maxBytes / 2);
    expect(await readHeld()).toBeLessThanOrEqual(maxBytes);
    goOn(undefined);
    const answers = await Promise.all(pending);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(2);
    refused.forEach(expectBusy);
  });

  it('is not taken by one that is too large for it', async () => {
    const text = createLongAnswer(direction, 20 * mebibyte);
    expectBusy(await ask(answerSteps({ steps: [text], headers: json })));
    const announced = { ...json, 'content-length': String(Buffer.byteLength(text)) };
    expectBusy(await ask(answerSteps({ steps: [text], headers: announced })));
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('is not taken by a little that becomes a lot (%s)', async (encoding, compress) => {
    const bomb = compress(createLongAnswer(direction, 64 * mebibyte));
    expect(bomb.length).toBeLessThan(mebibyte);
    const headers = { ...json, 'content-encoding': encoding };
    const { status } = await ask(answerSteps({ steps: [bomb], headers }));
    expect([502, 503]).toContain(status);
  });

  it('is counted for what a compressed answer becomes', async () => {
    // As long as what it becomes, and a little more: out of proportion is something else.
    const words = Array.from({ length: 2_000_000 }, (_, index) => ((index * 7919) % 65536).toString(36)).join(
      ' ',
    );
    const text = createLongAnswer(direction, 10).replace(/word word|AAAAAAAAAA/u, words);
    const steps = [gzipSync(text, { level: 1 })];
    expect(steps[0]!.length * 4).toBeLessThan(maxBytes);
    expectBusy(await ask(answerSteps({ steps, headers: { ...json, 'content-encoding': 'gzip' } })));
  });

  it('is given back by an attempt that failed', async () => {
    const text = createLongAnswer(direction, 4 * mebibyte);
    upstream.answer(answerSteps({ steps: [`${text.slice(0, -1)} `], headers: json }));
    upstream.answer(answerSteps({ steps: [text.slice(0, -9), 20], end: 'reset', headers: json }));
    const failed = await direction.send(gateway, 'whole');
    expect(failed.status, failed.text.slice(0, 500)).toBeGreaterThanOrEqual(502);
    upstream.answer(answerSteps({ steps: [`${text.slice(0, -1)} `], headers: json }));
    const answer = await ask(answerSteps({ steps: [text], headers: json }));
    expect(answer.status, answer.text.slice(0, 500)).toBe(200);
  });

  it('is not taken by an event without an end', async () => {
    const piece = Buffer.alloc(mebibyte, 'a');
    const steps = ['data: {"responseId":"', ...Array.from({ length: 20 }, () => piece)];
    expectBusy(await ask(answerEventStream(steps, 'hold'), 'stream'));
  });

  it('is counted for large events until they are sent, and given back event by event', async () => {
    const { fixtures, stream } = direction;
    if (fixtures === 'openai') return;
    const chunks = readChunks(fixtures, stream);
    const large = fixtures === 'anthropic' ? chunks.find((chunk) => chunk.includes('text_delta')) : chunks[0];
    const grown = large!.replace(/"text":"[^"]*"/u, `"text":"${'word '.repeat(400_000)}"`);
    const at = chunks.indexOf(large!);
    const written = [...chunks.slice(0, at), ...Array.from({ length: 12 }, () => grown), ...chunks.slice(at)];
    const steps = written.map((chunk) => writeEvent(fixtures, chunk));
    const answer = await ask(answerEventStream(steps), 'stream');
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('"error"');
    expect(answer.text.length).toBeGreaterThan(maxBytes * 0.9);
  });
});

describe('memory of pictures that are drawn by other calls', () => {
  it('is given back picture by picture while they are sent', async () => {
    const upstream = await createFakeUpstream();
    const direction = relayDirections.find(({ name }) => name === 'C to gemini')!;
    const deployment = createDirectionDeployment(direction, 'main', upstream.url);
    const gateway = await createTestGateway({
      config: {
        deployments: [deployment],
        limits: createTestLimits({ bodyBytesInFlight: maxBytes }),
        validation: 'off',
      },
    });
    try {
      // A valid picture with a long text in it, so that it is large and drawn at once.
      const picture = padPicture(await createPicture({ width: 64, height: 64 }), 800_000);
      upstream.answerAlways(answerContentPicture(picture));
      const body = { model: 'genfam-2.5-flash-image', prompt: 'A cat', n: 10, stream: true };
      const answer = await sendImage(gateway, body);
      expect(answer.status, answer.text.slice(0, 300)).toBe(200);
      expect(answer.text.match(/"image_generation\.completed"/gu)).toHaveLength(10);
      expect(answer.text).not.toContain('"error"');
    } finally {
      await gateway.stop();
      await upstream.close();
    }
  });
});

/** A PNG file with a chunk of so many bytes before its end that says nothing. */
function padPicture(picture: Buffer, sizeBytes: number): Buffer {
  const end = picture.length - 12;
  const type = Buffer.from('teXt');
  const data = Buffer.alloc(sizeBytes, 'a');
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(sizeBytes);
  checksum.writeUInt32BE(crc32(Buffer.concat([type, data])));
  return Buffer.concat([picture.subarray(0, end), length, type, data, checksum, picture.subarray(end)]);
}
