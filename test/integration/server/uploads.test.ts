import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { exchangeRaw, sendRaw } from '../../support/interface-raw.ts';
import { openRawConnection } from '../../support/open-raw-connection.ts';
import {
  editPath,
  filePart,
  lastChunk,
  noisePart,
  textPart,
  writeChunk,
  writeForm,
  writeFormHead,
  writeFormRequest,
  type FormPart,
} from '../../support/upload-forms.ts';
import { hash, useUploadGateway } from '../../support/upload-gateway.ts';

const uploads = useUploadGateway();

/** Sends a form that must be accepted and returns what reached the handler. */
async function accept(parts: readonly FormPart[], headers: Readonly<Record<string, string>> = {}) {
  const answer = await sendRaw(uploads().gateway, writeFormRequest(parts, headers));
  expect(answer.status, answer.text).toBe(200);
  return uploads().seen.at(-1)!;
}

const picture = Buffer.from('not looked at here');
const image = filePart('image', picture);
const prompt = textPart('prompt', 'A hat on the cat');

describe('a form that is accepted', () => {
  it('brings texts in the types of the contract and files as they were sent', async () => {
    const bytes = randomBytes(300_000);
    const { body, files } = await accept([
      prompt,
      textPart('n', '2'),
      textPart('stream', 'true'),
      textPart('partial_images', '3'),
      textPart('size', '1024x1024'),
      textPart('user', '42'),
      filePart('image', bytes),
      filePart('mask', picture),
    ]);
    expect(body).toEqual({
      prompt: 'A hat on the cat',
      n: 2,
      stream: true,
      partial_images: 3,
      size: '1024x1024',
      user: '42',
    });
    expect(files.map(({ field, sizeBytes, sha256 }) => [field, sizeBytes, sha256])).toEqual([
      ['image', bytes.length, hash(bytes)],
      ['mask', picture.length, hash(picture)],
    ]);
  });

  it('keeps files where nobody else can read them', async () => {
    const { files } = await accept([prompt, image]);
    expect(files[0]?.modes).toEqual([0o600, 0o700]);
  });

  it('may send images under both names, in any order, up to 16 together', async () => {
    const parts = Array.from({ length: 16 }, (_, index) =>
      filePart(index % 3 === 0 ? 'image' : 'image[]', Buffer.from(`picture ${String(index)}`)),
    );
    const { files } = await accept([...parts.slice(0, 5), prompt, ...parts.slice(5)]);
    expect(files.map(({ field, sha256 }) => [field, sha256])).toEqual(
      parts.map(({ name, value }) => [name, hash(Buffer.from(value))]),
    );
  });

  it('may be written by fetch', async () => {
    const form = new FormData();
    form.append('image[]', new Blob([picture]), 'über "uns".png');
    form.append('prompt', 'Grüße 🐱');
    const headers = { authorization: `Bearer ${uploads().gateway.apiKey}` };
    const answer = await fetch(uploads().gateway.url + editPath, { method: 'POST', headers, body: form });
    expect(answer.status, await answer.text()).toBe(200);
    expect(uploads().seen[0]).toMatchObject({ body: { prompt: 'Grüße 🐱' }, files: [{ field: 'image[]' }] });
  });

  it('may break anywhere on its way', async () => {
    const body = writeForm([prompt, image, filePart('image', randomBytes(100))]);
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const cut = Math.floor((body.length / 60) * index) + 1;
        const steps = [
          writeFormHead({ 'transfer-encoding': 'chunked' }),
          writeChunk(body.subarray(0, cut)),
          2,
          Buffer.concat([writeChunk(body.subarray(cut)), Buffer.from(lastChunk)]),
        ];
        return (await sendRaw(uploads().gateway, steps)).status;
      }),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(new Set(uploads().seen.map(({ files }) => JSON.stringify(files)))).toHaveLength(1);
  });

  it('is asked for with 100 Continue', async () => {
    const connection = await openRawConnection(uploads().gateway.url);
    const body = writeForm([prompt, image]);
    connection.write(writeFormHead({ 'content-length': String(body.length), expect: '100-continue' }));
    expect(await connection.waitFor(/\r\n\r\n/u)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    connection.write(body);
    expect(await connection.closed).toContain('HTTP/1.1 200 OK');
  });

  it('leaves the connection usable', async () => {
    const keepAlive = { connection: 'keep-alive' };
    const answers = await exchangeRaw(uploads().gateway, [
      ...writeFormRequest([prompt, image], keepAlive),
      ...writeFormRequest([prompt, image], keepAlive),
      ...writeFormRequest([prompt, image]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('may come slowly within the time-out', async () => {
    const [head, body] = writeFormRequest([prompt, noisePart('image', 2_000)]) as [string, Buffer];
    const drip = Array.from({ length: 20 }, (_, index) => {
      const size = Math.ceil(body.length / 20);
      return [body.subarray(index * size, (index + 1) * size), 20];
    }).flat();
    expect((await sendRaw(uploads().gateway, [head, ...drip])).status).toBe(200);
  });
});

describe('a text of a form', () => {
  it.each([
    ['n', '10', 10],
    ['n', '1e0', 1],
    ['output_compression', '0', 0],
    ['stream', 'false', false],
    ['user', 'true', 'true'],
    ['user', '7', '7'],
    ['user', ' padded ', ' padded '],
  ])('%s=%j is %j', async (name, text, value) => {
    expect((await accept([prompt, image, textPart(name, text)])).body[name]).toBe(value);
  });

  it.each(['n', 'stream', 'size', 'user', 'model', 'quality', 'input_fidelity'])(
    'that is empty leaves the optional %s out',
    async (name) => {
      const { body } = await accept([prompt, image, textPart(name, '')]);
      expect(body).toEqual({ prompt: 'A hat on the cat' });
    },
  );

  it('may have 32000 characters of four bytes', async () => {
    const text = '🐱'.repeat(32_000);
    expect((await accept([image, textPart('prompt', text)])).body.prompt).toBe(text);
  });

  it('may name its charset', async () => {
    const latin1 = { name: 'prompt', value: Buffer.from('Grüße', 'latin1') };
    const part = { ...latin1, contentType: 'text/plain; charset=iso-8859-1' };
    expect((await accept([image, part])).body.prompt).toBe('Grüße');
  });

  it('is left out where a browser sends a file field in which nothing was chosen', async () => {
    const unchosen = { ...filePart('mask', '', ''), contentType: 'application/octet-stream' };
    const { files } = await accept([prompt, image, unchosen]);
    expect(files.map(({ field }) => field)).toEqual(['image']);
  });
});
