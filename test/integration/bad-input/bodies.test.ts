import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTestLimits } from '../../support/create-test-gateway.ts';
import { goodContent, goodMessage, useSturdyGateway } from '../../support/interface-bad-input.ts';
import { openRawConnection } from '../../support/open-raw-connection.ts';
import { exchangeRaw, sendRaw, writeHead, type RawStep } from '../../support/interface-raw.ts';

const bodyTimeoutMs = 1_500;
const inFlight = { bodyBytesInFlight: 48 * 1024 * 1024, uploadBytesInFlight: 1024 * 1024 * 1024 };
const gateway = useSturdyGateway({ limits: createTestLimits({ ...inFlight, bodyTimeoutMs }) });

interface Place {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

const messagePlace = (): Place => ({
  path: '/v1/messages',
  headers: {
    'content-type': 'application/json',
    'x-api-key': gateway().apiKey,
    'msg-version': '2023-06-01',
  },
  text: JSON.stringify(goodMessage),
});
const contentPlace = (): Place => ({
  path: `/v1beta/models/genfam-2.5-flash:generateContent?key=${gateway().apiKey}`,
  headers: { 'content-type': 'application/json' },
  text: JSON.stringify(goodContent),
});
const places = [
  ['createMessage', messagePlace],
  ['generateContent', contentPlace],
] as const;

/** The head of a request to a place, with further headers. */
const headOf = ({ path, headers }: Place, more: Readonly<Record<string, string>>): string =>
  writeHead(path, { headers: { ...headers, ...more } });

const chunk = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

describe.each(places)('%s: how the body arrives', (_name, place) => {
  const head = (headers: Readonly<Record<string, string>>): string => headOf(place(), headers);

  it('in chunks of one byte', async () => {
    const { text } = place();
    const chunks = [...text].map(chunk).join('');
    const answer = await sendRaw(gateway(), [head({ 'transfer-encoding': 'chunked' }), `${chunks}0\r\n\r\n`]);
    expect(answer.status, answer.text).toBe(200);
  });

  it('cut in two at every byte', async () => {
    const { text } = place();
    const answers = await Promise.all(
      Array.from({ length: text.length - 1 }, async (_, index) => {
        const cut = index + 1;
        const steps = [
          head({ 'transfer-encoding': 'chunked' }),
          chunk(text.slice(0, cut)),
          1,
          `${chunk(text.slice(cut))}0\r\n\r\n`,
        ];
        return (await sendRaw(gateway(), steps)).status;
      }),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
  });

  it('every byte of the request in a packet of its own', async () => {
    const { text } = place();
    const bytes = head({ 'content-length': String(text.length) }) + text;
    const steps: RawStep[] = [...bytes].flatMap((byte, index) => (index % 40 === 0 ? [byte, 1] : [byte]));
    expect((await sendRaw(gateway(), steps)).status).toBe(200);
  });

  it('with trailers and chunk extensions', async () => {
    const { text } = place();
    const body = `${Buffer.byteLength(text).toString(16)};x=1\r\n${text}\r\n0\r\nx-trailer: 1\r\n\r\n`;
    expect((await sendRaw(gateway(), [head({ 'transfer-encoding': 'chunked' }), body])).status).toBe(200);
  });

  it.each(['zz\r\nabc\r\n', '-1\r\n', '5\r\nabc\r\n0\r\n\r\n', 'fffffffffffffffff\r\n'])(
    'in a chunk that is none (%j): the connection ends with a 4xx or without an answer',
    async (chunks) => {
      const answers = await exchangeRaw(gateway(), [head({ 'transfer-encoding': 'chunked' }), chunks]);
      for (const { status } of answers) expect(status).toBe(400);
    },
  );

  it('with Expect: 100-continue', async () => {
    const { text } = place();
    const headers = { 'content-length': String(text.length), expect: '100-continue' };
    expect((await sendRaw(gateway(), [head(headers), 20, text])).status).toBe(200);
  });

  it('too slowly: 504 within the time-out, and no half answer', async () => {
    const { text } = place();
    const started = performance.now();
    const steps = [head({ 'content-length': String(text.length) }), text.slice(0, 10)];
    const answer = await sendRaw(gateway(), steps, { timeoutMs: 6000 });
    expect(answer.status).toBe(504);
    expect(answer.text).toMatch(/timeout|DEADLINE_EXCEEDED/u);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('byte by byte for ever: 504 all the same', async () => {
    const { text } = place();
    const drip = [...text].flatMap((byte) => [byte, 20]);
    const answer = await sendRaw(
      gateway(),
      [head({ 'content-length': String(text.length) }), ...drip.slice(0, 50)],
      {
        timeoutMs: 6000,
      },
    );
    expect(answer.status).toBe(504);
  });

  it('from a client that leaves in the middle: logged as 499, and nothing else happens', async () => {
    const { text } = place();
    const before = gateway().logLines.length;
    await exchangeRaw(gateway(), [head({ 'content-length': String(text.length) }), text.slice(0, 20), 50], {
      after: 'leave',
    });
    await waitForLine(before, ({ status }) => status === 499);
  });

  it('from a client that closes its side in the middle: no answer, or a 4xx', async () => {
    const { text } = place();
    const options = { timeoutMs: 6000, after: 'half-close' } as const;
    const answers = await exchangeRaw(gateway(), [head({ 'content-length': '1000' }), text], options);
    for (const { status } of answers) expect([400, 408, 504]).toContain(status);
  });

  it('larger than it said: the rest is no request', async () => {
    const { text } = place();
    const keepAlive = { 'content-length': String(text.length), connection: 'keep-alive' };
    const answers = await exchangeRaw(gateway(), [`${head(keepAlive)}${text}garbage after the body\r\n\r\n`]);
    expect(answers.at(-1)?.status).toBe(400);
    expect(answers.slice(0, -1).every(({ status }) => status === 200)).toBe(true);
  });
});

async function waitForLine(
  from: number,
  isIt: (line: Readonly<Record<string, unknown>>) => boolean,
): Promise<void> {
  for (let waited = 0; waited < 15_000; waited += 20) {
    if (gateway().logLines.slice(from).some(isIt)) return;
    await sleep(20);
  }
  throw new Error('No such line in the log.');
}

describe('bodies that are too large', () => {
  const mebibyte = 1024 * 1024;
  /** With all the time that a busy machine needs for megabytes. */
  const gateway = useSturdyGateway({ limits: createTestLimits(inFlight) });
  /** The client asks first, so that nothing of the body is sent. */
  const announce = (sizeBytes: number) => ({ 'content-length': String(sizeBytes), expect: '100-continue' });

  it('33 MiB by content-length are 413 before they are sent', async () => {
    const answer = await sendRaw(gateway(), [headOf(messagePlace(), announce(33 * mebibyte))]);
    expect(answer.status).toBe(413);
    expect(answer.json()).toMatchObject({ type: 'error', error: { code: 'request_too_large' } });
  });

  it('33 MiB in chunks are 413 once the limit is passed, and the answer can be read', async () => {
    const pieces = Array.from({ length: 33 }, () => chunk('a'.repeat(mebibyte)));
    const steps = [headOf(messagePlace(), { 'transfer-encoding': 'chunked' }), ...pieces, '0\r\n\r\n'];
    expect((await sendRaw(gateway(), steps)).status).toBe(413);
  });

  it('more than the process may hold at once is 503 with retry-after', async () => {
    const held = Buffer.alloc(38 * mebibyte, 'a');
    const answer = await sendRaw(gateway(), [headOf(contentPlace(), announce(held.length)), held]);
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('1');
    expect(answer.json()).toMatchObject({ error: { status: 'UNAVAILABLE' } });
  });

  it('a body that was only announced holds nothing', async () => {
    const head70 = headOf(contentPlace(), announce(70 * mebibyte));
    const silent = await Promise.all(Array.from({ length: 5 }, () => openRawConnection(gateway().url)));
    for (const connection of silent) connection.write(head70);
    const { path, headers, text } = messagePlace();
    const head = writeHead(path, { headers: { ...headers, ...announce(Buffer.byteLength(text)) } });
    expect((await sendRaw(gateway(), [head, text])).status).toBe(200);
    for (const { socket } of silent) socket.destroy();
  });

  it('a body without a key is not read: 401 at once', async () => {
    const head = headOf(messagePlace(), { ...announce(30 * mebibyte), 'x-api-key': '' });
    expect((await sendRaw(gateway(), [head])).status).toBe(401);
  });
});

describe('many at once', () => {
  it('fifty bad requests of every kind are all refused, and cost no lasting memory', async () => {
    const wrongType = JSON.stringify({ ...goodMessage, max_tokens: 'x' });
    const bad = ['{', '[]', '{"model":1}', '['.repeat(100_000), wrongType];
    const send = async (text: string): Promise<number> => {
      const head = headOf(messagePlace(), { 'content-length': String(text.length) });
      return (await sendRaw(gateway(), [head, text])).status;
    };
    const round = async () => {
      const bodies = Array.from({ length: 50 }, (_, index) => bad[index % bad.length] ?? '');
      return new Set(await Promise.all(bodies.map(send)));
    };
    expect(await round()).toEqual(new Set([400]));
    const before = process.memoryUsage().rss;
    for (let count = 0; count < 5; count += 1) expect(await round()).toEqual(new Set([400]));
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it('fifty clients that leave at once', async () => {
    const { text } = messagePlace();
    const head = headOf(messagePlace(), { 'content-length': String(text.length) });
    const cuts = Array.from({ length: 50 }, (_, index) => [head, text.slice(0, index)]);
    await Promise.all(cuts.map((steps) => exchangeRaw(gateway(), steps, { after: 'leave' })));
  });
});
