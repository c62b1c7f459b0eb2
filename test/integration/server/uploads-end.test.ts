import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../src/core/gateway-error.ts';
import { exchangeRaw, sendRaw } from '../../support/interface-raw.ts';
import { openRawConnection } from '../../support/open-raw-connection.ts';
import {
  boundary,
  filePart,
  noisePart,
  textPart,
  writeForm,
  writeFormHead,
  writeFormRequest,
  writePartHead,
} from '../../support/upload-forms.ts';
import { createUploadGateway, useUploadGateway, type UploadGateway } from '../../support/upload-gateway.ts';

const uploads = useUploadGateway();

const prompt = textPart('prompt', 'A hat on the cat');
const image = filePart('image', 'a picture');

/** The beginning of a form: one file whole, another half. */
const halfForm = Buffer.concat([
  writeForm([prompt, noisePart('image', 200_000)]).subarray(0, -4),
  Buffer.from(`\r\n${writePartHead(filePart('image', ''))}\r\n\r\n`),
  Buffer.alloc(100_000, 'x'),
]);
const halfRequest = [writeFormHead({ 'content-length': '50000000' }), halfForm] as const;

async function waitFor(isThere: () => boolean): Promise<void> {
  for (let waited = 0; waited < 3_000; waited += 10) {
    if (isThere()) return;
    await sleep(10);
  }
  throw new Error('It did not come.');
}

/** Waits until both files of the half form are on disk. */
const waitForFiles = (where: UploadGateway) =>
  waitFor(() => where.listUploads().filter((name) => /\/[01]$/u.test(name)).length === 2);

const findLine = (where: UploadGateway, status: number) =>
  where.gateway.logLines.find((line) => line.operationId === 'createImageEdit' && line.status === status);

describe('the files of a form are gone', () => {
  it('while they are used they are there; after the answer they are not', async () => {
    let during: readonly string[] = [];
    uploads().onRequest = () => {
      during = uploads().listUploads();
    };
    expect((await sendRaw(uploads().gateway, writeFormRequest([prompt, image]))).status).toBe(200);
    expect(during).toHaveLength(2);
    await uploads().waitUntilEmpty();
  });

  it('when the handler refuses', async () => {
    uploads().onRequest = () => {
      throw new GatewayError('invalid_argument', 'No.', { reason: 'invalid_image_file', param: 'image' });
    };
    expect((await sendRaw(uploads().gateway, writeFormRequest([prompt, image]))).status).toBe(400);
    await uploads().waitUntilEmpty();
  });

  it('when the contract refuses after all files have come', async () => {
    const form = [noisePart('image', 1_000_000), prompt, textPart('n', '99')];
    expect((await sendRaw(uploads().gateway, writeFormRequest(form))).status).toBe(400);
    await uploads().waitUntilEmpty();
  });

  it('when a part is refused in the middle of the form', async () => {
    const form = [
      prompt,
      noisePart('image', 1_000_000),
      filePart('video', 'x'),
      noisePart('image', 1_000_000),
    ];
    expect((await sendRaw(uploads().gateway, writeFormRequest(form))).status).toBe(400);
    await uploads().waitUntilEmpty();
  });

  it('when the client leaves in the middle of a file', async () => {
    const connection = await openRawConnection(uploads().gateway.url);
    for (const bytes of halfRequest) connection.write(bytes);
    await waitForFiles(uploads());
    connection.socket.resetAndDestroy();
    await uploads().waitUntilEmpty();
    await waitFor(() => findLine(uploads(), 499) !== undefined);
  });

  it('when the client closes its side in the middle of a file', async () => {
    await exchangeRaw(uploads().gateway, halfRequest, { after: 'half-close' });
    await uploads().waitUntilEmpty();
  });

  it('when the client leaves while the handler works', async () => {
    let aborted = false;
    uploads().onRequest = async ({ signal }) => {
      await new Promise((resolve) => {
        signal.addEventListener('abort', resolve);
      });
      aborted = true;
    };
    const connection = await openRawConnection(uploads().gateway.url);
    for (const bytes of writeFormRequest([prompt, image])) connection.write(bytes as string | Buffer);
    await waitFor(() => uploads().seen.length === 1);
    connection.socket.destroy();
    await waitFor(() => aborted);
    await uploads().waitUntilEmpty();
  });

  it('when twenty clients leave at once, each at another place', async () => {
    const clients = Array.from({ length: 20 }, (_, index) => [
      halfRequest[0],
      halfForm.subarray(0, index * 15_000),
      5,
    ]);
    await Promise.all(clients.map((steps) => exchangeRaw(uploads().gateway, steps, { after: 'leave' })));
    await uploads().waitUntilEmpty();
  });
});

describe('a form that does not come to its end', () => {
  const hurried = useUploadGateway(({ limits }) => ({ limits: { ...limits, bodyTimeoutMs: 600 } }));

  it('is 504 after the time-out, whether it stands still or drips', async () => {
    const drip = Array.from({ length: 60 }, () => ['x', 20]).flat();
    for (const more of [[], drip]) {
      const startedAt = performance.now();
      const answer = await sendRaw(hurried().gateway, [...halfRequest, ...more]);
      expect(answer.status, answer.text).toBe(504);
      expect(answer.json()).toMatchObject({ error: { code: 'timeout', type: 'server_error' } });
      expect(performance.now() - startedAt).toBeLessThan(4_000);
      await hurried().waitUntilEmpty();
    }
  });
});

describe('a form that needs more room than uploads have', () => {
  const limited = useUploadGateway(({ limits }) => ({
    limits: { ...limits, uploadBytesInFlight: 1_000_000 },
  }));

  it('is 503 with retry-after, by its content-length or by what has come', async () => {
    const tooLarge = writeFormRequest([prompt, noisePart('image', 1_100_000)]);
    const chunked = [
      writeFormHead({ 'transfer-encoding': 'chunked' }),
      `${(1_200_000).toString(16)}\r\n`,
      writeForm([prompt, noisePart('image', 1_199_000)]),
    ];
    for (const steps of [tooLarge, chunked]) {
      const answer = await sendRaw(limited().gateway, steps);
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1']);
      expect(answer.json()).toMatchObject({ error: { code: 'too_many_bytes_in_flight' } });
    }
  });

  it('finds it again when others have ended', async () => {
    const half = writeFormRequest([prompt, noisePart('image', 600_000)]);
    let release: (value: unknown) => void = () => undefined;
    limited().onRequest = async () => {
      await new Promise((resolve) => (release = resolve));
    };
    const first = sendRaw(limited().gateway, half);
    await waitFor(() => limited().seen.length === 1);
    expect((await sendRaw(limited().gateway, half)).status).toBe(503);
    limited().onRequest = () => undefined;
    release(null);
    expect((await first).status).toBe(200);
    await limited().waitUntilEmpty();
    for (let round = 0; round < 5; round += 1) {
      expect((await sendRaw(limited().gateway, half)).status).toBe(200);
      await limited().waitUntilEmpty();
    }
  });
});

describe('stop', () => {
  it('in the middle of a form: the client gets its answer, and nothing stays on disk', async () => {
    const stopping = await createUploadGateway(({ streams }) => ({ streams: { ...streams, drainMs: 0 } }));
    const connection = await openRawConnection(stopping.gateway.url);
    for (const bytes of halfRequest) connection.write(bytes);
    await waitForFiles(stopping);
    const answered = connection.closed;
    await stopping.gateway.stop();
    expect(stopping.listUploads()).toEqual([]);
    expect(await answered).toMatch(/^HTTP\/1\.1 503 .*shutting_down/su);
    expect(findLine(stopping, 503)).toMatchObject({ error: { reason: 'shutting_down' } });
    await stopping.stop();
  });

  it('while a handler works with the files', async () => {
    const stopping = await createUploadGateway(({ streams }) => ({ streams: { ...streams, drainMs: 0 } }));
    stopping.onRequest = async ({ signal }) => {
      await new Promise((resolve) => {
        signal.addEventListener('abort', resolve);
      });
      throw new GatewayError('cancelled', 'The request was cancelled.');
    };
    const answered = sendRaw(stopping.gateway, writeFormRequest([prompt, image]));
    await waitFor(() => stopping.seen.length === 1);
    await stopping.gateway.stop();
    expect(stopping.listUploads()).toEqual([]);
    expect((await answered).status).toBe(503);
    await stopping.stop();
  });
});

it('a boundary within a file that is not at the beginning of a line is no boundary', async () => {
  const tricky = filePart('image', `a--${boundary}b\r\n-${boundary}`);
  expect((await sendRaw(uploads().gateway, writeFormRequest([prompt, tricky]))).status).toBe(200);
  expect(uploads().seen[0]?.files[0]?.sizeBytes).toBe(Buffer.byteLength(tricky.value));
});
