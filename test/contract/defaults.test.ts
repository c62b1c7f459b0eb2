import { describe, expect, it } from 'vitest';
import { resolvePointer, toObject, type JsonObject } from '../../scripts/generate/json.ts';
import { createSchemaCompiler } from '../support/compile-schema.ts';
import { readGenerated } from '../support/list-openapi-examples.ts';

/** Pointers to all schemas with a default. Below `properties` a default is a field of that name. */
function listDefaults(node: unknown, pointer: string, key: string): readonly string[] {
  if (typeof node !== 'object' || node === null || ['example', 'examples', 'value'].includes(key)) return [];
  const own = 'default' in node && key !== 'properties' ? [pointer] : [];
  const entries = Object.entries(node).filter(([name]) => name !== 'default' || key === 'properties');
  return [
    ...own,
    ...entries.flatMap(([name, child]) => listDefaults(child, `${pointer}/${escape(name)}`, name)),
  ];
}

const escape = (token: string): string =>
  encodeURIComponent(token.replaceAll('~', '~0').replaceAll('/', '~1'));

function findMisfits(document: Readonly<Record<string, unknown>>): readonly string[] {
  const compiler = createSchemaCompiler(document);
  return listDefaults(document, '#', '').filter((pointer) => {
    const schema = toObject(resolvePointer(document as JsonObject, pointer));
    return !compiler.compile(pointer)(schema.default);
  });
}

describe('defaults', () => {
  it.each(['openapi.json', 'openapi.vendor.json', 'asyncapi.json', 'asyncapi.vendor.json'])(
    'of %s can be sent: each fits its own schema',
    async (name) => {
      const document = await readGenerated(name);
      expect(listDefaults(document, '#', '').length).toBeGreaterThan(0);
      expect(findMisfits(document)).toEqual([]);
    },
  );

  it('outside their own bounds are found', () => {
    const temperature = { type: 'number', exclusiveMaximum: 1, default: 1 };
    const schemas = { Request: { properties: { temperature, default: { default: 'x', type: 'string' } } } };
    expect(findMisfits({ components: { schemas } })).toEqual([
      '#/components/schemas/Request/properties/temperature',
    ]);
  });
});
