import { describe, expect, it } from 'vitest';
import { RequestJudge } from '../../../../scripts/fuzz/requests/request-judge.ts';

const judges = { neutral: new RequestJudge('neutral'), vendor: new RequestJudge('vendor') };
const contents = [{ parts: [{ text: 'Hi' }] }];

describe('RequestJudge', () => {
  it.each([
    ['as it is', { contents }, ['neutral', 'vendor']],
    ['null as absence', { contents, tools: null }, ['neutral', 'vendor']],
    ['snake_case', { contents, system_instruction: { parts: [{ text: 'a' }] } }, ['neutral', 'vendor']],
    ['one object for a list', { contents: { parts: { text: 'Hi' } } }, ['vendor']],
    [
      'all of these',
      { contents, safety_settings: null, tools: { function_declarations: { name: 'f' } } },
      ['vendor'],
    ],
    ['no object within a list of lists', { contents: { parts: [[{ text: 'Hi' }]] } }, []],
    ['no text for a list', { contents: 'Hi' }, []],
  ] as const)('reads %s', (_reading, body, profiles) => {
    const taken = (['neutral', 'vendor'] as const).filter(
      (profile) => !judges[profile].refuses('generateContent', 'application/json', body),
    );
    expect(taken).toEqual(profiles);
  });

  it("does not take the client's own names for the contract's", () => {
    const properties = { tools: { type: 'STRING' }, parts: { type: 'STRING' } };
    const generationConfig = {
      responseMimeType: 'application/json',
      responseSchema: { type: 'OBJECT', properties },
    };
    const body = { contents: contents[0], generationConfig };
    expect(judges.vendor.refuses('generateContent', 'application/json', body)).toBe(false);
  });
});
