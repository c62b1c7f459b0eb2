import { describe, expect, it } from 'vitest';
import { emitDreddSkeleton } from '../../../../scripts/test-contract/emit-dredd-skeleton.ts';
import { resolvePointer, type JsonObject } from '../../../../scripts/generate/json.ts';

const document: JsonObject = {
  info: { title: 'Things', version: '1.0.0' },
  paths: {
    '/things/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'a' }],
      post: {
        operationId: 'changeThing',
        summary: 'Changes a thing',
        parameters: [{ name: 'verbose', in: 'query', schema: { type: 'boolean' } }],
        requestBody: {
          content: {
            'application/json': { schema: {}, examples: { first: { value: 1 }, second: { value: 2 } } },
          },
        },
        responses: { '204': { description: 'Changed' }, '400': { $ref: '#/components/responses/Bad' } },
      },
    },
  },
  components: {
    responses: { Bad: { description: 'Bad', content: { 'application/json': { example: { e: 1 } } } } },
  },
};

describe('emitDreddSkeleton', () => {
  const skeleton = emitDreddSkeleton(document);

  it('keeps the first example of a body and no schema', () => {
    expect(resolvePointer(skeleton, '#/paths/~1things~1{id}/post/requestBody')).toEqual({
      content: { 'application/json': { example: 1 } },
    });
  });

  it('keeps no example of a body that is neither JSON nor text', () => {
    const content = { 'video/mp4': { example: 'bytes' }, 'text/event-stream': { example: 'data: 1' } };
    const media: JsonObject = { info: {}, paths: { '/v': { get: { responses: { '200': { content } } } } } };
    expect(resolvePointer(emitDreddSkeleton(media), '#/paths/~1v/get/responses/200/content')).toEqual({
      ...content,
      'video/mp4': {},
    });
  });

  it('keeps required parameters only', () => {
    expect(resolvePointer(skeleton, '#/paths/~1things~1{id}/post/parameters')).toEqual([
      { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'a' },
    ]);
  });

  it('puts shared responses where they are used', () => {
    expect(resolvePointer(skeleton, '#/paths/~1things~1{id}/post/responses')).toEqual({
      '204': { description: 'Changed' },
      '400': { description: 'Bad', content: { 'application/json': { example: { e: 1 } } } },
    });
  });

  it('refuses a path parameter that has no example', () => {
    const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
    const bare: JsonObject = { info: {}, paths: { '/things/{id}': { parameters, get: { responses: {} } } } };
    expect(() => emitDreddSkeleton(bare)).toThrow('parameter id in path needs an example');
  });
});
