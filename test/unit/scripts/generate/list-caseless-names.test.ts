import { describe, expect, it } from 'vitest';
import { listCaselessNames } from '../../../../scripts/generate/list-caseless-names.ts';

describe('listCaselessNames', () => {
  it('finds what is marked in requests of format C, behind references too, and nothing else', () => {
    const Mode = { type: 'string', 'x-case': 'any' };
    const mode = { $ref: '#/components/schemas/Mode' };
    const schema = { properties: { config: { properties: { mode, name: { type: 'string' } } } } };
    const ask = (tag: string) => ({
      post: { operationId: tag, tags: [tag], requestBody: { content: { 'application/json': { schema } } } },
    });
    const components = { schemas: { Mode } };
    const list = (tag: string) => listCaselessNames({ paths: { '/a': ask(tag) }, components } as never);
    expect(list('generateContent')).toEqual(['mode']);
    expect(list('messages')).toEqual([]);
  });
});
