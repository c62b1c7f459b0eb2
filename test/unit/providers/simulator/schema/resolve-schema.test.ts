import { describe, expect, it } from 'vitest';
import {
  createSchemaContext,
  resolveSchema,
} from '../../../../../src/providers/simulator/schema/resolve-schema.ts';

function resolve(schema: unknown, root: unknown = schema) {
  return resolveSchema(schema, createSchemaContext(root));
}

describe('resolveSchema', () => {
  it('follows references and merges what stands beside them', () => {
    const root = { $defs: { base: { type: 'string', minLength: 2 } } };
    expect(resolve({ $ref: '#/$defs/base', minLength: 5 }, root)).toEqual({ type: 'string', minLength: 5 });
  });

  it('merges allOf, and finds when nothing satisfies it', () => {
    expect(resolve({ allOf: [{ minimum: 1 }, { minimum: 3, maximum: 9 }] })).toEqual({
      minimum: 3,
      maximum: 9,
    });
    expect(resolve({ allOf: [{}, false] })).toBe(false);
  });

  it.each(['#/$defs/missing', '#/__proto__/x', '#/constructor', 'other.json#/a', '#/%zz', '#anchor'])(
    'takes the reference %s that leads nowhere for the empty schema',
    ($ref) => {
      expect(resolve({ $ref }, { $defs: {} })).toEqual({});
    },
  );

  it('ends a chain of references that never ends', () => {
    expect(resolve({ $ref: '#' }, { $ref: '#' })).toEqual({});
  });

  it('takes true for the empty schema', () => {
    expect(resolve(true)).toEqual({});
    expect(resolve(false)).toBe(false);
  });

  it('stops working when no work is left', () => {
    const context = createSchemaContext({});
    context.remaining = 0;
    expect(resolveSchema({ type: 'string' }, context)).toEqual({});
  });
});
