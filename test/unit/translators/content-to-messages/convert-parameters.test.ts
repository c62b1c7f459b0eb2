import { describe, expect, it } from 'vitest';
import { convertParameters } from '../../../../src/translators/content-to-messages/convert-parameters.ts';

const text = { type: 'string' };
const properties = { id: text };

describe('convertParameters', () => {
  it.each([
    ['no parameters', {}, { type: 'object' }],
    [
      'a schema of format C',
      { type: 'OBJECT', properties: { id: { type: 'STRING' } } },
      { type: 'object', properties },
    ],
    ['one that may be null', { type: 'OBJECT', properties, nullable: true }, { type: 'object', properties }],
    ['several types', { type: ['object', 'null'], properties }, { type: 'object', properties }],
    ['one that is none of an object', { type: 'string' }, { type: 'string' }],
    [
      'alternatives within',
      { type: 'object', properties: { id: { anyOf: [text, { type: 'null' }] } } },
      { type: 'object', properties: { id: { anyOf: [text, { type: 'null' }] } } },
    ],
  ])('writes %s as a schema of an object', (_name, parameters, schema) => {
    expect(convertParameters(parameters)).toEqual(schema);
  });

  it('tells alternatives of what is required, which stand at no root in format B', () => {
    const anyOf = [{ required: ['title'] }, { required: ['text'] }];
    const given = { type: 'object', description: 'Changes it.', properties, required: ['id'], anyOf };
    expect(convertParameters(given)).toEqual({
      type: 'object',
      description: `Changes it. (anyOf: ${JSON.stringify(anyOf)})`,
      properties,
      required: ['id'],
    });
  });

  it('names the members of all alternatives, and requires those that each of them does', () => {
    const $defs = {
      open: { type: 'object', properties: { path: text, kind: text }, required: ['kind', 'path'] },
    };
    const oneOf = [
      { $ref: '#/$defs/open' },
      { type: 'object', properties: { ...properties, kind: { const: 'close' } }, required: ['kind', 'id'] },
    ];
    expect(convertParameters({ $defs, oneOf })).toEqual({
      $defs,
      type: 'object',
      description: `(oneOf: ${JSON.stringify(oneOf)})`,
      properties: { path: text, kind: { anyOf: [text, { const: 'close' }] }, ...properties },
      required: ['kind'],
    });
  });

  it('leaves what tells alternatives apart to each of them', () => {
    const kinds = ['open', 'close', 'open'].map((kind) => ({ type: 'string', const: kind }));
    const anyOf = kinds.map((kind) => ({ type: 'object', properties: { kind }, required: ['kind'] }));
    expect(convertParameters({ anyOf })).toMatchObject({
      properties: { kind: { anyOf: kinds.slice(0, 2) } },
      required: ['kind'],
    });
  });

  it('requires what each of several schemas does that all hold', () => {
    const allOf = [
      { properties, required: ['id'] },
      { properties: { other: text }, required: ['other'] },
    ];
    expect(convertParameters({ type: 'object', allOf })).toMatchObject({
      properties: { ...properties, other: text },
      required: ['id', 'other'],
    });
    const only = convertParameters({
      nullable: true,
      anyOf: [{ type: 'OBJECT', properties, required: ['id'] }],
    });
    expect(only).toMatchObject({ type: 'object', properties, required: ['id'] });
    expect(Object.keys(only)).not.toContain('anyOf');
  });
});
