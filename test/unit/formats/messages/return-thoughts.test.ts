import { describe, expect, it } from 'vitest';
import { sealSignature } from '../../../../src/core/signature-envelope.ts';
import { renderToolUseId } from '../../../../src/formats/messages/tool-ids.ts';
import { returnThoughts } from '../../../../src/formats/messages/return-thoughts.ts';

type Json = Readonly<Record<string, unknown>>;

const seal = (provider: string, signature: string) => sealSignature({ provider, signature });
const thought = (signature: string) => ({ type: 'thinking', thinking: 'Hm.', signature });
const text = { type: 'text', text: 'Fine.' };
const user = { role: 'user', content: 'Hi' };
const assistant = (...content: readonly Json[]) => ({ role: 'assistant', content });

function run(value: Json, budget: 'asked' | 'made' = 'asked') {
  return returnThoughts({ value, ignoredFields: ['temperature'] }, { provider: 'anthropic', budget });
}

describe('returnThoughts', () => {
  it.each([
    ['no envelope', [user, assistant(thought('EqQB'), text), user]],
    ['one message', [user]],
    ['an envelope that is no signature', [{ role: 'user', content: seal('gemini', 'x') }, assistant(text)]],
    ['an envelope in a text', [assistant({ type: 'text', text: seal('gemini', 'x') }), user]],
    ['an answer in words', [user, { role: 'assistant', content: 'Fine.' }, user]],
  ])('gives back the very value where it holds %s', (_, messages) => {
    const value = { messages };
    expect(run(value).value).toBe(value);
  });

  it('takes no other than a list of messages', () => {
    expect(run({ messages: 'x' }).value).toEqual({ messages: 'x' });
    expect(run({}).value).toEqual({});
  });

  it('leaves out what others thought', () => {
    const messages = [
      user,
      assistant(thought(seal('gemini', 'Th+=')), thought('EqQB'), text),
      user,
      assistant(thought(seal('vertex', ''))),
      user,
    ];
    expect(run({ messages })).toEqual({
      value: { messages: [user, assistant(thought('EqQB'), text), user, user] },
      ignoredFields: ['temperature', 'messages[1].content[0]', 'messages[3].content[0]'],
    });
  });

  it('takes its own signatures out of their envelopes', () => {
    const sealed = seal('anthropic', JSON.stringify([{ type: 'thinking', signature: 'EqQB' }]));
    expect(run({ messages: [user, assistant(thought(sealed), text), user] })).toEqual({
      value: { messages: [user, assistant(thought('EqQB'), text), user] },
      ignoredFields: ['temperature'],
    });
  });

  it.each([
    '[]',
    'oops',
    '[{"type":"redacted_thinking","data":"x"}]',
    `[{"type":"thinking","signature":"EqQB"}${',{}'.repeat(200)}]`,
  ])('leaves out a thought whose envelope holds %.60s', (signature) => {
    const messages = [user, assistant(thought(seal('anthropic', signature)), text), user];
    expect(run({ messages }).value).toEqual({ messages: [user, assistant(text), user] });
  });

  describe('in a tool loop', () => {
    const use = { type: 'tool_use', id: 'toolu_1', name: 'f', input: {} };
    const result = { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_1' }] };
    const foreign = thought(seal('gemini', 'Th+='));
    const enabled = { type: 'enabled', budget_tokens: 2000 };

    it('leaves out thinking with a budget too', () => {
      expect(run({ thinking: enabled, messages: [user, assistant(foreign, use), result] })).toEqual({
        value: { messages: [user, assistant(use), result] },
        ignoredFields: ['temperature', 'messages[1].content[0]', 'thinking'],
      });
    });

    it('leaves it out where another model made the calls and showed no thought', () => {
      const id = renderToolUseId({ callId: 'c-1', signature: null });
      const call = { ...use, id };
      const answer = { role: 'user', content: [{ type: 'tool_result', tool_use_id: id }] };
      const messages = [user, assistant(text, call), answer];
      expect(run({ thinking: enabled, messages })).toEqual({
        value: { messages },
        ignoredFields: ['temperature', 'thinking'],
      });
      const shown = { thinking: enabled, messages: [user, assistant(thought('EqQB'), call), answer] };
      expect(run(shown).value).toBe(shown);
    });

    it.each([
      [
        'made the first call of the loop',
        { ...use, id: renderToolUseId({ callId: 'c-1', signature: null }) },
      ],
      ['lost its thought in it', foreign],
    ])('leaves it out until the end of the loop where another model %s', (_, block) => {
      const messages = [user, assistant(block, text), result, assistant(use), result];
      expect(run({ thinking: enabled, messages }).value).not.toHaveProperty('thinking');
    });

    it.each([
      ['one step', [user, assistant(use), result]],
      ['several', [user, assistant(use), result, assistant(text, use), result]],
      ['words of the user in a message of their own', [user, assistant(use), result, user]],
      ['a turn of the system behind it', [user, assistant(use), result, { role: 'system', content: 'Hm.' }]],
      ['a thought that was lost before it', [user, assistant(foreign, text), user, assistant(use), result]],
    ])('leaves it out where no step shows a thought, which the upstream refuses: %s', (_, messages) => {
      expect(run({ thinking: enabled, messages }).value).not.toHaveProperty('thinking');
    });

    it('leaves out a budget that nobody asked for where the model thought about nothing', () => {
      const messages = [user, assistant(use), result];
      expect(run({ thinking: enabled, messages }, 'made')).toEqual({
        value: { messages },
        ignoredFields: ['temperature', 'thinking'],
      });
      const over = { thinking: enabled, messages: [user, assistant(text), user] };
      expect(run(over, 'made').value).toBe(over);
    });

    it.each([
      [
        'was thought of before',
        enabled,
        [user, assistant(thought('EqQB'), use), result, assistant(use), result],
      ],
      ['is adaptive', { type: 'adaptive' }, [user, assistant(foreign, use), result]],
      ['has an own thought', enabled, [user, assistant(foreign, thought('EqQB'), use), result]],
      ['is over', enabled, [user, assistant(foreign, text), user]],
    ])('keeps thinking that %s', (_, thinking, messages) => {
      expect(run({ thinking, messages }).value).toHaveProperty('thinking', thinking);
    });
  });
});
