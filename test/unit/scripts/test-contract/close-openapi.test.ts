import { describe, expect, it } from 'vitest';
import { closeOpenApi } from '../../../../scripts/test-contract/close-openapi.ts';
import { resolvePointer } from '../../../../scripts/generate/json.ts';

const schema = { type: 'object', properties: { id: { type: 'string' } } };

describe('closeOpenApi', () => {
  const closed = closeOpenApi({
    paths: {
      '/things': {
        post: {
          requestBody: { content: { 'application/json': { schema } } },
          responses: {
            '200': {
              headers: { 'x-thing': { schema } },
              content: { 'application/json': { schema, example: { schema: 'left alone' } } },
            },
          },
        },
      },
    },
  });

  it('closes the bodies of responses', () => {
    const pointer = '#/paths/~1things/post/responses/200/content/application~1json';
    expect(resolvePointer(closed, pointer)).toEqual({
      schema: { ...schema, additionalProperties: false },
      example: { schema: 'left alone' },
    });
  });

  it('leaves request bodies and headers as they are written', () => {
    expect(
      resolvePointer(closed, '#/paths/~1things/post/requestBody/content/application~1json/schema'),
    ).toEqual(schema);
    expect(resolvePointer(closed, '#/paths/~1things/post/responses/200/headers/x-thing/schema')).toEqual(
      schema,
    );
  });
});
