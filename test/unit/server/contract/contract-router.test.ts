import { describe, expect, it } from 'vitest';
import type { Document } from 'openapi-backend';
import { ContractRouter } from '../../../../src/server/contract/contract-router.ts';

const definition = {
  openapi: '3.1.0',
  info: { title: 't', version: '0' },
  paths: {
    '/v1/models': { get: { operationId: 'list', responses: {} } },
    '/v1/models/{model}': { get: { operationId: 'get', responses: {} } },
    '/v1beta/models/{model}': { get: { operationId: 'getContent', responses: {} } },
    '/v1beta/models/{model}:generateContent': { post: { operationId: 'generate', responses: {} } },
    '/v1/videos/{id}/content': {
      get: { operationId: 'content', responses: {} },
      head: { operationId: 'contentHead', responses: {} },
    },
  },
} as unknown as Document;

const router = new ContractRouter(definition);
const request = (method: string, path: string) => ({ method, path, headers: {}, params: {} });

describe('ContractRouter', () => {
  it.each([
    ['get', '/v1/models', 'list', {}],
    ['get', '/v1/models/a.b-c', 'get', { model: 'a.b-c' }],
    ['post', '/v1beta/models/x:generateContent', 'generate', { model: 'x' }],
    ['get', '/v1beta/models/x', 'getContent', { model: 'x' }],
    ['head', '/v1/videos/t_1/content', 'contentHead', { id: 't_1' }],
    ['head', '/v1/models', 'list', {}],
    ['head', '/v1beta/models/x', 'getContent', { model: 'x' }],
    ['get', '/v1/models/%C3%A9', 'get', { model: 'é' }],
    ['get', '/v1/models/%zz', 'get', { model: '%zz' }],
  ])('routes %s %s', (method, path, operationId, params) => {
    const req = request(method, path);
    expect(router.matchOperation(req).operationId).toBe(operationId);
    expect(req.params).toEqual(params);
  });

  it.each([
    ['post', '/v1beta/models/x:inventContent'],
    ['get', '/v1/modelsx'],
    ['get', '/v1beta/models/x/y'],
  ])('says 404 for %s %s', (method, path) => {
    expect(() => router.matchOperation(request(method, path))).toThrow('404');
  });

  it('says 405 for a known path and lists its methods', () => {
    expect(() => router.matchOperation(request('get', '/v1beta/models/x:generateContent'))).toThrow('405');
    expect(router.allowedMethods(request('delete', '/v1/videos/t/content'))).toEqual(['GET', 'HEAD']);
    expect(router.allowedMethods(request('post', '/v1/models'))).toEqual(['GET', 'HEAD']);
  });
});
