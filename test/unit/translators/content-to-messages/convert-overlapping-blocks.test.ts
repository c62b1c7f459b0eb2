import { describe, expect, it } from 'vitest';
import type { UpstreamEvent } from '../../../../src/core/provider.ts';
import {
  add,
  begin,
  convert,
  end,
  finish,
  halt,
  say,
  start,
  stop,
  text,
  tool,
  write,
} from '../../../support/message-stream-events.ts';

describe('convertMessageStream', () => {
  it('reads each block by its index and tells those that overlap one after the other', async () => {
    const second = begin({ type: 'tool_use', id: 'toolu_2', name: 'g', input: {} }, 1);
    const { batches, parts } = await convert([
      [start, tool, second, write('{"city":'), write('{"zone":', 1), begin({ type: 'text', text: 'So' }, 2)],
      [say(' it', 2), write('"CET"}', 1), write('"Oslo"}'), halt(1)],
      [stop, say(' is', 2)],
      [say('.', 2), halt(2), finish('tool_use'), end],
    ]);
    expect(batches).toHaveLength(2);
    expect(parts).toMatchObject([
      { functionCall: { name: 'f', args: { city: 'Oslo' } } },
      { functionCall: { name: 'g', args: { zone: 'CET' } } },
      { text: 'So it is' },
      { text: '.' },
    ]);
  });

  it('keeps the words of texts that overlap apart', async () => {
    const { parts } = await convert([
      [start, text, say('One'), begin({ type: 'text', text: '' }, 1), say('three', 1), say(' two ')],
      [halt(1), stop, finish('end_turn'), end],
    ]);
    expect(parts).toEqual([{ text: 'One two ' }, { text: 'three' }]);
  });

  it.each<readonly [string, readonly UpstreamEvent[]]>([
    ['the message', []],
    ['another block', [begin({ type: 'text', text: '' }, 1)]],
    ['one of the same index', [text, stop]],
  ])('takes a block without an end for one that ends with %s', async (_what, next) => {
    const { parts, finishReason } = await convert([
      [start, tool, write('{"city":"Oslo"}'), ...next, finish('tool_use'), end],
    ]);
    expect(parts).toMatchObject([{ functionCall: { name: 'f', args: { city: 'Oslo' } } }]);
    expect(finishReason).toBe('STOP');
  });

  it('leaves out a call without an end that the model was cut off in', async () => {
    const { parts, finishReason } = await convert([[start, tool, write('{}'), finish('max_tokens'), end]]);
    expect(parts).toEqual([{ text: '' }]);
    expect(finishReason).toBe('MAX_TOKENS');
  });

  it.each<readonly [string, readonly UpstreamEvent[]]>([
    ['ended', [write('{}'), stop, halt(1)]],
    ['ended after the other', [halt(1), write('{}'), stop]],
    ['not ended', [halt(1), write('{}')]],
    ['not ended, with words of the other at the end', [write('{}'), say(' it', 1), halt(1)]],
  ])(
    'leaves out a call that began before another block and was cut off, and has %s',
    async (_what, events) => {
      const { parts, finishReason } = await convert([
        [start, tool, begin({ type: 'text', text: 'So' }, 1)],
        ...events.map((event) => [event]),
        [finish('max_tokens')],
        [end],
      ]);
      expect(parts.filter(({ functionCall }) => functionCall !== undefined)).toEqual([]);
      expect(parts[0]?.text).toMatch(/^So/u);
      expect(finishReason).toBe('MAX_TOKENS');
    },
  );

  it('tells a call that had ended before the model was cut off in another block', async () => {
    const { parts } = await convert([
      [start, tool, begin({ type: 'text', text: 'So' }, 1)],
      [write('{}'), stop],
      [say(' it', 1), finish('max_tokens'), end],
    ]);
    expect(parts).toMatchObject([{ functionCall: { name: 'f', args: {} } }, { text: 'So it' }]);
  });

  it('leaves out the last of several calls that overlap alone', async () => {
    const { parts } = await convert([
      [start, tool, begin({ type: 'tool_use', id: 'toolu_2', name: 'g', input: {} }, 1)],
      [write('{}', 1), write('{"city":'), halt(1), write('"Oslo"}'), stop, finish('max_tokens'), end],
    ]);
    expect(parts).toMatchObject([{ functionCall: { name: 'g' } }]);
  });

  it.each<readonly [string, readonly UpstreamEvent[]]>([
    ['a text that has not begun', [say('Hi')]],
    ['a text that has ended', [text, say('Hi'), stop, say(' there')]],
    ['another block than has begun', [text, say('Hi', 1)]],
    ['a call that has not begun', [text, write('{}', 1)]],
    ['words in a call', [tool, say('Hi')]],
    ['arguments in a text', [text, write('{}')]],
  ])('throws for a piece that belongs nowhere: %s', async (_what, events) => {
    const { error, finishReason } = await convert([[start, ...events, stop, finish('end_turn'), end]]);
    expect(error).toMatchObject({
      code: 'bad_gateway',
      reason: 'upstream_error',
      upstream: { kind: 'invalid_answer' },
    });
    expect(finishReason).toBeUndefined();
  });

  it('passes over what loses nothing: empty pieces, ends of what has not begun, blocks of later versions', async () => {
    const later = begin({ type: 'later', input: {} }, 4);
    const { parts, error } = await convert([
      [start, say('', 7), halt(7), later, write('{"q":', 4), say('?', 4), halt(4)],
      [text, say('Hi'), add({ type: 'later_delta', words: '.' }, 7), stop, finish('end_turn'), end],
    ]);
    expect(error).toBeNull();
    expect(parts).toEqual([{ text: 'Hi' }]);
  });

  it('refuses words that wait without end, of which 8 Mi characters are kept', async () => {
    const first = [start, tool, begin({ type: 'text', text: '' }, 1)];
    const { error } = await convert([
      first,
      ...Array.from({ length: 90 }, () => [say('t'.repeat(100_000), 1)]),
    ]);
    expect(error).toMatchObject({ code: 'bad_gateway', upstream: { kind: 'invalid_answer' } });
  });

  it('counts what waits beside its characters', async () => {
    const blocks = Array.from({ length: 40_000 }, (_, index) => begin({ type: 'text', text: '' }, index));
    const { error } = await convert([[start, ...blocks]]);
    expect(error).toMatchObject({ code: 'bad_gateway', upstream: { kind: 'invalid_answer' } });
  });

  it('keeps what waits no longer than until its turn', async () => {
    const round = (index: number) => [
      ...[
        begin({ type: 'tool_use', id: 't', name: 'f', input: {} }, index),
        begin({ type: 'text', text: '' }, index + 1),
      ],
      ...[say('t'.repeat(1_000_000), index + 1), halt(index), halt(index + 1)],
    ];
    const { error } = await convert([
      [start],
      ...Array.from({ length: 12 }, (_, turn) => round(2 * turn)),
      [finish('tool_use'), end],
    ]);
    expect(error).toBeNull();
  });
});
