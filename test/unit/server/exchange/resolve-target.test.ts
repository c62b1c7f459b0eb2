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

  it('removes doubled and trailing slashes', () => {
    expect(resolveTarget('//v1//messages/').path).toBe('/v1/messages');
    expect(resolveTarget('/').path).toBe('/');
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
