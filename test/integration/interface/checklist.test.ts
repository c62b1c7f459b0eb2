import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import document from '../../../generated/openapi.json' with { type: 'json' };

/** The operations whose fields and values the tests of this folder name, one by one. */
const operations: Readonly<Record<string, string>> = {
  '/v1/images/generations': 'createImage',
  '/v1/images/edits': 'createImageEdit',
  '/v1/messages': 'createMessage',
  '/v1/messages/count_tokens': 'countMessageTokens',
  '/v1beta/models/{model}:generateContent': 'generateContent',
  '/v1beta/models/{model}:streamGenerateContent': 'streamGenerateContent',
  '/v1beta/models/{model}:countTokens': 'countContentTokens',
  '/v1/models': 'listModels',
  '/v1beta/models': 'listContentModels',
};

/** Shared with areas that have tests of their own. */
const ofOtherAreas = new Set(['OpenAiErrorType']);

const expectations = ['interface-expectations.ts', 'interface-images.ts'].map(
  (name) => `${import.meta.dirname}/../../support/${name}`,
);
const testFiles = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.test.ts') && name !== 'checklist.test.ts')
  .map((name) => `${import.meta.dirname}/${name}`);
const testText = [...testFiles, ...expectations].map((path) => readFileSync(path, 'utf8')).join('\n');

type Json = Readonly<Record<string, unknown>>;

/** Every schema an operation's parameters and bodies lead to, by name. */
function collectSchemas(value: unknown, found: Map<string, Json>): Map<string, Json> {
  if (typeof value !== 'object' || value === null) return found;
  const { $ref } = value as { readonly $ref?: unknown };
  const name = typeof $ref === 'string' ? (/^#\/components\/schemas\/(.+)$/u.exec($ref)?.[1] ?? null) : null;
  if (name !== null && !found.has(name)) {
    const schema = (document.components.schemas as unknown as Record<string, Json>)[name] ?? {};
    found.set(name, schema);
    collectSchemas(schema, found);
  }
  for (const item of Object.values(value)) collectSchemas(item, found);
  return found;
}

/** Names of fields and values of enumerations, as this schema itself spells them. */
function listNames(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const {
    properties,
    enum: values,
    const: value,
    example: _example,
    examples: _examples,
    ...rest
  } = schema as Json;
  const fields = Object.keys(properties ?? {});
  const texts = [...((values as unknown[] | undefined) ?? []), value].filter(
    (item) => typeof item === 'string',
  );
  const inner = [...Object.values(properties ?? {}), ...Object.values(rest)].flatMap(listNames);
  return [...fields, ...texts, ...inner];
}

const paths = document.paths as unknown as Record<string, Json>;
const schemas = collectSchemas(
  Object.keys(operations).map((path) => paths[path]),
  new Map(),
);

describe('the tests of the interface', () => {
  it.each([...schemas.keys()].filter((name) => !ofOtherAreas.has(name)))(
    'name every field and value of %s',
    (name) => {
      const missing = new Set(listNames(schemas.get(name)).filter((word) => !isNamed(word)));
      expect([...missing]).toEqual([]);
    },
  );
});

function isNamed(word: string): boolean {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
  return new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`, 'u').test(testText);
}
