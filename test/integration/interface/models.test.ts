import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { request, type Answer, type JsonObject } from '../../support/interface-client.ts';
import { expectAccepted, expectContentRefusal } from '../../support/interface-expectations.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(async () => {
  await gateway.stop();
});

const get = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  await request(gateway.url + path, { headers });
const bearer = () => ({ authorization: `Bearer ${gateway.apiKey}` });

/** Every model of the published interface, and what it is called with. */
const published: Readonly<Record<string, string>> = {
  messages:
    'chatfam-haiku-4-5 chatfam-sonnet-4-5 chatfam-sonnet-4-6 chatfam-opus-4-5 chatfam-opus-4-6 chatfam-opus-4-7 chatfam-opus-4-8',
  content:
    'genfam-2.5-flash genfam-2.5-pro genfam-3-flash-preview genfam-3.1-flash-lite genfam-3.1-pro-preview genfam-3-pro-preview ' +
    'genfam-2.5-flash-image genfam-3.1-flash-image-preview genfam-3-pro-image-preview imgfam2-4.0-fast-generate-001',
  other:
    'imgfam-1 imgfam-1.5 imgfam-2 vidfam-3.0-generate-001 vidfam-3.0-fast-generate-001 vidfam-3.1-generate-preview ' +
    'vidfam-3.1-fast-generate-preview rtfam-4o-realtime-preview rtfam-4o-realtime-preview-2024-12-17 rtfam-4o-mini-realtime-preview',
};
const listedModels = Object.values(published).flatMap((ids) => ids.split(' '));

const vendorPrefixes: readonly (readonly [string, string])[] = [
  ['imgfam2-', 'imagen-'],
  ['imgfam-', 'gpt-image-'],
  ['vidfam-', 'veo-'],
  ['chatfam-', 'claude-'],
  ['genfam-', 'gemini-'],
  ['rtfam-', 'gpt-'],
];
const toVendor = (id: string): string => {
  const [neutral = '', vendor = ''] = vendorPrefixes.find(([prefix]) => id.startsWith(prefix)) ?? [];
  return vendor + id.slice(neutral.length);
};

const text = expect.any(String) as string;
const isLimit = (value: unknown): boolean => value === null || (Number.isInteger(value) && Number(value) > 0);

/** The names of a list in either shape. */
function listNames({ data, models }: JsonObject): readonly string[] {
  if (Array.isArray(data)) return (data as { id: string }[]).map(({ id }) => id);
  return (models as { name: string }[]).map(({ name }) => name.replace('models/', ''));
}

describe('listModels', () => {
  it('lists every model of the interface, in the shape the OpenAI and Anthropic clients read', async () => {
    const list = expectAccepted(await get('/v1/models', bearer()));
    expect(list).toMatchObject({ object: 'list', has_more: false });
    const data = list.data as { id: string }[];
    expect(data.map(({ id }) => id).sort()).toEqual([...listedModels].sort());
    expect([list.first_id, list.last_id]).toEqual([data[0]?.id, data.at(-1)?.id]);
    for (const model of data) {
      expect(model).toEqual({
        id: text,
        object: 'model',
        type: 'model',
        created: expect.any(Number) as number,
        created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/u) as string,
        owned_by: text,
        display_name: text,
        max_input_tokens: expect.toSatisfy(isLimit) as number | null,
        max_tokens: expect.toSatisfy(isLimit) as number | null,
        operations: expect.any(Array) as string[],
      });
    }
  });

  it('says how much each model takes and writes, and what is called with it', async () => {
    const { data } = expectAccepted(await get('/v1/models', bearer()));
    const models = new Map((data as JsonObject[]).map((model) => [model.id, model]));
    expect(models.get('chatfam-haiku-4-5')).toMatchObject({
      max_input_tokens: 200_000,
      max_tokens: 64_000,
      operations: expect.arrayContaining(['createMessage', 'countMessageTokens']) as string[],
    });
    expect(models.get('genfam-2.5-pro')).toMatchObject({
      max_tokens: 65_536,
      operations: expect.arrayContaining([
        'generateContent',
        'streamGenerateContent',
        'countContentTokens',
        'createMessage',
        'countMessageTokens',
      ]) as string[],
    });
    const draws = ['createImage', 'createImageEdit', 'generateContent', 'streamGenerateContent'];
    for (const id of ['imgfam-1', 'imgfam-1.5', 'imgfam-2'])
      expect(models.get(id)?.operations).toEqual(expect.arrayContaining(draws));
    for (const id of [
      'genfam-2.5-flash-image',
      'genfam-3-pro-image-preview',
      'genfam-3.1-flash-image-preview',
    ])
      expect(models.get(id)?.operations).toEqual(expect.arrayContaining(draws));
    const imagen = models.get('imgfam2-4.0-fast-generate-001')?.operations;
    expect(imagen).toEqual(expect.arrayContaining(['generateContent', 'createImage']));
    expect(imagen).not.toContain('createImageEdit');
  });

  it('x-api-key gets the same list', async () => {
    const list = await get('/v1/models', { 'x-api-key': gateway.apiKey });
    expect(list.text).toBe((await get('/v1/models', bearer())).text);
  });

  it("x-goog-api-key and ?key= get format C's list", async () => {
    const byHeader = await get('/v1/models', { 'x-goog-api-key': gateway.apiKey });
    const byQuery = await get(`/v1/models?key=${gateway.apiKey}`);
    expect(byHeader.text).toBe((await get('/v1beta/models', bearer())).text);
    expect(byQuery.text).toBe((await get(`/v1beta/models?key=${gateway.apiKey}`)).text);
  });

  it.each([
    ['/v1/models', { 'msg-version': '2023-06-01' }, 'neutral'],
    ['/v1/models', { 'anthropic-version': '2023-06-01' }, 'vendor'],
    ['/v1/models', { 'x-stainless-lang': 'js' }, 'vendor'],
    ['/v1/models', { 'x-goog-api-client': 'google-genai-sdk/1.30' }, 'vendor'],
    ['/v1beta/models?pageSize=1000', {}, 'vendor'],
  ])('%s with %j spells names as the %s profile does', async (path, headers, profile) => {
    const list = await get(path, { ...bearer(), ...headers });
    const names = listNames(expectAccepted(list));
    const expected = profile === 'vendor' ? listedModels.map(toVendor) : listedModels;
    expect([...names].sort()).toEqual([...expected].sort());
  });

  it('pages in the spelling of the client', async () => {
    const headers = { ...bearer(), 'anthropic-version': '2023-06-01' };
    const first = expectAccepted(await get('/v1/models?limit=3', headers));
    expect(first).toMatchObject({ first_id: 'claude-haiku-4-5', last_id: 'claude-sonnet-4-6' });
    const next = expectAccepted(await get('/v1/models?limit=1&after_id=claude-sonnet-4-6', headers));
    expect(listNames(next)).toEqual(['claude-opus-4-5']);
    expect(next).toMatchObject({ data: [{ display_name: 'Claude Opus 4 5' }] });
  });

  it("?key= gets format C's list beside a bearer key too", async () => {
    const list = await get(`/v1/models?key=${gateway.apiKey}`, bearer());
    expect(expectAccepted(list)).toHaveProperty('models');
  });

  it.each(['limit=2', 'after_id=chatfam-haiku-4-5', 'before_id=chatfam-opus-4-8'])(
    "in format C's shape ?%s is refused",
    async (query) => {
      const answer = await get(`/v1/models?key=${gateway.apiKey}&${query}`);
      expect(answer.status, answer.text).toBe(400);
      expect(answer.json()).toMatchObject({ error: { param: query.split('=')[0] } });
    },
  );

  it.each(['pageSize=2', 'pageToken=bm9ib2R5'])('?%s is refused outside of that shape', async (query) => {
    const answer = await get(`/v1/models?${query}`, bearer());
    expect(answer.status, answer.text).toBe(400);
    expect(answer.json()).toMatchObject({ error: { param: query.split('=')[0] } });
  });

  it('comes in pages by limit, after_id and before_id', async () => {
    const page = expectAccepted(await get('/v1/models?limit=2', bearer()));
    expect(page).toMatchObject({ has_more: true });
    const data = page.data as { id: string }[];
    expect(data).toHaveLength(2);
    const next = expectAccepted(await get(`/v1/models?limit=2&after_id=${data[1]?.id ?? ''}`, bearer()));
    const nextData = next.data as { id: string }[];
    const back = expectAccepted(await get(`/v1/models?limit=2&before_id=${nextData[0]?.id ?? ''}`, bearer()));
    expect((back.data as unknown[]).map((model) => (model as { id: string }).id)).toEqual(
      data.map(({ id }) => id),
    );
  });

  it.each([
    'limit=0',
    'limit=1001',
    'limit=x',
    'limit=',
    'after_id=nobody',
    'before_id=nobody',
    'colour=red',
    'limit=1&limit=1',
  ])('?%s is 400', async (query) => {
    const answer = await get(`/v1/models?${query}`, bearer());
    expect(answer.status, answer.text).toBe(400);
    const error = { type: 'invalid_request_error', param: query.split('=')[0], code: text, message: text };
    expect(answer.json()).toEqual({ error });
  });
});

describe('getModel', () => {
  it.each(listedModels.flatMap((id) => [id, toVendor(id)]))(
    '%s is found under the name the client sent',
    async (id) => {
      expect(expectAccepted(await get(`/v1/models/${id}`, bearer()))).toMatchObject({ id, object: 'model' });
      expect(expectAccepted(await get(`/v1beta/models/${id}`, bearer()))).toMatchObject({
        name: `models/${id}`,
      });
    },
  );

  it('says that sessions are had with a realtime model', async () => {
    const model = expectAccepted(await get('/v1/models/rtfam-4o-realtime-preview', bearer()));
    expect(model).toMatchObject({ operations: ['connectRealtime'] });
  });

  it('an unknown model is 404 model_not_found', async () => {
    const answer = await get('/v1/models/nobody-1', bearer());
    expect(answer.status).toBe(404);
    expect(answer.json()).toMatchObject({
      error: { type: 'invalid_request_error', code: 'model_not_found' },
    });
  });

  it("with format C's key spelling it has format C's shape", async () => {
    const answer = await get('/v1/models/genfam-2.5-flash', { 'x-goog-api-key': gateway.apiKey });
    expect(expectAccepted(answer)).toMatchObject({ name: 'models/genfam-2.5-flash' });
  });
});

describe('listContentModels', () => {
  const list = async (query = ''): Promise<JsonObject> =>
    expectAccepted(await get(`/v1beta/models?key=${gateway.apiKey}${query}`));

  it('lists every model with its methods and limits', async () => {
    const models = (await list('&pageSize=1000')).models as Record<string, unknown>[];
    expect(models.map(({ name }) => name).sort()).toEqual(listedModels.map((id) => `models/${id}`).sort());
    const methods = new Map(models.map((model) => [model.name, model.supportedGenerationMethods]));
    const chatModels = [published.content, published.messages].flatMap((ids) => ids?.split(' ') ?? []);
    for (const id of chatModels) {
      const draws = id.includes('-image') || id.startsWith('imgfam2-');
      expect(methods.get(`models/${id}`)).toEqual([
        'generateContent',
        'streamGenerateContent',
        'countTokens',
        ...(draws ? ['predict'] : []),
      ]);
    }
    for (const model of models) {
      expect(model).toMatchObject({
        displayName: text,
        baseModelId: text,
        version: text,
        inputTokenLimit: expect.any(Number) as number,
        outputTokenLimit: expect.any(Number) as number,
      });
    }
  });

  it('comes in pages by pageSize and pageToken', async () => {
    const seen: unknown[] = [];
    let token = '';
    do {
      const page = await list(`&pageSize=7${token === '' ? '' : `&pageToken=${token}`}`);
      seen.push(...(page.models as { name: string }[]).map(({ name }) => name));
      token = (page.nextPageToken as string | undefined) ?? '';
    } while (token !== '');
    expect(seen.length).toBe(listedModels.length);
    expect(new Set(seen).size).toBe(listedModels.length);
  });

  it.each(['pageSize=0', 'pageSize=x', 'pageToken=bm9ib2R5', 'colour=red'])('&%s is 400', async (query) => {
    const answer = await get(`/v1beta/models?key=${gateway.apiKey}&${query}`);
    expect(expectContentRefusal(answer, {}, 'neutral')).toContain(query.split('=')[0]);
  });
});

describe('getContentModel', () => {
  it('models/models/{id} is the same as models/{id}', async () => {
    const path = '/v1beta/models/models/genfam-2.5-pro';
    expect(expectAccepted(await get(path, bearer()))).toMatchObject({ name: 'models/genfam-2.5-pro' });
  });

  it("an unknown model is 404 in format C's envelope", async () => {
    expectContentRefusal(await get('/v1beta/models/nobody-1', bearer()), { status: 404 }, 'neutral');
  });
});
