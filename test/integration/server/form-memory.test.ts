import { describe, expect, it, onTestFinished } from 'vitest';
import { sendRaw, writeHead } from '../../support/interface-raw.ts';
import { openRawConnection } from '../../support/open-raw-connection.ts';
import { parseMetrics } from '../../support/parse-metrics.ts';
import {
  boundary,
  editPath,
  filePart,
  noisePart,
  textPart,
  writeChunk,
  writeFormRequest,
  writePartHead,
  type FormPart,
} from '../../support/upload-forms.ts';
import { useUploadGateway } from '../../support/upload-gateway.ts';

/** A key may hold three quarters of it, which is one open text and not two. */
const bodyBytesInFlight = 1024 * 1024;
const openBytes = 500 * 1024;

const uploads = useUploadGateway(({ limits }) => ({ limits: { ...limits, bodyBytesInFlight } }));

async function readHeld(): Promise<number | undefined> {
  const answer = await fetch(`${uploads().gateway.url}/metrics`);
  return parseMetrics(await answer.text()).find('specway_memory_in_flight_bytes');
}

/** Of an edit: four bytes for each character of a prompt. */
const longestTextBytes = 128_000;

/** The head of a request whose body comes in chunks. */
function beginEmptyForm(path: string): string {
  const headers = {
    authorization: `Bearer ${uploads().gateway.apiKey}`,
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'transfer-encoding': 'chunked',
  };
  return writeHead(path, { headers });
}

/** The same, and the beginning of a part. */
function beginForm(path: string, part: FormPart): string {
  const start = writeChunk(`--${boundary}\r\n${writePartHead(part)}\r\n\r\n`);
  return beginEmptyForm(path) + start.toString();
}

const busy = { error: { code: 'too_many_bytes_in_flight' } };

describe('the memory of a form', () => {
  it.each([
    ['a picture as text', '/v1/videos', textPart('input_reference[image_url]', '')],
    ['a session', '/v1/realtime/calls', textPart('session', '')],
    ['a session with a file name', '/v1/realtime/calls', filePart('session', '', 'session.json')],
  ])('counts %s that nobody ends, as it comes', async (_what, path, part) => {
    const steps = [beginForm(path, part), writeChunk(Buffer.alloc(openBytes, 'a'))];
    const connection = await openRawConnection(uploads().gateway.url);
    onTestFinished(() => void connection.socket.destroy());
    for (const bytes of steps) connection.write(bytes);
    await expect.poll(readHeld).toBeGreaterThanOrEqual(openBytes);
    const answer = await sendRaw(uploads().gateway, steps);
    expect([answer.status, answer.headers['retry-after'], answer.json()]).toMatchObject([503, '1', busy]);
    connection.socket.destroy();
    await expect.poll(readHeld).toBe(0);
  });

  it.each([
    ['a text', '/v1/videos', textPart('input_reference[image_url]', '')],
    ['a text with a file name', '/v1/realtime/calls', filePart('session', '', 'session.json')],
  ])('counts %s in small pieces with the objects that they are', async (_what, path, part) => {
    const pieces = Buffer.concat(Array.from({ length: 2_000 }, () => writeChunk('a'.repeat(16))));
    const steps = [beginForm(path, part), pieces];
    const answer = await sendRaw(uploads().gateway, steps);
    expect([answer.status, answer.json()]).toMatchObject([503, busy]);
    await expect.poll(readHeld).toBe(0);
  });

  it('counts the pieces of a file that is on disk no more, however small they are', async () => {
    const pieces = Buffer.concat(Array.from({ length: 20 }, () => writeChunk('a'.repeat(128))));
    const connection = await openRawConnection(uploads().gateway.url);
    connection.write(beginForm(editPath, filePart('image', '', 'a.png')));
    for (let count = 0; count < 100; count += 1) {
      connection.write(pieces);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    await expect.poll(readHeld).toBeLessThan(100_000);
    connection.socket.destroy();
  });

  it.each([
    ['what stands before its first part', writeChunk(Buffer.alloc(2_000_000, 'a'))],
    [
      'a part without a field',
      writeChunk(`--${boundary}\r\ncontent-type: text/plain\r\n\r\n${'a'.repeat(2_000_000)}`),
    ],
    [
      'a text that is longer than one may be',
      writeChunk(`--${boundary}\r\n${writePartHead(textPart('prompt', ''))}\r\n\r\n${'a'.repeat(2_000_000)}`),
    ],
  ])('counts of %s no more than of the longest text', async (_what, beginning) => {
    const connection = await openRawConnection(uploads().gateway.url);
    connection.write(beginEmptyForm(editPath));
    connection.write(beginning);
    await expect.poll(readHeld).toBeGreaterThan(longestTextBytes);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const held = await readHeld();
    connection.socket.destroy();
    expect(held).toBeGreaterThan(longestTextBytes);
    expect(held).toBeLessThan(2 * longestTextBytes);
    await expect.poll(readHeld).toBe(0);
  });

  it.each([
    [
      'a picture of a type of files',
      '/v1/videos',
      'prompt',
      { ...textPart('input_reference[image_url]', ''), contentType: 'application/octet-stream' },
    ],
    ['a session with a file name', '/v1/realtime/calls', 'sdp', filePart('session', '', 'session.json')],
  ])('counts %s once, beyond the next text', async (_what, path, next, part) => {
    const connection = await openRawConnection(uploads().gateway.url);
    onTestFinished(() => void connection.socket.destroy());
    connection.write(beginForm(path, part));
    connection.write(writeChunk(Buffer.alloc(openBytes, 'a')));
    await expect.poll(readHeld).toBeGreaterThanOrEqual(openBytes);
    connection.write(writeChunk(`\r\n--${boundary}\r\n${writePartHead(textPart(next, ''))}\r\n\r\nA cat`));
    connection.write(writeChunk(`\r\n--${boundary}\r\n`));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const held = await readHeld();
    expect(held).toBeGreaterThanOrEqual(openBytes);
    expect(held).toBeLessThan(openBytes + 20_000);
    connection.socket.destroy();
    await expect.poll(readHeld).toBe(0);
  });

  it('is given back with the next text', async () => {
    const connection = await openRawConnection(uploads().gateway.url);
    connection.write(beginEmptyForm(editPath));
    connection.write(writeChunk(Buffer.alloc(2_000_000, 'a')));
    await expect.poll(readHeld).toBeGreaterThan(longestTextBytes);
    await new Promise((resolve) => setTimeout(resolve, 100));
    connection.write(
      writeChunk(`\r\n--${boundary}\r\n${writePartHead(textPart('prompt', ''))}\r\n\r\nA cat`),
    );
    connection.write(writeChunk(`\r\n--${boundary}\r\n`));
    await expect.poll(readHeld).toBeLessThan(10_000);
    connection.socket.destroy();
    await expect.poll(readHeld).toBe(0);
  });

  it('is that of its texts alone when it is whole, and of nothing after the answer', async () => {
    let held: number | undefined;
    uploads().onRequest = async () => {
      held = await readHeld();
    };
    const prompt = 'Grüße von der Katze';
    const form = [noisePart('image', 3_000_000), textPart('prompt', prompt), noisePart('mask', 1_000_000)];
    expect((await sendRaw(uploads().gateway, writeFormRequest(form))).status).toBe(200);
    expect(held).toBe(Buffer.byteLength(prompt));
    await expect.poll(readHeld).toBe(0);
  });
});
