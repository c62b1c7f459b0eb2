import { describe, expect, it } from 'vitest';
import { mergeAsyncApi } from '../../../../scripts/generate/merge-asyncapi.ts';
import type { JsonObject } from '../../../../scripts/generate/json.ts';

const createDocument = (title: string, schemas: JsonObject): JsonObject => ({
  asyncapi: '3.0.0',
  info: { title, version: '1.0.0', description: `About ${title}.`, tags: [{ name: title }] },
  channels: { [title]: { address: `/${title}` } },
  components: { schemas },
});

describe('mergeAsyncApi', () => {
  it('puts channels, components, tags and descriptions side by side', () => {
    const merged = mergeAsyncApi([
      createDocument('one', { Shared: { type: 'string' }, One: {} }),
      createDocument('two', { Shared: { type: 'string' }, Two: {} }),
    ]);
    expect(merged).toEqual({
      asyncapi: '3.0.0',
      info: {
        title: 'one',
        version: '1.0.0',
        description: '## one\n\nAbout one.\n\n## two\n\nAbout two.',
        tags: [{ name: 'one' }, { name: 'two' }],
      },
      channels: { one: { address: '/one' }, two: { address: '/two' } },
      components: { schemas: { Shared: { type: 'string' }, One: {}, Two: {} } },
    });
  });

  it('refuses two different entries of one name', () => {
    const documents = [
      createDocument('one', { Shared: {} }),
      createDocument('two', { Shared: { type: 'string' } }),
    ];
    expect(() => mergeAsyncApi(documents)).toThrow('components/schemas/Shared differently');
  });
});
