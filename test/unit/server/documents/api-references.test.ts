import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { isObject } from '../../../../src/core/json/json-object.ts';

type Resolve = (root: unknown, path: readonly string[]) => Promise<{ readonly spec: unknown }>;

function readText(path: string): string {
  return readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
}

/** The script as the page loads it. */
function loadScript(): Resolve {
  const window: { specwayReferences?: { readonly plugin: { readonly fn: { resolveSubtree: Resolve } } } } =
    {};
  runInNewContext(readText('src/server/documents/assets/api-references.js'), { window });
  const resolveSubtree = window.specwayReferences?.plugin.fn.resolveSubtree;
  if (resolveSubtree === undefined) throw new Error('The script gave the page nothing.');
  return resolveSubtree;
}

const resolveSubtree = loadScript();

/** Without what belongs to the script's own realm. */
async function resolve(root: unknown, path: readonly string[]): Promise<unknown> {
  return JSON.parse(JSON.stringify((await resolveSubtree(root, path)).spec));
}

const withSchemas = (schemas: object, shown: object) => ({
  components: { schemas: { ...schemas, Shown: shown } },
});
const show = (schemas: object, shown: object) =>
  resolve(withSchemas(schemas, shown), ['components', 'schemas', 'Shown']);

describe('references of the page of operations', () => {
  const Name = { type: 'string', description: 'A name.' };
  const $ref = '#/components/schemas/Name';

  it('become what they refer to, with what stands beside them, under their name', async () => {
    const shown = { properties: { one: { $ref }, two: { items: { $ref, description: 'Another.' } } } };
    expect(await show({ Name }, shown)).toEqual({
      properties: {
        one: { ...Name, $$ref: $ref },
        two: { items: { ...Name, description: 'Another.', $$ref: $ref } },
      },
    });
  });

  it('stay where they would have no end, and where they lead nowhere', async () => {
    const Tree = { properties: { left: { $ref: '#/components/schemas/Tree' } } };
    const tree = { $ref: '#/components/schemas/Tree' };
    expect(await show({ Tree }, tree)).toEqual({ ...Tree, $$ref: tree.$ref });
    const lost = { items: { $ref: '#/components/schemas/Lost' } };
    expect(await show({}, lost)).toEqual(lost);
  });

  it('are left alone in values, though not in properties that are called as those are', async () => {
    const value = { $ref, allOf: [{ type: 'string' }] };
    expect(await show({ Name }, { examples: [value], properties: { default: { $ref } } })).toEqual({
      examples: [value],
      properties: { default: { ...Name, $$ref: $ref } },
    });
  });

  it('show what allOf joins as one schema, with the values and the name of the whole', async () => {
    const Part = {
      required: ['a'],
      properties: { a: { type: 'string' }, examples: { type: 'array' } },
      examples: [1],
    };
    const other = {
      required: ['b', 'a'],
      properties: { a: { const: 'x' }, examples: { maxItems: 2 } },
      description: 'Of the part.',
      examples: [2],
    };
    const allOf = [{ $ref: '#/components/schemas/Part' }, other];
    expect(await show({ Part }, { allOf, description: 'Of the whole.' })).toEqual({
      required: ['a', 'b'],
      properties: { a: { type: 'string', const: 'x' }, examples: { type: 'array', maxItems: 2 } },
      examples: [2],
      description: 'Of the whole.',
    });
  });

  describe.each(['openapi', 'openapi.vendor'])('in %s.json', (name) => {
    const root = JSON.parse(readText(`generated/${name}.json`)) as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
    };
    const operations = Object.entries(root.paths).flatMap(([path, item]) =>
      Object.keys(item)
        .filter((method) => 'responses' in (item[method] ?? {}))
        .map((method) => [path, method] as const),
    );

    it('are followed to the end, and each operation has what its path takes', async () => {
      expect(operations.length).toBeGreaterThan(80);
      for (const [path, method] of operations) {
        const spec = (await resolve(root, ['paths', path, method])) as {
          readonly parameters?: readonly { readonly in: string; readonly name: string }[];
        };
        const taken = (spec.parameters ?? []).filter((parameter) => parameter.in === 'path');
        const named = [...path.matchAll(/\{(\w+)\}/gu)].map(([, parameter]) => parameter);
        expect(taken.map((parameter) => parameter.name).sort(), path).toEqual(named.sort());
        // Schemas that hold themselves are the only ones without an end.
        for (const reference of listReferences(spec))
          expect(reference).toMatch(/^#\/components\/schemas\/\w+$/u);
      }
    });
  });
});

function listReferences(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(listReferences);
  if (!isObject(value)) return [];
  const { $ref } = value;
  const within = Object.values(value).flatMap(listReferences);
  return typeof $ref === 'string' ? [$ref, ...within] : within;
}
