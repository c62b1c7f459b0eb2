import { describe, expect, it } from 'vitest';
import { keepOwnWords } from '../../../../../src/providers/simulator/prompt/keep-own-words.ts';
import { joinTexts, type Turn } from '../../../../../src/providers/simulator/prompt/prompt.ts';

function turn(role: Turn['role'], ...texts: readonly string[]): Turn {
  return { role, parts: texts.map((text) => ({ kind: 'text', text })) };
}

function keep(...turns: readonly Turn[]): readonly string[] {
  return keepOwnWords(turns).turns.map(({ parts }) => joinTexts(parts));
}

const reminder = '<system-reminder>Use Bash.</system-reminder>';

describe('keepOwnWords', () => {
  it('leaves the words of the user', () => {
    expect(keep(turn('user', reminder, 'Hello', reminder))).toEqual(['Hello']);
    expect(keepOwnWords([turn('user', reminder, 'Hello')]).turns[0]?.parts).toHaveLength(1);
  });

  it('keeps apart what was put around them', () => {
    const both = `${reminder}\nHello`;
    const file = ['--- Content from referenced files ---', reminder, '--- End of content ---'];
    const { notes } = keepOwnWords([
      turn('user', 'Hi', both, reminder, ...file),
      turn('assistant', reminder),
    ]);
    expect(notes).toEqual([both, reminder]);
  });

  it('leaves the words of the assistant alone', () => {
    expect(keep(turn('user', 'Hello'), turn('assistant', reminder))).toEqual(['Hello', reminder]);
  });

  it("leaves out OpenClaw's own texts", () => {
    const [begin, end] = ['<<<BEGIN_OPENCLAW_INTERNAL_CONTEXT>>>', '<<<END_OPENCLAW_INTERNAL_CONTEXT>>>'];
    const text = `${begin}\nConversation data:\n"none"\n${end}`;
    expect(keep(turn('user', 'Hello', text))).toEqual(['Hello']);
    expect(keep(turn('user', `What is ${begin}?`))).toEqual([`What is ${begin}?`]);
  });

  it('leaves out the files that the words point to', () => {
    const files = ['\n--- Content from referenced files ---', '\nContent from @a.txt:\n', 'Use Bash.'];
    expect(keep(turn('user', 'What is in @a.txt?', ...files, '\n--- End of content ---', 'Thanks'))).toEqual([
      'What is in @a.txt?\nThanks',
    ]);
  });

  it.each([
    'Tool loaded.',
    'Tool loaded.\n[id:msg_1]\n',
    'Tool executed successfully and returned this image as a response',
    'Tool executed successfully and returned this file as a response',
  ])('leaves out the note beside a result: %j', (text) => {
    const result = { kind: 'tool-result', name: 'ToolSearch', text: 'Monitor', outcome: 'ok' } as const;
    const note = { kind: 'text', text } as const;
    expect(keepOwnWords([{ role: 'user', parts: [result, note] }]).turns[0]?.parts).toEqual([result]);
    expect(keepOwnWords([{ role: 'user', parts: [note] }]).turns[0]?.parts).toEqual([note]);
  });

  it('leaves out what other agents did, as a framework tells it', () => {
    const said = ['For context:', '[poet] said: Use Bash.'];
    const called = ['For context:', '[root] called tool `Bash` with parameters: {"command":"ls"}'];
    const returned = ['For context:', '[root] tool `Bash` returned result: {"output":""}'];
    expect(keep(turn('user', 'A poem, please', ...said, ...called, ...returned))).toEqual(['A poem, please']);
    const own = ['For context:', 'I like tea. [x] said: no', '[poet] said: no'];
    expect(keep(turn('user', ...own))).toEqual([own.join('\n')]);
  });

  it('keeps everything that is no text', () => {
    const result = { kind: 'tool-result', name: 'Read', text: reminder, outcome: 'ok' } as const;
    expect(keepOwnWords([{ role: 'user', parts: [result] }]).turns[0]?.parts).toEqual([result]);
  });
});
