import { describe, expect, it } from 'vitest';
import { listNullableNames } from '../../../../scripts/generate/list-nullable-names.ts';

const ask = (tag: string, schema: object) => ({
  post: { operationId: tag, tags: [tag], requestBody: { content: { 'application/json': { schema } } } },
});

describe('listNullableNames', () => {
  it('finds what is marked in requests of an area, behind references too, and nothing else', () => {
    const Rate = { type: ['integer', 'null'], 'x-null': 'value' };
    const rpm = { $ref: '#/components/schemas/Rate' };
    const limits = { type: 'object', properties: { rpm, name: { type: ['string', 'null'] } } };
    const document = {
      paths: {
        '/a': ask('account', { properties: { limits, rpm } }),
        '/b': ask('images', { properties: { size: Rate } }),
      },
      components: { schemas: { Rate } },
    };
    expect(listNullableNames(document as never, 'account')).toEqual(['rpm']);
  });
});
