import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestConfig, createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { answerJson } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeUpstream } from '../../support/fake-upstream.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { sendRaw } from '../../support/interface-raw.ts';
import { listUploads } from '../../support/list-uploads.ts';
import { claimSize, createMask, createPicture } from '../../support/picture-samples.ts';
import { filePart, textPart, writeFormRequest, type FormPart } from '../../support/upload-forms.ts';

let dataDir = '';
let upstream: FakeUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'specway-content-'));
  upstream = await createFakeUpstream();
  const deployments = [createUpstreamDeployment('openai', upstream.url)];
  gateway = await createTestGateway({ config: { ...createTestConfig(dataDir), deployments } });
});
afterEach(async () => {
  const uploads = join(dataDir, 'uploads');
  const list = () => listUploads(uploads);
  for (let waited = 0; waited < 2_000 && list().length > 0; waited += 20) await sleep(20);
  expect(list()).toEqual([]);
  expect(gateway.logLines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
afterAll(async () => {
  await gateway.stop();
  await upstream.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const size = { width: 64, height: 48 };
const png = await createPicture({ ...size, fill: 'noise' });
const jpeg = await createPicture({ ...size, format: 'jpeg' });
const webp = await createPicture({ ...size, format: 'webp', fill: 'noise' });
const mask = await createMask(size, { left: 5, top: 5, width: 10, height: 10 });
const wide = await createMask({ width: 65, height: 48 }, { left: 0, top: 0, width: 1, height: 1 });

/** Sends an edit of these files. */
const send = (files: readonly FormPart[]) =>
  sendRaw(gateway, writeFormRequest([textPart('prompt', 'A hat on the cat'), ...files]), {
    timeoutMs: 10_000,
  });

const image = filePart('image', png);
const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

describe('createImageEdit: files that are not what they say', () => {
  const rows: readonly (readonly [what: string, files: readonly FormPart[], code: string, param: string])[] =
    [
      [
        'a text named cat.png',
        [filePart('image', 'This is a cat.', 'cat.png')],
        'invalid_image_file',
        'image',
      ],
      ['HTML', [filePart('image', '<!doctype html><title>cat</title>')], 'invalid_image_file', 'image'],
      [
        'an SVG',
        [filePart('image', '<svg xmlns="http://www.w3.org/2000/svg"/>')],
        'invalid_image_file',
        'image',
      ],
      ['a GIF named cat.png', [filePart('image', 'GIF89a\0\0\0\0\0\0\0')], 'invalid_image_file', 'image'],
      ['nothing', [filePart('image', '')], 'invalid_image_file', 'image'],
      ['half a PNG', [filePart('image', half(png))], 'invalid_image_file', 'image'],
      ['half a JPEG', [filePart('image', half(jpeg))], 'invalid_image_file', 'image'],
      ['half a WEBP', [filePart('image', half(webp))], 'invalid_image_file', 'image'],
      ['a PNG whose bytes were mixed up', [filePart('image', garble(png))], 'invalid_image_file', 'image'],
      ['256 megapixels in 10 kB', [filePart('image', inflate(png))], 'image_too_large', 'image'],
      ['15 good ones and a text', [...many(15), filePart('image[]', 'text')], 'invalid_image_file', 'image'],
      ['a WEBP as mask', [image, filePart('mask', webp)], 'invalid_mask', 'mask'],
      ['a JPEG named mask.png', [image, filePart('mask', jpeg, 'mask.png')], 'invalid_mask', 'mask'],
      ['a mask without alpha', [image, filePart('mask', png)], 'invalid_mask', 'mask'],
      ['a mask of another size', [image, filePart('mask', wide)], 'invalid_mask', 'mask'],
      ['half a mask', [image, filePart('mask', half(mask))], 'invalid_mask', 'mask'],
      ['a mask of nothing', [image, filePart('mask', '')], 'invalid_mask', 'mask'],
      ['a mask of 256 megapixels', [image, filePart('mask', inflate(mask))], 'mask_too_large', 'mask'],
    ];

  it.each(rows)('%s', async (_what, files, code, param) => {
    const answer = await send(files);
    expect(answer.status, answer.text).toBe(400);
    expect(answer.json()).toMatchObject({ error: { type: 'invalid_request_error', code, param } });
    expect(upstream.calls).toEqual([]);
  });
});

describe('createImageEdit: files that are what they are', () => {
  it('whatever their names and types say: they reach the upstream', async () => {
    upstream.answer(answerJson({ created: 1, data: [{ b64_json: png.toString('base64') }] }));
    const answer = await send([
      filePart('image[]', jpeg, 'cat.gif'),
      { ...filePart('image[]', webp, '../../etc/passwd'), contentType: 'text/plain' },
      filePart('image', png, 'x.exe'),
      filePart('mask', mask, 'mask'),
    ]);
    expect(answer.status, answer.text).toBe(200);
    expect(upstream.calls).toHaveLength(1);
  });
});

function many(count: number): readonly FormPart[] {
  return Array.from({ length: count }, () => filePart('image[]', png));
}

function inflate(file: Buffer): Buffer {
  return claimSize(file, 'png', { width: 16_000, height: 16_000 });
}

/** Changes a byte of the pixels and keeps the rest. */
function garble(file: Buffer): Buffer {
  const changed = Buffer.from(file);
  const middle = Math.floor(file.length / 2);
  changed.writeUInt8(changed.readUInt8(middle) ^ 0xff, middle);
  return changed;
}
