import { describe, expect, it } from 'vitest';
import {
  isObject,
  resolvePointer,
  toList,
  toObject,
  type JsonObject,
  type JsonValue,
} from '../../scripts/generate/json.ts';
import { longText } from '../../src/core/json/json-scanner.ts';
import { LateTexts } from '../../src/core/json/late-texts.ts';
import { readGenerated } from '../support/list-openapi-examples.ts';

/** Fewest characters of a text that may be late: four bytes, or two of an escape, are one. */
const minLateLength = longText / 4 - 2;

/** What a late text is seen as at a glance. */
const glance = (() => {
  const texts = new LateTexts();
  const late = texts.add({ units: minLateLength, bytes: minLateLength }, () => '');
  return texts.glance(() => late.read());
})();

/** A rule for what a text says that a longer one in its place may break; `minLength: 1` is none, since a late text is never empty. */
function mayBreakRule({ pattern, format, maxLength = 0, minLength = 0 }: JsonObject): boolean {
  return (
    pattern !== undefined ||
    format !== undefined ||
    Number(maxLength) >= minLateLength ||
    Number(minLength) > 1
  );
}

/** Whether what breaks a rule in one place below a rule may be let through for it. */
function isReversing(rule: string, schema: JsonObject, document: JsonObject): boolean {
  return rule === 'not' || rule === 'if' || (rule === 'oneOf' && !areApart(schema, document));
}

/** Whether the alternatives of a schema are told apart by a member that is named, or by their types. */
function areApart(schema: JsonObject, document: JsonObject): boolean {
  if (schema['x-discriminator'] !== undefined) return true;
  const types = toList(schema.oneOf).map((alternative) => resolve(toObject(alternative), document).type);
  return types.every((type) => typeof type === 'string') && new Set(types).size === types.length;
}

function resolve(schema: JsonObject, document: JsonObject): JsonObject {
  return typeof schema.$ref === 'string' ? toObject(resolvePointer(document, schema.$ref)) : schema;
}

/** The rules of a document for bodies of requests by which a glance would let a text through that they refuse. */
function listBlindRules(document: JsonObject): readonly string[] {
  const blind = new Set<string>();
  const seen = new Set<string>();
  const visit = (schema: JsonObject, place: 'plain' | 'reversed', pointer: string): void => {
    if (seen.has(place + pointer)) return;
    seen.add(place + pointer);
    if (typeof schema.$ref === 'string') visit(resolve(schema, document), place, schema.$ref);
    const accepts = typeof schema.pattern === 'string' && new RegExp(schema.pattern, 'u').test(glance);
    if (accepts || Number(schema.minLength ?? 0) > minLateLength) blind.add(pointer);
    if (place === 'reversed' && mayBreakRule(schema)) blind.add(pointer);
    for (const [key, member] of Object.entries(schema)) {
      if (key === 'example' || key === 'examples') continue;
      const below = isReversing(key, schema, document) ? 'reversed' : place;
      visitAll(member, below, `${pointer}/${key}`);
    }
  };
  const visitAll = (value: JsonValue, place: 'plain' | 'reversed', pointer: string): void => {
    if (isObject(value)) visit(value, place, pointer);
    toList(value).forEach((item, index) => {
      visitAll(item, place, `${pointer}/${String(index)}`);
    });
  };
  for (const [path, methods] of Object.entries(toObject(document.paths)))
    for (const [method, operation] of Object.entries(toObject(methods)))
      visitAll(toObject(toObject(operation).requestBody), 'plain', `${method} ${path}`);
  return [...blind];
}

const describeBody = (schema: JsonObject): JsonObject => ({
  paths: { '/': { post: { requestBody: { content: { 'application/json': { schema } } } } } },
});

describe('a body whose long texts have yet to be made', () => {
  it.each([
    ['openapi.json', []],
    // The alternatives to this source are those of other types.
    ['openapi.vendor.json', ['#/components/schemas/UrlDocumentSource/properties/url']],
  ])('is let through by %s only where it would be with its texts', async (name, harmless) => {
    expect(listBlindRules((await readGenerated(name)) as JsonObject)).toEqual(harmless);
  });

  it.each<[string, JsonObject]>([
    ['a pattern for every text', { pattern: '^[^a]*$' }],
    ['a very long text that is wanted', { minLength: 5_000 }],
    ['a pattern that must not fit', { not: { pattern: '^a' } }],
    ['a limit in one of several', { oneOf: [{ properties: { a: { maxLength: 5_000 } } }, {}] }],
  ])('could be let through wrongly by %s', (_what, schema) => {
    expect(listBlindRules(describeBody(schema))).toHaveLength(1);
  });
});
