import { describe, expect, it } from 'vitest';
import { applyOverlay } from '../../../../scripts/generate/apply-overlay.ts';
import type { JsonObject } from '../../../../scripts/generate/json.ts';

const document: JsonObject = {
  info: { title: 'Neutral' },
  schema: { required: ['a', 'b'], enum: ['x'], maximum: 1, properties: { a: { type: 'string' } } },
  parameters: [{ name: 'one', in: 'header' }],
};
const apply = (...actions: JsonObject[]) => applyOverlay(document, { overlay: '1.0.0', actions });

describe('applyOverlay', () => {
  it('merges objects and leaves the given document alone', async () => {
    const result = await apply({
      target: '$.schema',
      update: { maximum: 2, properties: { b: { type: 'number' } } },
    });
    expect(result.schema).toMatchObject({
      maximum: 2,
      properties: { a: { type: 'string' }, b: { type: 'number' } },
    });
    expect(document.schema).toMatchObject({ maximum: 1 });
  });

  it('appends an object to a list', async () => {
    const result = await apply({ target: '$.parameters', update: { name: 'two', in: 'query' } });
    expect(result.parameters).toEqual([
      { name: 'one', in: 'header' },
      { name: 'two', in: 'query' },
    ]);
  });

  it('replaces a list that is removed first', async () => {
    const result = await apply(
      { target: '$.schema.enum', remove: true },
      { target: '$.schema', update: { enum: ['x', 'y'] } },
    );
    expect(result.schema).toMatchObject({ enum: ['x', 'y'] });
  });

  it('refuses a target that matches nothing', async () => {
    await expect(apply({ target: '$.nothing', update: { a: 1 } })).rejects.toThrow(
      '$.nothing matches nothing',
    );
  });

  it('refuses an update of another type than its target', async () => {
    await expect(apply({ target: '$.schema.maximum', update: { a: 1 } })).rejects.toThrow('$.schema.maximum');
  });

  it('refuses an update that repeats entries of a list', async () => {
    await expect(apply({ target: '$.schema', update: { enum: ['x', 'y'] } })).rejects.toThrow(
      '#/schema/enum repeats',
    );
  });

  it('refuses to remove several entries of one list at once', async () => {
    await expect(apply({ target: '$.schema.required[*]', remove: true })).rejects.toThrow('several entries');
  });

  it('refuses an action that neither updates nor removes', async () => {
    await expect(apply({ target: '$.info' })).rejects.toThrow('exactly one of');
  });
});
