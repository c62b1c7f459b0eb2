import { describe, expect, it } from 'vitest';
import { sealSignature } from '../../../../src/core/signature-envelope.ts';
import { sealThoughts } from '../../../../src/formats/messages/sealed-thoughts.ts';
import { call, convert, model, question } from './content-turns.ts';

describe('thoughts in convertConversation', () => {
  const thinking = { type: 'thinking', thinking: 'Hm, Oslo.', signature: 's1' };
  const signed = sealThoughts('anthropic', [{ type: 'thinking', signature: 's1' }]);
  const whole = sealThoughts('anthropic', [thinking]);

  it('go back with the signature that comes last in a stream', () => {
    const { messages, ignoredFields } = convert(
      question,
      model({ text: 'Hm, ', thought: true }),
      model({ text: 'Oslo.', thought: true }, { text: '', thought: true, thoughtSignature: signed }),
      model({ text: 'Fine.' }),
    );
    expect(messages[1]?.content).toEqual([thinking, { type: 'text', text: 'Fine.' }]);
    expect(ignoredFields).toEqual([]);
  });

  it.each([
    ['left out', []],
    ['unsigned', [{ text: 'Hm, Oslo.', thought: true }]],
    ['signed too', [{ text: 'Hm, Oslo.', thought: true, thoughtSignature: signed }]],
  ])('go back with the call where their own part is %s', (_, thoughts) => {
    const { messages, ignoredFields } = convert(
      question,
      model(...thoughts, { text: 'Let me see.' }, { ...call('f', 'a'), thoughtSignature: whole }),
    );
    expect(messages[1]?.content).toEqual([
      thinking,
      { type: 'text', text: 'Let me see.' },
      { type: 'tool_use', id: 'a', name: 'f', input: { city: 'Oslo' } },
    ]);
    expect(ignoredFields).toEqual([]);
  });

  it('go back to where they stood between texts and calls', () => {
    const second = sealThoughts('anthropic', [{ type: 'thinking', signature: 's2' }]);
    const third = { type: 'thinking', thinking: 'And the time.', signature: 's3' };
    const { messages } = convert(
      question,
      model(
        { text: 'Hm, Oslo.', thought: true, thoughtSignature: signed },
        { text: 'Let me see.' },
        { text: 'The weather first.', thought: true, thoughtSignature: second },
        { text: 'I ask for the weather.' },
        call('f', 'a'),
        { text: 'And for the time.' },
        { ...call('g', 'b'), thoughtSignature: sealThoughts('anthropic', [third]) },
      ),
    );
    expect(messages[1]?.content).toMatchObject([
      thinking,
      { type: 'text', text: 'Let me see.' },
      { type: 'thinking', thinking: 'The weather first.', signature: 's2' },
      { type: 'text', text: 'I ask for the weather.' },
      { type: 'tool_use', id: 'a' },
      third,
      { type: 'text', text: 'And for the time.' },
      { type: 'tool_use', id: 'b' },
    ]);
  });

  it.each([
    ['first', [{ type: 'redacted_thinking', data: 'r' }, thinking], ['r', 's1', 'text']],
    ['last', [thinking, { type: 'redacted_thinking', data: 'r' }], ['s1', 'r', 'text']],
  ])(
    'go back in their order where one without words stood %s, which only the call brings back',
    (_, blocks, order) => {
      const { messages } = convert(
        question,
        model(
          { text: 'Hm, Oslo.', thought: true, thoughtSignature: signed },
          { text: 'Let me see.' },
          { ...call('f', 'a'), thoughtSignature: sealThoughts('anthropic', blocks) },
        ),
      );
      const told = messages[1]?.content as readonly {
        readonly type: string;
        readonly [name: string]: unknown;
      }[];
      expect(told.slice(0, 3).map(({ type, signature, data }) => signature ?? data ?? type)).toEqual(order);
    },
  );

  it('go back to the beginning where one without words stood before a text', () => {
    const second = { type: 'thinking', thinking: 'The weather.', signature: 's2' };
    const { messages } = convert(
      question,
      model(
        { text: 'Let me see.' },
        { text: 'The weather.', thought: true, thoughtSignature: sealThoughts('anthropic', [second]) },
        {
          ...call('f', 'a'),
          thoughtSignature: sealThoughts('anthropic', [{ ...thinking, thinking: '' }, second]),
        },
      ),
    );
    expect(messages[1]?.content).toMatchObject([
      { signature: 's1' },
      { type: 'text', text: 'Let me see.' },
      { signature: 's2' },
      { type: 'tool_use' },
    ]);
  });

  it('go back redacted', () => {
    const blocks = [{ type: 'redacted_thinking', data: 'xyz' }, thinking];
    const { messages } = convert(
      question,
      model({ ...call('f', 'a'), thoughtSignature: sealThoughts('anthropic', blocks) }),
    );
    expect((messages[1]?.content as readonly unknown[]).slice(0, 2)).toEqual(blocks);
  });

  it.each([
    ['another provider', sealThoughts('simulator', [thinking])],
    ['a client that made up more than there can be', sealThoughts('anthropic', Array(40).fill(thinking))],
    ['a model of format C', Buffer.from('native').toString('base64')],
    ['nobody', undefined],
  ])('of %s are left out and named', (_, thoughtSignature) => {
    const { messages, ignoredFields } = convert(
      question,
      model(
        { text: 'Hm.', thought: true, ...(thoughtSignature === undefined ? {} : { thoughtSignature }) },
        { text: 'Fine.' },
      ),
    );
    expect(messages[1]?.content).toEqual([{ type: 'text', text: 'Fine.' }]);
    expect(ignoredFields).toEqual(['contents[1].parts[0]']);
  });

  it('may be any number', () => {
    const thoughts = Array.from({ length: 200_000 }, () => ({ text: 'Hm.', thought: true }));
    expect(convert(question, { role: 'model', parts: thoughts }).ignoredFields).toHaveLength(200_000);
  });

  it('are not among a call that only says who made it', () => {
    const thoughtSignature = sealThoughts('anthropic', []);
    const { messages, ignoredFields } = convert(
      question,
      model({ text: 'Hm.', thought: true }, { ...call('f', 'a'), thoughtSignature }),
    );
    expect(messages[1]?.content).toMatchObject([{ type: 'tool_use' }]);
    expect(ignoredFields).toEqual(['contents[1].parts[0]']);
  });

  it('survive a client that changed them', () => {
    const broken = sealSignature({ provider: 'anthropic', signature: '[{"type":"text","text":"x"}]' });
    const { messages } = convert(question, model({ ...call('f', 'a'), thoughtSignature: broken }));
    expect(messages[1]?.content).toMatchObject([{ type: 'tool_use' }]);
  });
});
