import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { UploadedFile } from '../../../src/core/uploaded-file.ts';
import type { ProviderAdapter, UpstreamAnswer } from '../../../src/core/provider.ts';
import { createOpenAiAdapter } from '../../../src/providers/openai/create-openai-adapter.ts';
import { createSpecwayAdapter } from '../../../src/providers/specway/create-specway-adapter.ts';
import { catchError, createUpstreamCall } from '../../support/create-upstream-call.ts';
import type { TestCallOptions } from '../../support/create-upstream-call.ts';
import { createFakeUpstream } from '../../support/fake-upstream.ts';
import type { FakeUpstream } from '../../support/fake-upstream.ts';
import { createMask, createPicture } from '../../support/picture-samples.ts';
import { readForm } from '../../support/read-form.ts';
import { playWhole, readFixture } from '../../support/read-fixture.ts';
import { createUploadUpstream, type UploadUpstream } from '../../support/upload-faults.ts';

const size = { width: 40, height: 30 };

let folder: string;
let adapter: ProviderAdapter;
let upstream: FakeUpstream;
let slow: UploadUpstream | null;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specway-edits-'));
  adapter = createOpenAiAdapter();
  upstream = await createFakeUpstream();
  upstream.answerAlways(playWhole('openai', 'image-edit'));
  slow = null;
});

afterEach(async () => {
  await adapter.close();
  await upstream.close();
  await slow?.close();
  await rm(folder, { recursive: true });
});

async function store(field: string, bytes: Buffer): Promise<UploadedFile> {
  const path = join(folder, String(Math.random()));
  await writeFile(path, bytes);
  return { field, path, sizeBytes: bytes.length };
}

function edit(options: Partial<TestCallOptions> = {}): Promise<UpstreamAnswer> {
  const call = createUpstreamCall({
    url: upstream.url,
    provider: adapter.provider,
    upstreamModel: 'gpt-image-2',
    profile: 'neutral',
    body: { prompt: 'Make it blue' },
    ...options,
  });
  return adapter.createImageEdit?.(call) ?? Promise.reject(new Error('The adapter lacks the operation.'));
}

/** Files of this test that the process has open. */
async function listOpenFiles(): Promise<readonly string[]> {
  const handles = await readdir('/proc/self/fd');
  const paths = await Promise.all(
    handles.map((handle) => readlink(`/proc/self/fd/${handle}`).catch(() => '')),
  );
  return paths.filter((path) => path.startsWith(folder));
}

describe('createImageEdit of createOpenAiAdapter', () => {
  it('sends one image, the mask and every field as a form', async () => {
    const [png, mask] = [
      await createPicture(size),
      await createMask(size, { left: 1, top: 1, width: 5, height: 5 }),
    ];
    const prompt = 'Größer 😀\r\n--not-a-boundary';
    const body = { prompt, n: 2, stream: false, size: '1024x1024', input_fidelity: 'high', user: 'u1' };
    const files = [await store('image', png), await store('mask', mask)];
    await edit({ body, files, upstreamModel: 'gpt-image-1.5' });
    const [call] = upstream.calls;
    expect(call?.path).toBe('/v1/images/edits');
    expect(call?.headers['content-length']).toBe(String(call?.body.length));
    expect(call?.headers).not.toHaveProperty('transfer-encoding');
    const file = (name: string, value: Buffer) => ({ name, value, type: 'image/png' });
    expect(await readForm(call!)).toEqual([
      ...Object.entries({ prompt, n: '2', size: '1024x1024', input_fidelity: 'high', user: 'u1' }).map(
        ([name, value]) => ({ name, value, filename: null, type: null }),
      ),
      { name: 'model', value: 'gpt-image-1.5', filename: null, type: null },
      { name: 'stream', value: 'false', filename: null, type: null },
      { ...file('image', png), filename: 'image-1.png' },
      { ...file('mask', mask), filename: 'mask.png' },
    ]);
  });

  it.each(['image', 'image[]'])('sends several images named %s as image[], in their order', async (field) => {
    const pictures = await Promise.all(
      (['png', 'jpeg', 'webp'] as const).map((format) => createPicture({ ...size, format })),
    );
    const files = await Promise.all(pictures.map((bytes) => store(field, bytes)));
    await edit({ files: [...files, await store('mask', await createPicture(size))] });
    const parts = (await readForm(upstream.calls[0]!)).filter(({ filename }) => filename !== null);
    expect(parts.map(({ name, filename, type }) => [name, filename, type])).toEqual([
      ['image[]', 'image-1.png', 'image/png'],
      ['image[]', 'image-2.jpg', 'image/jpeg'],
      ['image[]', 'image-3.webp', 'image/webp'],
      ['mask', 'mask.png', 'image/png'],
    ]);
    expect(parts.slice(0, 3).map(({ value }) => value)).toEqual(pictures);
  });

  it('keeps the name image[] of a single image', async () => {
    await edit({ files: [await store('image[]', await createPicture(size))] });
    expect((await readForm(upstream.calls[0]!)).map(({ name }) => name)).toEqual([
      'prompt',
      'model',
      'image[]',
    ]);
  });

  it('sends files that are bytes in memory', async () => {
    const bytes = await createPicture(size);
    await edit({ files: [{ field: 'image', bytes, sizeBytes: bytes.length }] });
    expect((await readForm(upstream.calls[0]!)).at(-1)).toMatchObject({ name: 'image', value: bytes });
  });

  it('keeps every byte of files of many chunks', async () => {
    const pictures = await Promise.all(
      [1, 2, 3].map(() => createPicture({ width: 700, height: 700, fill: 'noise' })),
    );
    const files = await Promise.all(pictures.map((bytes) => store('image[]', bytes)));
    await edit({ files });
    const values = (await readForm(upstream.calls[0]!)).slice(2).map(({ value }) => value);
    expect(values.map((value, index) => pictures[index]?.equals(value as Buffer))).toEqual([
      true,
      true,
      true,
    ]);
    expect(await listOpenFiles()).toEqual([]);
  });

  it.each([
    ['gpt-image-2', ['moderation', 'input_fidelity']],
    ['gpt-image-1.5', ['moderation']],
  ])('leaves out what %s refuses, and names it', async (upstreamModel, ignoredFields) => {
    const body = { prompt: 'A', moderation: 'low', input_fidelity: 'high', response_format: 'b64_json' };
    const answer = await edit({
      body,
      upstreamModel,
      files: [await store('image', await createPicture(size))],
    });
    expect(answer.ignoredFields).toEqual(ignoredFields);
    const names = (await readForm(upstream.calls[0]!)).map(({ name }) => name);
    expect(names).not.toContain('response_format');
    expect(names.filter((name) => ignoredFields.includes(name))).toEqual([]);
  });

  it('asks a model of another make for bytes', async () => {
    const files = [await store('image', await createPicture(size))];
    await edit({ upstreamModel: 'flux-1', files });
    const fields = (await readForm(upstream.calls[0]!)).map(({ name, value }) => [name, value]);
    expect(fields).toContainEqual(['response_format', 'b64_json']);
  });
});

describe('createImageEdit of createSpecwayAdapter', () => {
  it('passes on every field, and what the next gateway ignored', async () => {
    await adapter.close();
    adapter = createSpecwayAdapter();
    upstream.answer(({ response }) => {
      response.writeHead(200, { 'content-type': 'application/json', 'x-specway-ignored': 'complexity' });
      response.end(readFixture('openai', 'image-edit.json'));
    });
    const body = { prompt: 'A', moderation: 'low', complexity: 'high', response_format: 'b64_json' };
    const answer = await edit({ body, files: [await store('image', await createPicture(size))] });
    expect(answer.ignoredFields).toEqual(['complexity']);
    const [call] = upstream.calls;
    expect(call?.headers['x-request-id']).toBe('req_test_0001');
    expect((await readForm(call!)).map(({ name }) => name)).toEqual([
      'prompt',
      'moderation',
      'complexity',
      'response_format',
      'model',
      'image',
    ]);
  });
});

describe('an upload', () => {
  const storeLarge = async () => {
    const noise = await createPicture({ width: 2600, height: 2600, fill: 'noise' });
    return await Promise.all([1, 2, 3].map(() => store('image[]', noise)));
  };

  it.each(['reads on', 'hangs up'])(
    'gives the error of an upstream that answers early and %s',
    async (then) => {
      slow = await createUploadUpstream((request, response) => {
        if (then === 'reads on') request.resume();
        else request.pause();
        response.writeHead(400, { 'content-type': 'application/json', connection: 'close' });
        response.end(readFixture('openai', 'error-invalid-image.json'), () => {
          if (then === 'hangs up') request.socket.destroy();
        });
      });
      const error = await catchError(edit({ url: slow.url, files: await storeLarge() }));
      expect(error).toMatchObject({ code: 'invalid_argument', reason: 'invalid_image_file', param: 'image' });
      await expect.poll(listOpenFiles).toEqual([]);
    },
  );

  it('reports a connection that breaks in the middle', async () => {
    slow = await createUploadUpstream((request) => {
      request.once('data', () => request.socket.resetAndDestroy());
    });
    const error = await catchError(edit({ url: slow.url, files: await storeLarge() }));
    expect(error).toMatchObject({ code: 'bad_gateway', upstream: { kind: 'reset' } });
    await expect.poll(listOpenFiles).toEqual([]);
  });

  it('reads no more of a file than the upstream takes', async () => {
    slow = await createUploadUpstream((request) => request.pause());
    const controller = new AbortController();
    const pending = catchError(edit({ url: slow.url, files: await storeLarge(), signal: controller.signal }));
    await expect.poll(listOpenFiles).toHaveLength(1);
    await wait(200);
    expect(await listOpenFiles()).toHaveLength(1);
    controller.abort();
    expect(await pending).toMatchObject({ code: 'cancelled', upstream: null });
    await expect.poll(listOpenFiles).toEqual([]);
  });

  it('gives up on an upstream that stops reading', async () => {
    slow = await createUploadUpstream((request) => request.pause());
    const files = await storeLarge();
    const error = await catchError(edit({ url: slow.url, files, timeouts: { firstByteMs: 500 } }));
    expect(error).toMatchObject({ code: 'deadline_exceeded', upstream: { kind: 'timeout' } });
    await expect.poll(listOpenFiles).toEqual([]);
  });

  it('waits for an upstream that reads slowly, however long the upload takes', async () => {
    slow = await createUploadUpstream((request, response) => {
      request.on('data', () => {
        request.pause();
        setTimeout(() => request.resume(), 4);
      });
      request.on('end', () => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(readFixture('openai', 'image-edit.json'));
      });
    });
    const startedAt = performance.now();
    const answer = await edit({ url: slow.url, files: await storeLarge(), timeouts: { firstByteMs: 2000 } });
    expect(answer.kind).toBe('whole');
    expect(performance.now() - startedAt).toBeGreaterThan(2500);
  });

  it('ends when the client leaves in the middle', async () => {
    slow = await createUploadUpstream((request) => {
      request.on('data', () => {
        request.pause();
        setTimeout(() => request.resume(), 20);
      });
    });
    const controller = new AbortController();
    const pending = catchError(edit({ url: slow.url, files: await storeLarge(), signal: controller.signal }));
    await expect.poll(() => slow?.receivedBytes()).toBeGreaterThan(100_000);
    controller.abort();
    expect(await pending).toMatchObject({ code: 'cancelled' });
    await expect.poll(listOpenFiles).toEqual([]);
  });

  it('opens no file for an upstream that cannot be reached', async () => {
    const files = await storeLarge();
    const error = await catchError(edit({ url: 'http://127.0.0.1:1', files }));
    expect(error).toMatchObject({ code: 'bad_gateway', upstream: { kind: 'connect' } });
    expect(await listOpenFiles()).toEqual([]);
  });
});
