import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { sendRaw } from '../../support/interface-raw.ts';

const readGenerated = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../generated/${name}`, import.meta.url), 'utf8'));

const documents = [
  ['/openapi', 'openapi.json'],
  ['/openapi.vendor', 'openapi.vendor.json'],
  ['/asyncapi', 'asyncapi.json'],
  ['/asyncapi.vendor', 'asyncapi.vendor.json'],
] as const;

describe('the published documents', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.stop());

  it.each(documents)('serves %s.json as generated', async (path, name) => {
    const answer = await fetch(`${gateway.url}${path}.json`);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('x-request-id')).toMatch(/^req_/);
    expect(await answer.json()).toEqual(readGenerated(name));
  });

  it.each(['http://specway.example/openapi.json', '/openapi.json/', '//openapi.json'])(
    'takes the target %s for the same document',
    async (target) => {
      const head = `GET ${target} HTTP/1.1\r\nhost: specway.example\r\n\r\n`;
      const answer = await sendRaw(gateway, [head]);
      expect(answer.status).toBe(200);
      expect(answer.json()).toEqual(readGenerated('openapi.json'));
    },
  );

  it('writes YAML without holding up others', async () => {
    const before = process.threadCpuUsage();
    const answer = await fetch(`${gateway.url}/openapi.yaml`);
    expect((await answer.text()).startsWith('openapi: ')).toBe(true);
    const { user, system } = process.threadCpuUsage(before);
    // To write it takes a second of CPU, to send and receive it some hundredths.
    expect((user + system) / 1000).toBeLessThan(400);
  });

  it.each(documents)('serves %s.yaml with the same content', async (path, name) => {
    const answer = await fetch(`${gateway.url}${path}.yaml`);
    expect(answer.headers.get('content-type')).toMatch(/^application\/yaml/);
    expect(parse(await answer.text())).toEqual(readGenerated(name));
  });

  it('lets caches ask whether a document has changed', async () => {
    const first = await fetch(`${gateway.url}/openapi.json`);
    await first.body?.cancel();
    const headers = { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': '' };
    expect((await fetch(`${gateway.url}/openapi.json`, { headers })).status).toBe(304);
  });

  it('compresses documents for those who take that, under an ETag of its own', async () => {
    const ask = async (encoding: string, tag = '') => {
      const headers = { 'accept-encoding': encoding, ...(tag === '' ? {} : { 'if-none-match': tag }) };
      const answer = await fetch(`${gateway.url}/openapi.json`, { headers });
      return { answer, body: await answer.text() };
    };
    const plain = await ask('identity');
    expect((await ask('br;q=1, gzip;q=0.5')).answer.headers.get('content-encoding')).toBe('br');
    const packed = await ask('gzip, br;q=0');
    expect(packed.answer.headers.get('content-encoding')).toBe('gzip');
    expect(packed.answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(Number(packed.answer.headers.get('content-length'))).toBeLessThan(plain.body.length / 5);
    expect(packed.body).toBe(plain.body);
    const tag = packed.answer.headers.get('etag') ?? '';
    expect(tag).not.toBe(plain.answer.headers.get('etag'));
    expect((await ask('gzip', tag)).answer.status).toBe(304);
    expect((await ask('identity', tag)).answer.status).toBe(200);
    expect((await ask('gzip;q=0')).answer.headers.get('content-encoding')).toBeNull();
  });

  it('answers HEAD with the head of GET', async () => {
    const answer = await fetch(`${gateway.url}/openapi.yaml`, { method: 'HEAD' });
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(1_000);
    expect(await answer.text()).toBe('');
  });

  it('leads from /docs to the page', async () => {
    const answer = await fetch(`${gateway.url}/docs`);
    expect(answer.url).toBe(`${gateway.url}/docs/`);
    expect(await answer.text()).toContain('<title>Specway: HTTP API</title>');
  });

  it.each(['/', '/docs/', '/docs/events', '/docs/video', '/docs/realtime'])(
    'serves %s with everything it loads, none of it from elsewhere',
    async (path) => {
      const page = await fetch(gateway.url + path);
      const html = await page.text();
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).not.toMatch(/https?:|\*/);
      expect(html).not.toMatch(/<script>|<style>| on[a-z]+=/);
      const urls = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');
      expect(urls.length).toBeGreaterThan(8);
      for (const url of new Set(urls)) {
        const answer = await fetch(new URL(url, page.url), { method: 'HEAD' });
        expect(`${url} ${String(answer.status)}`).toBe(`${url} 200`);
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      }
    },
  );

  it('sends what a page loads compressed, and once for as long as it stays what it is', async () => {
    const html = await (await fetch(`${gateway.url}/docs/`)).text();
    const [address = ''] = /\/docs\/swagger\/swagger-ui-bundle\.js\?v=[\w-]{22}/.exec(html) ?? [];
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const answer = await fetch(gateway.url + address, { headers });
    await answer.body?.cancel();
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(450_000);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const old = await fetch(gateway.url + address.replace(/v=.*/, 'v=another'), { method: 'HEAD' });
    expect(old.headers.get('cache-control')).toBe('no-cache');
    const tag = answer.headers.get('etag') ?? '';
    const again = await fetch(gateway.url + address, { headers: { ...headers, 'if-none-match': tag } });
    expect(again.status).toBe(304);
  });

  describe('at an unknown path', () => {
    const asBrowser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

    it.each(['/nothing', '/v1/nothing', '/docs/nothing', '/v1beta/nothing'])(
      'shows a browser a page with links for %s',
      async (path) => {
        const answer = await fetch(gateway.url + path, { headers: { accept: asBrowser } });
        expect(answer.status).toBe(404);
        expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
        expect(answer.headers.get('x-request-id')).toMatch(/^req_/);
        const html = await answer.text();
        expect(html).toContain('<a href="/docs/">');
        expect(html).not.toContain(path);
      },
    );

    it.each([
      ['GET', '*/*'],
      ['GET', 'application/json'],
      ['GET', 'text/html;q=0, */*'],
      ['POST', asBrowser],
    ])('answers a program in JSON: %s, accept %s', async (method, accept) => {
      const answer = await fetch(`${gateway.url}/v1/nothing`, { method, headers: { accept } });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ error: { code: 'not_found' } });
    });

    it('leaves what an operation does not find to the format of its area', async () => {
      const headers = { accept: asBrowser, authorization: `Bearer ${gateway.apiKey}` };
      const answer = await fetch(`${gateway.url}/v1/videos/task_none`, { headers });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('application/json');
    });
  });

  it('offers videos on its page as the contract has them', async () => {
    const html = await (await fetch(`${gateway.url}/docs/video`)).text();
    const { components } = readGenerated('openapi.json') as {
      components: { schemas: { VideoMetadata: { properties: Record<string, { enum: unknown[] }> } } };
    };
    const { properties } = components.schemas.VideoMetadata;
    const listValues = (name: string) =>
      properties[name]!.enum.filter((value) => value !== null).map((value) => String(value).toLowerCase());
    const listOptions = (id: string) => {
      const select = new RegExp(`<select id="${id}">(.*?)</select>`).exec(html)?.[1] ?? '';
      return [...select.matchAll(/<option>([^<]+)/g)].map((match) => match[1]);
    };
    for (const [name, id] of [
      ['durationSeconds', 'seconds'],
      ['aspectRatio', 'ratio'],
      ['resolution', 'resolution'],
    ] as const)
      expect(new Set(listOptions(id))).toEqual(new Set(listValues(name)));
  });

  it('allows eval on no other page than the one of the events', async () => {
    const policies = await Promise.all(
      ['/docs/', '/openapi.json', '/docs/video', '/docs/events'].map(async (path) => {
        const answer = await fetch(gateway.url + path, { method: 'HEAD' });
        return answer.headers.get('content-security-policy')?.includes('unsafe-eval');
      }),
    );
    expect(policies).toEqual([false, false, false, true]);
  });

  it.each([
    ['GET', '/docs/nothing'],
    ['GET', '/docs/%E0%A4%A'],
    ['GET', '/docs/assets/../../../package.json'],
    ['GET', '/docs/assets/%2e%2e/create-document-server.ts'],
    ['GET', '/docs/swagger/index.html'],
    ['GET', '/docs/swagger/package.json'],
    ['POST', '/docs/nothing'],
    ['OPTIONS', '/docs/assets/nothing.js'],
  ])('answers %s %s with 404 in JSON', async (method, path) => {
    const answer = await fetch(gateway.url + path, { method });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('x-request-id')).toMatch(/^req_/);
    expect(await answer.json()).toMatchObject({ error: { code: 'not_found' } });
  });

  it.each([
    ['PUT', '/openapi.json'],
    ['DELETE', '/asyncapi.vendor.yaml?x=1'],
    ['OPTIONS', '//openapi.vendor.json'],
    ['POST', '/'],
    ['POST', '/docs/'],
    ['PATCH', '/docs/events'],
    ['PATCH', '/docs/Events/'],
    ['DELETE', '/docs/assets/front.css?v=1'],
  ])('are only read: %s %s is 405', async (method, path) => {
    const answer = await fetch(gateway.url + path, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(answer.headers.get('x-request-id')).toMatch(/^req_/);
    expect(await answer.json()).toMatchObject({ error: { code: 'method_not_allowed' } });
  });
});
