import { describe, expect, it } from 'vitest';
import { foldSystemTurns } from '../../../../src/providers/anthropic/fold-system-turns.ts';

const result = { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_1' }] };
const use = { role: 'assistant', content: [{ type: 'tool_use', id: 'toolu_1', name: 'f', input: {} }] };
const fold = (messages: readonly unknown[], model: string, sent = messages) =>
  foldSystemTurns({ value: { messages }, ignoredFields: ['temperature'] }, model, { messages: sent });

describe('foldSystemTurns', () => {
  it.each([
    'claude-sonnet-4-6',
    'claude-haiku-4-5-20251001',
    'claude-opus-4-7',
    'claude-opus-4-20250514',
    'claude-opus-4',
    'claude-3-7-sonnet-latest',
    'claude-sonnet-5',
    'claude-sonnet-5-20260630',
  ])('puts what the system says into the turn of the user before it for %s', (model) => {
    const marked = { type: 'text', text: 'Be kind.', cache_control: { type: 'ephemeral' } };
    const messages = [
      { role: 'user', content: 'Hi' },
      { role: 'system', content: 'Be brief.' },
      use,
      result,
      { role: 'system', content: [marked] },
      { role: 'system', content: 'Now.' },
    ];
    const remind = (text: string) => `<system-reminder>\n${text}\n</system-reminder>`;
    expect(fold(messages, model)).toEqual({
      value: {
        messages: [
          {
            role: 'user',
            content: [
              { type: 'text', text: 'Hi' },
              { type: 'text', text: remind('Be brief.') },
            ],
          },
          use,
          {
            role: 'user',
            content: [
              ...result.content,
              { ...marked, text: remind('Be kind.') },
              { type: 'text', text: remind('Now.') },
            ],
          },
        ],
      },
      ignoredFields: ['temperature', 'messages[1].role', 'messages[4].role', 'messages[5].role'],
    });
  });

  it.each([
    'claude-opus-4-8',
    'claude-opus-4-8-20260611',
    'claude-sonnet-5-5',
    'claude-opus-5-5',
    'my-model',
  ])('leaves them to %s', (model) => {
    const messages = [result, { role: 'system', content: 'Be brief.' }];
    expect(fold(messages, model).value.messages).toBe(messages);
  });

  it('leave out an effort that the system sets, wherever it stands', () => {
    const effort = { role: 'system', content: [], output_config: { effort: 'low' } };
    const hi = { role: 'user', content: 'Hi' };
    expect(fold([hi, effort, use, { ...effort }, result], 'claude-sonnet-4-6')).toEqual({
      value: { messages: [hi, use, result] },
      ignoredFields: [
        'temperature',
        'messages[1].role',
        'messages[1].output_config',
        'messages[3].role',
        'messages[3].output_config',
      ],
    });
    const spoken = { ...effort, content: 'Be brief.' };
    expect(fold([hi, spoken], 'claude-sonnet-4-6').ignoredFields).toEqual([
      'temperature',
      'messages[1].role',
      'messages[1].output_config',
    ]);
  });

  it('leaves the others to the upstream', () => {
    const messages = [{ role: 'system', content: 'a' }, use, { role: 'system', content: 'b' }];
    expect(fold(messages, 'claude-sonnet-4-6')).toEqual({
      value: { messages },
      ignoredFields: ['temperature'],
    });
    expect(fold([result], 'claude-sonnet-4-6').ignoredFields).toEqual(['temperature']);
  });

  it('numbers turns as the client did, whatever was left out before', () => {
    const user = { role: 'user', content: 'Hi' };
    const system = { role: 'system', content: 'Be brief.' };
    const { ignoredFields } = fold([user, system], 'claude-sonnet-4-6', [user, use, system]);
    expect(ignoredFields).toEqual(['temperature', 'messages[2].role']);
  });
});
