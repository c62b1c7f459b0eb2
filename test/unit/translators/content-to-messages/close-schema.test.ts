import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../src/core/json/json-object.ts';
import { closeSchema as closeAt } from '../../../../src/translators/content-to-messages/close-schema.ts';

const path = 'generationConfig.responseJsonSchema';

const closeSchema = (schema: JsonObject) => closeAt(schema, path).schema;

describe('closeSchema', () => {
  it('writes oneOf as anyOf, at every depth', () => {
    const kinds = [
      { type: 'object', properties: { kind: { const: 'a' } } },
      { oneOf: [{ type: 'string' }, { type: 'null' }] },
    ];
    expect(closeSchema({ type: 'object', properties: { k: { oneOf: kinds } } })).toEqual({
      type: 'object',
      properties: {
        k: {
          anyOf: [
            { type: 'object', properties: { kind: { const: 'a' } }, additionalProperties: false },
            { anyOf: [{ type: 'string' }, { type: 'null' }] },
          ],
        },
      },
      additionalProperties: false,
    });
  });

  it('tells of oneOf beside anyOf', () => {
    const anyOf = [{ type: 'string' }];
    expect(closeSchema({ anyOf, oneOf: [{ minLength: 2 }], description: 'A word.' })).toEqual({
      anyOf,
      description: 'A word. (oneOf: [{"minLength":2}])',
    });
  });

  it.each([
    ['propertyNames', { type: 'string' }],
    ['patternProperties', { '^x': {} }],
    ['prefixItems', [{ type: 'string' }]],
    ['contains', {}],
    ['not', { type: 'null' }],
    ['if', {}],
    ['dependentRequired', { a: ['b'] }],
    ['maxLength', 5],
  ])('tells of %s, which the upstream refuses', (name, constraint) => {
    expect(closeSchema({ type: 'string', [name]: constraint })).toEqual({
      type: 'string',
      description: `(${name}: ${JSON.stringify(constraint)})`,
    });
  });

  it.each([0, 1])('keeps a least count of %j, which the upstream takes', (minItems) => {
    const list = { type: 'array', items: { type: 'string' }, minItems };
    expect(closeSchema(list)).toEqual(list);
  });

  it('tells of a least count above 1', () => {
    expect(closeSchema({ type: 'array', minItems: 2 })).toEqual({
      type: 'array',
      description: '(minItems: 2)',
    });
  });

  it('tells of a format that the upstream does not know', () => {
    expect(closeSchema({ type: 'string', format: 'uri' })).toEqual({ type: 'string', format: 'uri' });
    expect(closeSchema({ type: 'string', format: 'base64' })).toEqual({
      type: 'string',
      description: '(format: "base64")',
    });
  });

  it.each(['^(?!\\.)[a-z.]+$', '(?<=a)b', '\\bword\\b', '(a)\\1', '(?<x>a)\\k<x>'])(
    'tells of the pattern %s, which the upstream cannot hold to',
    (pattern) => {
      expect(closeSchema({ type: 'string', pattern })).toEqual({
        type: 'string',
        description: `(pattern: ${JSON.stringify(pattern)})`,
      });
    },
  );

  it.each(['^a+$', '^(?:a|b){2}$', '^\\\\b?\\(?=x$', '[\\d.]+'])('keeps the pattern %s', (pattern) => {
    expect(closeSchema({ type: 'string', pattern })).toEqual({ type: 'string', pattern });
  });

  it('tells of items that are a list, as they were before prefixItems', () => {
    const items = [{ type: 'string' }, { type: 'number' }];
    expect(closeSchema({ type: 'array', items, additionalItems: false })).toEqual({
      type: 'array',
      description: `(items: ${JSON.stringify(items)}, additionalItems: false)`,
    });
  });

  it.each([
    [{ type: ['string', 'null'], enum: ['x', null] }, { enum: ['x', null] }],
    [{ type: ['string', 'null'], const: null }, { const: null }],
    [
      { type: 'string', enum: ['x'] },
      { type: 'string', enum: ['x'] },
    ],
    [{ type: ['string', 'null'] }, { type: ['string', 'null'] }],
  ])('names no types beside values of several: %j', (schema, closed) => {
    expect(closeSchema(schema)).toEqual(closed);
  });

  const numbers = { type: 'number' };
  const named = { a: numbers };

  it.each<[string, JsonObject, string]>([
    ['a map', { additionalProperties: numbers }, '.additionalProperties'],
    ['a map of anything', { additionalProperties: true }, '.additionalProperties'],
    ['a free object', {}, ''],
    ['an object without a name', { properties: {} }, ''],
    ['a map by patterns', { patternProperties: { '^x': {} } }, '.patternProperties'],
    ['a map beside names', { properties: named, additionalProperties: numbers }, '.additionalProperties'],
  ])('refuses %s, which could be nothing but empty', (_, members, place) => {
    const object = { type: 'object', ...members };
    const refusal = (field: string) =>
      expect.objectContaining({ reason: 'unsupported_parameter', param: field });
    expect(() => closeSchema(object)).toThrow(refusal(path + place));
    const scores = { type: 'object', properties: { scores: object } };
    expect(() => closeSchema(scores)).toThrow(refusal(`${path}.properties.scores${place}`));
    const either = { oneOf: [{ type: 'string' }, { type: 'array', items: object }] };
    expect(() => closeSchema(either)).toThrow(refusal(`${path}.oneOf[1].items${place}`));
  });

  it.each([true, {}])(
    'names that unnamed members are left out where %j allows them',
    (additionalProperties) => {
      const open = { type: 'object', properties: named, additionalProperties };
      expect(closeAt({ type: 'array', items: open }, path)).toEqual({
        schema: { type: 'array', items: { ...open, additionalProperties: false } },
        ignoredFields: [`${path}.items.additionalProperties`],
      });
    },
  );

  it('lets an object be empty that is closed already', () => {
    const empty = { type: 'object', properties: {}, additionalProperties: false };
    expect(closeAt(empty, path)).toEqual({ schema: empty, ignoredFields: [] });
  });

  const one = { type: 'object', properties: named };
  const other = { type: 'object', properties: { b: numbers } };
  const $defs = { n: one };
  const closedDefs = { n: { ...one, additionalProperties: false } };

  it.each([
    { anyOf: [{ type: 'object', properties: named, additionalProperties: false }] },
    { enum: [{ a: 1 }] },
    { const: { a: 1 } },
  ])('leaves it to %j which members there are', (members) => {
    expect(closeSchema({ type: 'object', ...members })).toEqual(members);
  });

  it('leaves it to a reference which members there are', () => {
    const list = { type: 'array', items: { type: 'object', $ref: '#/$defs/n' }, $defs };
    expect(closeSchema(list)).toEqual({ type: 'array', items: { $ref: '#/$defs/n' }, $defs: closedDefs });
  });

  it.each<[string, JsonObject]>([
    ['all of several', { allOf: [one, other] }],
    ['all of several by reference', { allOf: [{ $ref: '#/$defs/n' }, other], $defs }],
    ['all of several by references in turn', { allOf: [{ anyOf: [{ $ref: '#/$defs/n' }] }, other], $defs }],
    ['names of its own and of others', { ...one, anyOf: [other, one] }],
    ['names of its own and a reference', { ...other, $ref: '#/$defs/n', $defs }],
    [
      'alternatives that name no members',
      { type: 'object', anyOf: [{ required: ['a'] }, { required: ['b'] }] },
    ],
    ['a reference that names none', { type: 'object', $ref: '#/$defs/r', $defs: { r: { required: ['a'] } } }],
  ])('refuses %s, which no closed object can be', (_, schema) => {
    expect(() => closeSchema(schema)).toThrow(
      expect.objectContaining({ reason: 'unsupported_parameter', param: path }),
    );
  });

  it('leaves alternatives to an object as they are', () => {
    const schema = {
      anyOf: [{ type: 'object', properties: named, additionalProperties: false }, { type: 'null' }],
    };
    expect(closeSchema(schema)).toEqual(schema);
  });
});
