import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../src/core/json/json-object.ts';
import { closeSchema as closeAt } from '../../../../src/translators/content-to-messages/close-schema.ts';

const path = 'generationConfig.responseJsonSchema';
const point = { type: 'object', properties: { x: { type: 'number' } } };
const closedPoint = { ...point, additionalProperties: false };
const colour = { type: 'string', enum: ['red', 'blue'] };

const closeSchema = (schema: JsonObject) => closeAt(schema, path).schema;

/** The schema of the only member of an object. */
const closeMember = (value: JsonObject, definitions: JsonObject = {}) =>
  closeSchema({ type: 'object', properties: { value }, ...definitions });

const wrapped = (value: JsonObject, definitions: JsonObject = {}) => ({
  type: 'object',
  properties: { value },
  additionalProperties: false,
  ...definitions,
});

const refusal = (field: string) =>
  expect.objectContaining({ reason: 'unsupported_parameter', param: path + field }) as Error;

describe('closeSchema, of references', () => {
  it('closes what they lead to, once', () => {
    const list = { type: 'array', items: { $ref: '#/$defs/point' } };
    const pair = { type: 'object', properties: { a: list, b: { $ref: '#/$defs/point' } } };
    expect(closeSchema({ ...pair, $defs: { point } })).toEqual({
      ...pair,
      additionalProperties: false,
      $defs: { point: closedPoint },
    });
  });

  it.each<[string, JsonObject]>([
    ['$defs', { map: { type: 'object', additionalProperties: { type: 'number' } } }],
    ['definitions', { free: { type: 'object' } }],
  ])('leaves out %s that nothing refers to, a map among them', (name, definitions) => {
    expect(closeMember(colour, { [name]: definitions })).toEqual(wrapped(colour));
  });

  it('refuses a map that one leads to, by the place where it stands', () => {
    const map = { type: 'object', additionalProperties: { type: 'number' } };
    expect(() => closeMember({ $ref: '#/$defs/map' }, { $defs: { map } })).toThrow(
      refusal('.$defs.map.additionalProperties'),
    );
  });

  it.each<[string, JsonObject, string]>([
    ['contentSchema', { $ref: '#/$defs/colour' }, JSON.stringify(colour)],
    [
      'dependencies',
      { a: { $ref: '#/$defs/colour' }, b: ['a'] },
      `{"a":${JSON.stringify(colour)},"b":["a"]}`,
    ],
  ])('writes out what %s refers to, of which the model is told', (name, member, told) => {
    expect(closeMember({ type: 'string', [name]: member }, { $defs: { colour } })).toEqual(
      wrapped({ type: 'string', description: `(${name}: ${told})` }),
    );
  });

  it.each(['$dynamicRef', '$recursiveRef'])('refuses %s where it stands', (name) => {
    expect(() => closeMember({ [name]: '#' })).toThrow(refusal('.properties.value'));
    expect(() => closeMember({ type: 'object', properties: { [name]: colour } })).not.toThrow();
  });

  it.each(['https://example.com/docs', '#/$defs/colour', '#'])(
    'leaves out an extension, whatever %s in it is',
    ($ref) => {
      const value = { ...colour, 'x-doc': { $ref } };
      expect(closeMember(value, { $defs: { colour } })).toEqual(wrapped(colour));
      expect(closeSchema({ type: 'object', properties: { 'x-doc': colour } })).toEqual({
        type: 'object',
        properties: { 'x-doc': colour },
        additionalProperties: false,
      });
    },
  );

  it.each<[boolean, JsonObject]>([
    [true, {}],
    [false, { description: '(not: {})' }],
  ])('follows them to the schema %j', (given, closed) => {
    const value = { $ref: '#/$defs/any' };
    expect(closeMember(value, { $defs: { any: given } })).toEqual(wrapped(value, { $defs: { any: closed } }));
  });

  it('writes out what all of several refer to, since the upstream takes no references there', () => {
    const allOf = [{ $ref: '#/$defs/text' }, { $ref: '#/$defs/colour' }];
    expect(
      closeMember({ allOf, description: 'A colour.' }, { $defs: { text: { type: 'string' }, colour } }),
    ).toEqual(wrapped({ allOf: [{ type: 'string' }, colour], description: 'A colour.' }));
    expect(closeMember({ allOf: [{ $ref: '#/definitions/point' }] }, { definitions: { point } })).toEqual(
      wrapped({ allOf: [closedPoint] }),
    );
  });

  it('writes out what stands elsewhere than in definitions', () => {
    const properties = {
      a: { type: 'array', items: point },
      b: { $ref: '#/properties/a/items', title: 'B' },
    };
    expect(closeSchema({ type: 'object', properties })).toEqual({
      type: 'object',
      properties: { a: { type: 'array', items: closedPoint }, b: { ...closedPoint, title: 'B' } },
      additionalProperties: false,
    });
    const nested = { anyOf: [{ $ref: '#/properties/value/$defs/a~1b%20c' }], $defs: { 'a/b c': colour } };
    expect(closeMember(nested)).toEqual(wrapped({ anyOf: [colour] }));
    expect(closeMember({ anyOf: [colour, { $ref: '#/properties/value/anyOf/0' }] })).toEqual(
      wrapped({ anyOf: [colour, colour] }),
    );
  });

  it('begins with what the whole schema refers to', () => {
    const deep = { type: 'object', properties: { point: { $ref: '#/$defs/point' } } };
    expect(closeSchema({ $ref: '#/$defs/deep', title: 'Deep', $defs: { deep, point } })).toEqual({
      ...deep,
      title: 'Deep',
      additionalProperties: false,
      $defs: { point: closedPoint },
    });
  });

  it('holds an answer to both where a reference says something else than what it leads to', () => {
    const some = { $ref: '#/$defs/colour', enum: ['red'], description: 'A warm one.' };
    expect(closeMember({ allOf: [some] }, { $defs: { colour } })).toEqual(
      wrapped({ allOf: [{ enum: ['red'], description: 'A warm one.', allOf: [colour] }] }),
    );
  });

  it('takes a definition that is no object for what it is', () => {
    const both = { type: 'object', properties: { a: colour }, anyOf: [{ $ref: '#/$defs/needed' }] };
    const $defs = { needed: { required: ['a'] } };
    expect(closeSchema({ ...both, $defs })).toEqual({ ...both, additionalProperties: false, $defs });
  });

  it('tells of a constraint without references', () => {
    const pair = { type: 'array', prefixItems: [{ $ref: '#/$defs/colour' }, colour] };
    expect(closeMember(pair, { $defs: { colour } })).toEqual(
      wrapped({ type: 'array', description: `(prefixItems: ${JSON.stringify([colour, colour])})` }),
    );
  });

  it('takes members of an object for no keywords', () => {
    const $ref = { type: 'string' };
    expect(
      closeMember({
        type: 'object',
        properties: { $ref, enum: { $ref: '#/properties/value/properties/$ref' } },
      }),
    ).toEqual(wrapped({ type: 'object', properties: { $ref, enum: $ref }, additionalProperties: false }));
    expect(closeMember({ enum: ['a'], default: { $ref: 'nowhere' } })).toEqual(
      wrapped({ enum: ['a'], default: { $ref: 'nowhere' } }),
    );
  });

  it.each([
    ['of another document', 'https://example.com/point.json'],
    ['to nothing', '#/$defs/other'],
    ['to what is no schema', '#/$defs/point/type'],
    ['to a name', '#point'],
    ['with a broken escape', '#/$defs/%'],
    ['to a member that every object has', '#/$defs/constructor'],
  ])('refuses one %s', (_, $ref) => {
    expect(() => closeMember({ $ref }, { $defs: { point } })).toThrow(refusal('.properties.value.$ref'));
  });

  it.each<[string, JsonObject, string]>([
    ['itself', { $defs: { a: { anyOf: [{ $ref: '#/$defs/a' }, colour] } } }, '.$defs.a.anyOf[0].$ref'],
    [
      'one that leads back',
      { $defs: { a: { items: { $ref: '#/$defs/b' } }, b: { not: { $ref: '#/$defs/a' } } } },
      '.$defs.b.not.$ref',
    ],
    ['the whole', { $defs: { a: { items: { $ref: '#' } } } }, '.$defs.a.items.$ref'],
  ])('refuses a schema that refers to %s, as the upstream does', (_, definitions, place) => {
    expect(() => closeMember({ $ref: '#/$defs/a' }, definitions)).toThrow(refusal(place));
  });

  it('refuses a chain of them that goes on and on', () => {
    const links = Array.from({ length: 50_000 }, (_, index) => [
      `d${String(index)}`,
      { items: { $ref: `#/$defs/d${String(index + 1)}` } },
    ]);
    const $defs: JsonObject = { ...Object.fromEntries(links), d50000: colour };
    expect(() => closeMember({ $ref: '#/$defs/d0' }, { $defs })).toThrow(
      expect.objectContaining({ reason: 'unsupported_parameter' }),
    );
  });

  it('refuses references that multiply', () => {
    const links = Array.from({ length: 60 }, (_, index) => {
      const next = { $ref: `#/$defs/d${String(index + 1)}` };
      return [`d${String(index)}`, { allOf: [next, next] }];
    });
    const $defs: JsonObject = { ...Object.fromEntries(links), d60: colour };
    expect(() => closeMember({ $ref: '#/$defs/d0' }, { $defs })).toThrow(
      expect.objectContaining({ reason: 'unsupported_parameter' }),
    );
  });

  it.each([
    ['enum', { enum: [{ $ref: '#/$defs/d0' }] }],
    ['const', { const: { $ref: '#/$defs/d0' } }],
    ['default', { default: { $ref: '#/$defs/d0' } }],
    ['examples', { examples: [{ $ref: '#/$defs/d0' }] }],
    ['$defs', { $defs: { x: { $ref: '#/$defs/d0' } } }],
    ['a member called $ref', { properties: { $ref: '#/$defs/d0' } }],
  ])('follows no references in values that a constraint in words has: %s', (_, not) => {
    const links = Array.from({ length: 12 }, (_value, index) => {
      const next = { $ref: `#/$defs/d${String(index + 1)}` };
      return [`d${String(index)}`, { x: next, y: next }];
    });
    const $defs = { ...Object.fromEntries(links), d12: { type: 'string' } } as JsonObject;
    const closed = closeMember({ type: 'string', not }, { $defs });
    expect(JSON.stringify(closed).length).toBeLessThan(300);
  });

  it('follows none of values that lead to themselves', () => {
    const $defs = { N: { a: { $ref: '#/$defs/N' } } };
    const closed = closeMember({ type: 'string', not: { const: { $ref: '#/$defs/N' } } }, { $defs });
    expect(JSON.stringify(closed).length).toBeLessThan(300);
  });

  it('takes what is said twice in the same words for said once', () => {
    const $defs = { A: { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] } };
    const schema = closeSchema({ $ref: '#/$defs/A', required: ['a'], $defs });
    expect(schema).toMatchObject({ type: 'object', required: ['a'], additionalProperties: false });
    expect(schema).not.toHaveProperty('allOf');
  });

  it('refuses places within one another before it walks through each', () => {
    const depth = 90;
    const anyOf = Array.from({ length: 30_000 }, () => ({}));
    let walks = 0;
    let a: JsonObject = {
      get anyOf() {
        walks += 1;
        return anyOf;
      },
    };
    for (let level = 0; level < depth; level += 1) a = { type: 'array', items: a };
    const members = Array.from({ length: depth }, (_, level) => [
      `r${String(level)}`,
      { $ref: `#/$defs/a${'/items'.repeat(depth - level)}` },
    ]);
    const schema = { type: 'object', properties: Object.fromEntries(members) as JsonObject, $defs: { a } };
    expect(() => closeSchema(schema)).toThrow(expect.objectContaining({ reason: 'unsupported_parameter' }));
    expect(walks).toBeLessThan(10);
  });
});
