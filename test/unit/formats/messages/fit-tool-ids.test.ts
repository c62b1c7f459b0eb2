import { describe, expect, it } from 'vitest';
import { fitToolIds, renderToolUseId } from '../../../../src/formats/messages/index.ts';

const long = renderToolUseId({ callId: 'a', signature: 'x'.repeat(60) });

const talk = (...ids: readonly string[]) => ({
  model: 'm',
  messages: [
    { role: 'user', content: 'Tea?' },
    { role: 'assistant', content: ids.map((id) => ({ type: 'tool_use', id, name: 'f', input: {} })) },
    {
      role: 'user',
      content: [
        ...ids.map((id) => ({ type: 'tool_result', tool_use_id: id, content: 'Yes.' })),
        { type: 'text', text: 'So?' },
      ],
    },
  ],
});

const claude = 'claude-opus-4-8';
const fit = (value: object) => fitToolIds({ value: { ...value }, ignoredFields: ['x'] }, claude);

describe('fitToolIds', () => {
  it.each(['toolu_01A09q90qw90lq917835lq9', 'call_abc-DEF_1', 'a'.repeat(64), ''])('keeps %j', (id) => {
    const body = { value: talk(id), ignoredFields: [] };
    expect(fitToolIds(body, claude)).toBe(body);
  });

  it('keeps those of models that may want them as they wrote them', () => {
    const body = { value: talk('functions.Bash:0'), ignoredFields: [] };
    expect(fitToolIds(body, 'kimi-k2-instruct')).toBe(body);
    expect(fitToolIds(body, 'us.anthropic.claude-sonnet-4-6-v1:0')).not.toBe(body);
  });

  it.each(['functions.Bash:0', 'call_1|fc_2', 'é', 'a b', 'a'.repeat(65), long])(
    'gives a call and its result one id in place of %j',
    (id) => {
      const { value, ignoredFields } = fit(talk('toolu_1', id));
      const [, call, result] = value['messages'] as ReturnType<typeof talk>['messages'];
      const fitted = (call?.content[1] as { readonly id: string }).id;
      expect(fitted).toMatch(/^[A-Za-z0-9_-]{1,64}$/u);
      expect(result?.content).toEqual([
        { type: 'tool_result', tool_use_id: 'toolu_1', content: 'Yes.' },
        { type: 'tool_result', tool_use_id: fitted, content: 'Yes.' },
        { type: 'text', text: 'So?' },
      ]);
      expect(call?.content[0]).toMatchObject({ id: 'toolu_1' });
      expect(ignoredFields).toEqual(['x']);
      expect(fit(talk('toolu_1', id)).value).toEqual(value);
    },
  );

  it('tells ids apart that differ in one character', () => {
    const [, call] = fit(talk('f:0', 'f.0')).value['messages'] as ReturnType<typeof talk>['messages'];
    const ids = (call?.content as readonly { readonly id: string }[]).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });
});
