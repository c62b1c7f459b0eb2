import { describe, expect, it } from 'vitest';
import { closeComponents } from '../../../../scripts/test-contract/close-components.ts';
import type { JsonObject } from '../../../../scripts/generate/json.ts';
import { createSchemaCompiler } from '../../../support/compile-schema.ts';

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text = { type: 'string' };
const named: JsonObject = { type: 'object', properties: { id: text } };

/** Closes `Root` and returns whether a value fits it then. */
function createJudge(components: JsonObject): (value: unknown) => boolean {
  const closed = closeComponents(components, (close) => close(reference('Root'), 'whole'));
  const validate = createSchemaCompiler({
    components: { schemas: closed.components },
    root: closed.roots,
  }).compile('#/root');
  return (value) => validate(value);
}

describe('closeComponents', () => {
  it('refuses properties that a plain schema does not name', () => {
    const fits = createJudge({ Root: named });
    expect(fits({ id: 'a' })).toBe(true);
    expect(fits({ id: 'a', extra: 1 })).toBe(false);
  });

  it('closes schemas deep inside', () => {
    const fits = createJudge({
      Root: { type: 'object', properties: { list: { type: 'array', items: named } } },
    });
    expect(fits({ list: [{ id: 'a' }] })).toBe(true);
    expect(fits({ list: [{ extra: 1 }] })).toBe(false);
  });

  it('leaves schemas marked x-open as they are', () => {
    const fits = createJudge({ Root: { type: 'object', 'x-open': true, properties: { id: text } } });
    expect(fits({ id: 'a', extra: 1 })).toBe(true);
  });

  it('leaves objects without properties as they are', () => {
    const fits = createJudge({ Root: { type: 'object', properties: { free: { type: 'object' } } } });
    expect(fits({ free: { anything: 1 } })).toBe(true);
  });

  it('closes a schema made by allOf at its top, over the properties of all parts', () => {
    const fits = createJudge({
      Named: named,
      Root: { allOf: [reference('Named'), { properties: { age: {} } }] },
    });
    expect(fits({ id: 'a', age: 1 })).toBe(true);
    expect(fits({ id: 'a', age: 1, extra: 1 })).toBe(false);
  });

  it('closes a component that is used alone and as a part in both places', () => {
    const fits = createJudge({
      Named: named,
      Root: { allOf: [reference('Named')], properties: { parent: reference('Named') } },
    });
    expect(fits({ id: 'a', parent: { id: 'b' } })).toBe(true);
    expect(fits({ id: 'a', parent: { id: 'b', extra: 1 } })).toBe(false);
    expect(fits({ id: 'a', extra: 1 })).toBe(false);
  });

  it('admits anything where a part is marked x-open', () => {
    const fits = createJudge({
      Free: { type: 'object', 'x-open': true },
      Root: { allOf: [named, reference('Free')] },
    });
    expect(fits({ id: 'a', extra: 1 })).toBe(true);
  });

  it('counts the properties of a condition', () => {
    const fits = createJudge({
      Root: {
        type: 'object',
        properties: { kind: text },
        if: { properties: { kind: { const: 'long' } } },
        then: { required: ['length'], properties: { length: { type: 'integer' } } },
      },
    });
    expect(fits({ kind: 'short' })).toBe(true);
    expect(fits({ kind: 'long', length: 2 })).toBe(true);
    expect(fits({ kind: 'long' })).toBe(false);
    expect(fits({ kind: 'short', extra: 1 })).toBe(false);
  });

  it('does not change what a condition asks', () => {
    const fits = createJudge({
      Root: {
        type: 'object',
        properties: { part: { type: 'object', properties: { kind: text, size: {} } } },
        allOf: [
          {
            if: { properties: { part: { properties: { kind: { const: 'big' } }, required: ['kind'] } } },
            then: { properties: { part: { required: ['size'] } } },
          },
        ],
      },
    });
    expect(fits({ part: { kind: 'big', size: 3 } })).toBe(true);
    expect(fits({ part: { kind: 'big' } })).toBe(false);
  });

  it('closes every branch of a union', () => {
    const branch = (tag: string) => ({
      type: 'object',
      required: ['type'],
      properties: { type: { const: tag } },
    });
    const fits = createJudge({
      A: branch('a'),
      B: branch('b'),
      Root: {
        type: 'object',
        required: ['type'],
        'x-discriminator': 'type',
        oneOf: [reference('A'), reference('B')],
      },
    });
    expect(fits({ type: 'b' })).toBe(true);
    expect(fits({ type: 'b', extra: 1 })).toBe(false);
  });

  it('closes schemas that refer to themselves', () => {
    const fits = createJudge({
      Root: { type: 'object', properties: { kids: { type: 'array', items: reference('Root') } } },
    });
    expect(fits({ kids: [{ kids: [] }] })).toBe(true);
    expect(fits({ kids: [{ kids: [], extra: 1 }] })).toBe(false);
  });

  it('keeps what is used open under another name than what is closed', () => {
    const { components, roots } = closeComponents({ Named: named }, (close) => [
      close(reference('Named'), 'whole'),
      close(reference('Named'), 'open'),
    ]);
    expect(roots).toEqual([reference('Named'), reference('Named.open')]);
    expect(components['Named.open']).toEqual(named);
    expect(components.Named).toEqual({ ...named, additionalProperties: false });
  });

  it('keeps the name of a component that is only used open', () => {
    const { components, roots } = closeComponents({ Named: named }, (close) =>
      close(reference('Named'), 'open'),
    );
    expect(roots).toEqual(reference('Named'));
    expect(components).toEqual({ Named: named });
  });

  it('refuses a reference that leads nowhere', () => {
    expect(() => closeComponents({}, (close) => close(reference('Lost'), 'whole'))).toThrow(
      'no schema component Lost',
    );
  });
});
