import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handlers } from '../../../handlers/index.ts';
import type { AnyHandler, HandlerServices } from '../../../src/core/handler.ts';
import type { PictureFetcher } from '../../../src/core/picture-fetcher.ts';
import { createPictureFetcher } from '../../../src/providers/index.ts';
import { createChargedGateway, type ChargedGateway, type Payer } from '../../support/charged-gateway.ts';
import { createPicture } from '../../support/picture-samples.ts';
import { videoModel } from '../../support/video-gateway.ts';

const limits = { rpm: null, tpm: null, concurrency: null };
const address = 'https://pictures.example/boat.png';

let charged: ChargedGateway;
let png: Buffer;
/** Who fetches; a test may put another in its place. */
let fetcher: PictureFetcher;
const counts = { fetched: 0, decoded: 0 };

/** The program's own handler, whose work with pictures is counted. */
const count =
  (handler: AnyHandler): AnyHandler =>
  (request, services) =>
    handler(request, { ...services, pictures: countDecoding(services), pictureFetcher: countFetching() });

function countDecoding({ pictures }: HandlerServices): HandlerServices['pictures'] {
  const inspect: HandlerServices['pictures']['inspect'] = (...input) => {
    counts.decoded += 1;
    return pictures.inspect(...input);
  };
  return { ...pictures, inspect };
}

function countFetching(): PictureFetcher {
  return {
    fetch: (...input) => {
      counts.fetched += 1;
      return fetcher.fetch(...input);
    },
  };
}

beforeAll(async () => {
  png = await createPicture({ width: 64, height: 36 });
});

beforeEach(async () => {
  fetcher = { fetch: () => Promise.resolve(png) };
  Object.assign(counts, { fetched: 0, decoded: 0 });
  const { createVideo, predictVideos } = handlers;
  charged = await createChargedGateway({
    handlers: { ...handlers, createVideo: count(createVideo), predictVideos: count(predictVideos) },
  });
});

afterEach(() => charged.close(), 60_000);

interface SubmissionOptions {
  readonly model?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

async function send(path: string, { apiKey }: Payer, { body, headers, signal }: RequestInit) {
  const response = await fetch(charged.gateway.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', ...headers },
    body: body ?? null,
    ...(signal && { signal }),
  });
  const { id, name, error } = (await response.json()) as {
    id?: string;
    name?: string;
    error?: { code: string | number };
  };
  return { status: response.status, code: error?.code, id: id ?? name, headers: response.headers };
}

function submit(payer: Payer, { model = videoModel, ...rest }: SubmissionOptions = {}) {
  const order = { model, prompt: 'A paper boat', input_reference: { image_url: address } };
  return send('/v1/videos', payer, { body: JSON.stringify(order), ...rest });
}

function predict(payer: Payer, model = videoModel) {
  const image = { bytesBase64Encoded: png.toString('base64'), mimeType: 'image/png' };
  const order = { instances: [{ prompt: 'A paper boat', image }] };
  return send(`/v1beta/models/${model}:predictLongRunning`, payer, { body: JSON.stringify(order) });
}

describe('createVideo with a picture by address', () => {
  it('fetches it for a request that is let in, and for no other', async () => {
    const payer = await charged.createPayer('unlimited', { limits: { ...limits, rpm: 1 } });
    expect((await submit(payer)).status).toBe(200);
    expect(await submit(payer)).toMatchObject({ status: 429, code: 'rate_limit_exceeded' });
    expect(counts).toEqual({ fetched: 1, decoded: 1 });
  });

  it('fetches none for a model that nobody serves, or that the key may not use', async () => {
    const payer = await charged.createPayer('unlimited', { models: ['chatfam-*'] });
    expect(await submit(payer, { model: 'nofam-9' })).toMatchObject({ status: 400, code: 'model_not_found' });
    expect(await submit(payer)).toMatchObject({ status: 403, code: 'permission_denied' });
    expect(counts).toEqual({ fetched: 0, decoded: 0 });
  });

  it('answers a repetition with the same task', async () => {
    const payer = await charged.createPayer('unlimited');
    const headers = { 'idempotency-key': 'boat-1' };
    const first = await submit(payer, { headers });
    const again = await submit(payer, { headers });
    expect(again).toMatchObject({ status: 200, id: first.id });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    png = await createPicture({ width: 36, height: 64 });
    expect(await submit(payer, { headers })).toMatchObject({ status: 400, code: 'idempotency_key_reused' });
  });

  it('refuses the seventeenth of a key that is being fetched', async () => {
    fetcher = createPictureFetcher({
      findHost: (_hostname, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            reject(new Error('Nobody waits.'));
          });
        }),
    });
    const payer = await charged.createPayer('unlimited');
    const leaving = new AbortController();
    const { signal } = leaving;
    const running = Promise.allSettled(Array.from({ length: 16 }, () => submit(payer, { signal })));
    await expect.poll(() => counts.fetched).toBe(16);
    const refused = await submit(payer);
    expect(refused).toMatchObject({ status: 429, code: 'concurrency_limit_exceeded' });
    expect(refused.headers.get('retry-after')).toBe('2');
    leaving.abort();
    await running;
  });
});

describe('predictVideos with a picture', () => {
  it('decodes it for a request that is let in, and for no other', async () => {
    const payer = await charged.createPayer('unlimited', { limits: { ...limits, rpm: 1 } });
    expect((await predict(payer, 'nofam-9')).status).toBe(404);
    expect((await predict(payer)).status).toBe(200);
    expect((await predict(payer)).status).toBe(429);
    expect(counts).toEqual({ fetched: 0, decoded: 1 });
  });
});
