import { describe, expect, it } from 'vitest';
import { selectSentFields } from '../../../../src/providers/http/select-sent-fields.ts';

const request = {
  temperature: 1,
  'a.b': 2,
  ü: 3,
  thinking: { type: 'enabled', budget_tokens: 7 },
  tools: [{ name: 'x', input_schema: { properties: { city: {} } } }],
};

describe('selectSentFields', () => {
  it.each([
    ['temperature', ['temperature']],
    ['thinking.budget_tokens', ['thinking.budget_tokens']],
    ['tools[0].input_schema.properties.city', ['tools[0].input_schema.properties.city']],
    ['tools.0.name', ['tools.0.name']],
    ['tools[0].cache_control', ['tools[0]']],
    ['tools[1].name', ['tools']],
    ['thinking.sk-secret-of-the-upstream', ['thinking']],
    ['a.b', ['a.b']],
    ['ü', ['ü']],
    ['sk-secret-of-the-upstream', []],
    ['10.0.3.7', []],
    ['constructor', []],
    ['tools.length', ['tools']],
    ['', []],
    ['...', []],
  ])('of %j takes %j', (name, sent) => {
    expect(selectSentFields([name], request)).toEqual(sent);
  });

  it('names nothing twice', () => {
    expect(selectSentFields(['tools[0].a', 'tools[0].b', 'ü'], request)).toEqual(['tools[0]', 'ü']);
  });
});
