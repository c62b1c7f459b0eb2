import { describe, expect, it } from 'vitest';
import { listLoneNames } from '../../../../scripts/generate/list-lone-names.ts';

describe('listLoneNames', () => {
  it('finds what is marked in requests of format C and of videos, behind references too, and nothing else', () => {
    const Tools = { type: 'array', 'x-lone': 'list' };
    const tools = { $ref: '#/components/schemas/Tools' };
    const schema = { properties: { config: { properties: { tools, names: { type: 'array' } } } } };
    const ask = (tag: string) => ({
      post: { operationId: tag, tags: [tag], requestBody: { content: { 'application/json': { schema } } } },
    });
    const components = { schemas: { Tools } };
    const list = (tag: string) => listLoneNames({ paths: { '/a': ask(tag) }, components } as never);
    expect(list('generateContent')).toEqual(['tools']);
    expect(list('video')).toEqual(['tools']);
    expect(list('messages')).toEqual([]);
  });
});
