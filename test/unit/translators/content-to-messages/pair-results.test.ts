import { describe, expect, it } from 'vitest';
import { sealThoughts } from '../../../../src/formats/messages/sealed-thoughts.ts';
import { call, convert, model, question, result, user } from './content-turns.ts';

describe('convertConversation finds the calls of results', () => {
  it('keeps the ids of calls and pairs results by them, in whatever order they come', () => {
    const { messages } = convert(
      question,
      model(call('get_weather', 'toolu_1'), call('get_weather', 'toolu_2')),
      user({ text: 'Here.' }, result('get_weather', { output: 'two' }, 'toolu_2')),
      { role: 'function', parts: [result('get_weather', { output: 'one' }, 'toolu_1')] },
    );
    expect(messages[1]?.content).toEqual([
      { type: 'tool_use', id: 'toolu_1', name: 'get_weather', input: { city: 'Oslo' } },
      { type: 'tool_use', id: 'toolu_2', name: 'get_weather', input: { city: 'Oslo' } },
    ]);
    expect(messages[2]?.content).toEqual([
      { type: 'tool_result', tool_use_id: 'toolu_2', content: 'two' },
      { type: 'tool_result', tool_use_id: 'toolu_1', content: 'one' },
      { type: 'text', text: 'Here.' },
    ]);
    expect(messages).toHaveLength(3);
  });

  it('pairs results without ids by name and order, with ids that stay the same', () => {
    const loop = [
      question,
      model(call('get_weather'), call('get_time'), call('get_weather')),
      user(
        result('get_time', { output: 't' }),
        result('get_weather', { output: 'w1' }),
        result('get_weather', { output: 'w2' }),
      ),
    ];
    const { messages } = convert(...loop);
    expect(messages[1]?.content).toMatchObject([{ id: 'call_1_0' }, { id: 'call_1_1' }, { id: 'call_1_2' }]);
    expect(messages[2]?.content).toMatchObject([
      { tool_use_id: 'call_1_1', content: 't' },
      { tool_use_id: 'call_1_0', content: 'w1' },
      { tool_use_id: 'call_1_2', content: 'w2' },
    ]);
    expect(convert(...loop, model({ text: 'Fine.' })).messages.slice(0, 3)).toEqual(messages);
  });

  it('pairs as many results as there may be in linear time', { timeout: 30_000 }, () => {
    const count = 50_000;
    const calls = Array.from({ length: count }, (_, index) => ({
      ...call('f', `a${String(index)}`),
      thoughtSignature: sealThoughts('anthropic', [
        { type: 'thinking', thinking: '', signature: `s${String(index)}` },
      ]),
    }));
    const results = calls.map(({ functionCall }) => result('f', { output: '' }, functionCall.id)).reverse();
    const before = process.threadCpuUsage();
    const { messages } = convert(question, model(...calls), user(...results));
    const { user: userMicroseconds } = process.threadCpuUsage(before);
    expect(userMicroseconds).toBeLessThan(8_000_000);
    expect(messages[1]?.content).toHaveLength(2 * count);
    expect(messages[2]?.content).toHaveLength(count);
  });

  it('makes an id of one that format B does not take', () => {
    const { messages } = convert(
      question,
      model(call('get_weather', 'a/b c')),
      user(result('get_weather', { output: 'x' }, 'a/b c')),
    );
    const [use] = messages[1]?.content as readonly { readonly id: string }[];
    expect(use?.id).toMatch(/^toolu_sw1[0-9a-f]{8}_[A-Za-z0-9-]+$/);
    expect(messages[2]?.content).toMatchObject([{ tool_use_id: use?.id }]);
  });

  it('refuses a result that no call of the turn before it asked for', () => {
    const loop = [question, model(call('get_weather', 'a'))];
    expect(() => convert(...loop, user(result('get_time', {}, 'b')))).toThrow(
      expect.objectContaining({ param: 'contents[2].parts[0].functionResponse' }),
    );
  });

  it('pairs results under names that no call has by their place, after all others', () => {
    const { messages } = convert(
      question,
      model(call('get_weather'), call('get_time'), call('get_weather', 'a')),
      user(
        result('unknown', { output: 'w1' }),
        result('call_7', { output: 'w2' }),
        result('get_time', { output: 't' }),
      ),
      model({ text: 'Fine.' }),
    );
    expect(messages[2]?.content).toEqual([
      { type: 'tool_result', tool_use_id: 'call_1_0', content: 'w1' },
      { type: 'tool_result', tool_use_id: 'a', content: 'w2' },
      { type: 'tool_result', tool_use_id: 'call_1_1', content: 't' },
    ]);
  });

  it('pairs results by ids that stand for their names, in whatever order they come', () => {
    const { messages } = convert(
      question,
      model(call('get_weather', 'a'), call('get_time', 'b')),
      user(result('b', { output: 't' }), result('a', { output: 'w' })),
    );
    expect(messages[2]?.content).toEqual([
      { type: 'tool_result', tool_use_id: 'b', content: 't' },
      { type: 'tool_result', tool_use_id: 'a', content: 'w' },
    ]);
  });

  it('refuses a result under a name that no call has where each call has its result', () => {
    const results = user(result('unknown', {}), result('get_weather', {}), result('unknown', {}));
    expect(() => convert(question, model(call('get_weather'), call('get_time')), results)).toThrow(
      expect.objectContaining({ param: 'contents[2].parts[2].functionResponse' }),
    );
  });
});
