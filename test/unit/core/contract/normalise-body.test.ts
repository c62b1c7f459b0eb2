import { describe, expect, it } from 'vitest';
import { normaliseBody, type BodyRules } from '../../../../src/core/contract/normalise-body.ts';

const rules: BodyRules = {
  aliases: new Map([
    ['system_instruction', 'systemInstruction'],
    ['function_call', 'functionCall'],
    ['response_schema', 'responseSchema'],
    ['min_items', 'minItems'],
  ]),
  opaqueKeys: new Set(['args']),
  nameMapKeys: new Set(['properties']),
  nullableKeys: new Set(['rpm']),
  nullableByType: new Map([['summary', 'content']]),
  upperPaths: [['config', 'modalities'], ['mode']],
  listPaths: [['systemInstruction', 'parts']],
};

function normalise(value: unknown): { value: unknown; outcome: string } {
  const copy = structuredClone(value);
  return { outcome: normaliseBody(copy, rules), value: copy };
}

describe('normaliseBody', () => {
  it('leaves a body in the contract’s spelling alone', () => {
    const body = { systemInstruction: { parts: [{ text: 'a' }] } };
    expect(normalise(body)).toEqual({ value: body, outcome: 'unchanged' });
  });

  it('writes in upper case what the rules say, and nothing else', () => {
    const body = { config: { modalities: ['Text', 1], mode: 'any' }, mode: 'any' };
    expect(normalise(body)).toEqual({
      outcome: 'changed',
      value: { config: { modalities: ['TEXT', 1], mode: 'any' }, mode: 'ANY' },
    });
    for (const same of [{ config: { modalities: ['TEXT'] }, mode: 7 }, { config: 'x' }, [], 'mode'])
      expect(normalise(same)).toEqual({ outcome: 'unchanged', value: same });
  });

  it('puts an object into a list where the rules say so, also where it was renamed', () => {
    const value = { systemInstruction: { parts: [{ functionCall: {} }] }, parts: {} };
    for (const name of ['systemInstruction', 'system_instruction']) {
      const body = { [name]: { parts: { functionCall: {} } }, parts: {} };
      expect(normalise(body)).toEqual({ outcome: 'changed', value });
    }
  });

  it('renames at every depth', () => {
    const body = { system_instruction: { parts: [{ function_call: { name: 'f' } }] } };
    expect(normalise(body)).toEqual({
      value: { systemInstruction: { parts: [{ functionCall: { name: 'f' } }] } },
      outcome: 'changed',
    });
  });

  it('never renames the client’s own names: tool arguments and schema properties', () => {
    const body = {
      functionCall: { args: { min_items: null, function_call: 1 } },
      responseSchema: { properties: { min_items: { min_items: 2 } } },
    };
    expect(normalise(body).value).toEqual({
      functionCall: { args: { min_items: null, function_call: 1 } },
      responseSchema: { properties: { min_items: { minItems: 2 } } },
    });
  });

  it('takes null for a field as its absence, but keeps null in arrays', () => {
    expect(normalise({ a: null, b: [null], c: { d: null } })).toEqual({
      value: { b: [null], c: {} },
      outcome: 'changed',
    });
  });

  it('keeps null where the contract makes it a value', () => {
    expect(normalise({ name: null, rpm: null, budget: { rpm: null } })).toEqual({
      value: { rpm: null, budget: { rpm: null } },
      outcome: 'changed',
    });
  });

  it('keeps null where it is a value in an object of one type', () => {
    const body = { a: { type: 'summary', content: null, id: null }, b: { type: 'result', content: null } };
    expect(normalise(body).value).toEqual({ a: { type: 'summary', content: null }, b: { type: 'result' } });
  });

  it('refuses both spellings of one field, naming it', () => {
    const body = { contents: [{ function_call: {}, functionCall: {} }] };
    expect(() => normaliseBody(body, rules)).toThrow(
      expect.objectContaining({ code: 'invalid_argument', param: 'contents[0].functionCall' }),
    );
  });
});
