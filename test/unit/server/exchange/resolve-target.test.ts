import { describe, expect, it } from 'vitest';
import { resolveTarget } from '../../../../src/server/exchange/resolve-target.ts';

describe('resolveTarget', () => {
  it.each([
    ['/v1beta/models/genfam-2.5-flash:generateContent'],
    ['/v1beta/models/models/genfam-2.5-flash:generateContent'],
    ['/v1beta/models/models%2Fgenfam-2.5-flash:generateContent'],
    ['/v1beta/models/genfam-2.5-flash%3AgenerateContent'],
    ['/v1beta/models/genfam-2.5-flash%3agenerateContent'],
    ['/v1/models/genfam-2.5-flash:generateContent'],
    ['/v1/models/models/genfam-2.5-flash:generateContent'],
    ['/v1beta1/publishers/google/models/genfam-2.5-flash:generateContent'],
    ['/v1beta/publishers/google/models/genfam-2.5-flash:generateContent'],
    ['/v1/publishers/google/models/genfam-2.5-flash:generateContent'],
    ['/v1alpha/models/genfam-2.5-flash:generateContent'],
    ['//v1beta//models/genfam-2.5-flash:generateContent'],
    ['/v1beta/models/genfam-2.5-flash:generateContent/'],
  ])('brings %s to the one path of the contract', (url) => {
    const target = resolveTarget(url);
    expect(target.path).toBe('/v1beta/models/genfam-2.5-flash:generateContent');
    expect(target.errorFormat).toBe('generateContent');
  });

  it.each([
    ['/v1alpha/models'],
    ['/v1beta/models/'],
    ['/v1beta1/publishers/google/models'],
    ['/v1/publishers/google/models'],
  ])('brings %s to the one list of models in format C', (url) => {
    expect(resolveTarget(url).path).toBe('/v1beta/models');
  });

  it('leaves /v1/models where it is', () => {
    expect(resolveTarget('/v1/models').path).toBe('/v1/models');
  });

  it('leaves a model of /v1/models without a verb where it is', () => {
    expect(resolveTarget('/v1/models/chatfam-opus-4-8').path).toBe('/v1/models/chatfam-opus-4-8');
    expect(resolveTarget('/v1/models/models/chatfam-opus-4-8').path).toBe('/v1/models/chatfam-opus-4-8');
  });

  it.each(['v1', 'v1alpha', 'v1beta'])(
    'brings operations and files of videos below /%s to one path',
    (version) => {
      const operation = '/v1beta/models/veo-3.1/operations/01k9';
      expect(resolveTarget(`/${version}/models/veo-3.1/operations/01k9`).path).toBe(operation);
      expect(resolveTarget(`/${version}/models/models%2Fveo-3.1/operations/01k9`).path).toBe(operation);
      expect(resolveTarget(`/${version}/files/01k90`).path).toBe('/v1beta/files/01k90');
      expect(resolveTarget(`/${version}/files/01k90%3Adownload`).path).toBe('/v1beta/files/01k90:download');
    },
  );

  it.each(['predictLongRunning', 'fetchPredictOperation'])('keeps %s below a publisher apart', (verb) => {
    const path = `/v1beta1/publishers/google/models/veo-3.1:${verb}`;
    for (const version of ['v1', 'v1beta', 'v1beta1'])
      expect(resolveTarget(`/${version}/publishers/google/models/veo-3.1%3A${verb}`).path).toBe(path);
    expect(resolveTarget(`/v1/models/veo-3.1:${verb}`).path).toBe(`/v1beta/models/veo-3.1:${verb}`);
  });

  it('takes the last name and the last parameters where a path holds an address of a file', () => {
    const target = resolveTarget(
      '/v1beta/files/http://127.0.0.1:8080/v1beta/files/01k90:download?alt=media:download&alt=media',
    );
    expect(target).toMatchObject({ path: '/v1beta/files/01k90:download', query: { alt: 'media' } });
    const python =
      'files/https://ai.example.com/v1beta/files/01k90:download?alt=media:download?key=k&alt=media';
    expect(resolveTarget(`/v1beta/${python}`)).toMatchObject({
      path: '/v1beta/files/01k90:download',
      query: { alt: 'media' },
      queryKeys: ['k'],
    });
    expect(resolveTarget('/v1beta/files/01k90:download?alt=a&alt=media').query).toEqual({
      alt: ['a', 'media'],
    });
  });

  it.each(['/v1/files/file-1', '/v1/files', '/v1/files/a/content', '/v2/files/01k90', '/v1/files/a:b'])(
    'leaves %s, which is no file of a video, where it is',
    (path) => {
      expect(resolveTarget(path)).toMatchObject({ path, errorFormat: 'openai' });
    },
  );

  it('removes doubled and trailing slashes', () => {
    expect(resolveTarget('//v1//messages/').path).toBe('/v1/messages');
    expect(resolveTarget('/').path).toBe('/');
  });

  it.each([
    ['/v1/%6dessages', '/v1/messages'],
    ['/%761/messages', '/%761/messages'],
    ['/v1/%4D%65ssages', '/v1/Messages'],
    ['/v1beta/%6D%6Fdels/a%2Db:generate%43ontent', '/v1beta/models/a-b:generateContent'],
    ['/v1/mode%6cs/%7Eme%2eco%5F1', '/v1/models/~me.co_1'],
    ['/v1/videos/a%20b%3Fc', '/v1/videos/a%20b%3Fc'],
    ['/v1/videos/%256d', '/v1/videos/%256d'],
    // What is no encoding stays none: what is left of it must not become one.
    ['/v1/videos/%%36%64', '/v1/videos/%%36%64'],
    ['/v1/videos/%6d%', '/v1/videos/%6d%'],
    // Not what a proxy may keep from clients by its path.
    ['/%6detrics', '/%6detrics'],
    ['/api/%61dmin/users', '/api/%61dmin/users'],
  ])('takes a letter of an API path that is encoded for the letter (RFC 3986, 2.3): %s', (url, path) => {
    expect(resolveTarget(url).path).toBe(path);
  });

  it('chooses the format of errors by the letters, encoded or not', () => {
    expect(resolveTarget('/v1/%6dessages').errorFormat).toBe('messages');
  });

  it.each([
    ['http://gateway.example/v1/models?limit=1', '/v1/models'],
    ['https://gateway.example:8443/', '/'],
    ['http://gateway.example', '/'],
    ['*', '*'],
  ])('takes the absolute form %s', (url, path) => {
    expect(resolveTarget(url).path).toBe(path);
  });

  it('keeps every value of key apart from the query', () => {
    const target = resolveTarget('/v1beta/models?key=one&pageSize=2&key=two');
    expect(target.queryKeys).toEqual(['one', 'two']);
    expect(target.query).toEqual({ pageSize: '2' });
  });

  it('makes an array of a repeated parameter, which no contract parameter accepts', () => {
    expect(resolveTarget('/v1/models?limit=1&limit=2&limit=3').query).toEqual({ limit: ['1', '2', '3'] });
  });

  it('takes a parameter called __proto__ for what it is', () => {
    const { query } = resolveTarget('/v1/models?__proto__=x');
    expect(Object.keys(query)).toEqual(['__proto__']);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it.each([
    ['/v1/messages', 'messages'],
    ['/v1/messages/count_tokens', 'messages'],
    ['/v1/messagesx', 'openai'],
    ['/v1beta/anything', 'generateContent'],
    ['/v1beta1/anything', 'generateContent'],
    ['/v1alpha/anything', 'generateContent'],
    ['/v1/publishers/google/models', 'generateContent'],
    ['/v1beta2/anything', 'openai'],
    ['/api/user/self', 'account'],
    ['/v1/images/edits', 'openai'],
    ['/nowhere', 'openai'],
  ])('chooses the error format of %s', (url, format) => {
    expect(resolveTarget(url).errorFormat).toBe(format);
  });
});
