import { describe, expect, it } from 'vitest';
import { listContentNames } from '../../../../scripts/generate/list-content-names.ts';

const ask = (tag: string, schema: object) => ({
  post: { operationId: tag, tags: [tag], requestBody: { content: { 'application/json': { schema } } } },
});

describe('listContentNames', () => {
  it('finds camelCase names at every depth, behind references and in circles', () => {
    const Part = {
      properties: { inlineData: {}, text: {}, otherPart: { $ref: '#/components/schemas/Part' } },
    };
    const contents = { type: 'array', items: { $ref: '#/components/schemas/Part' } };
    const document = {
      paths: {
        '/a': ask('generateContent', { properties: { contents, maxCount: {} } }),
        '/b': ask('messages', { properties: { notHere: {} } }),
      },
      components: { schemas: { Part } },
    };
    expect(listContentNames(document as never)).toEqual(['maxCount', 'inlineData', 'otherPart']);
  });
});
