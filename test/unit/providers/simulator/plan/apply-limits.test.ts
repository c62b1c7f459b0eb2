import { describe, expect, it } from 'vitest';
import type { AnswerPart } from '../../../../../src/providers/simulator/plan/answer-plan.ts';
import { applyLimits } from '../../../../../src/providers/simulator/plan/apply-limits.ts';
import type { OutputLimits } from '../../../../../src/providers/simulator/prompt/prompt.ts';

const complete = { kind: 'complete' } as const;
const call: AnswerPart = {
  kind: 'tool-call',
  id: 'a',
  name: 'get_weather',
  input: { a: 'b' },
  signature: null,
};

function text(value: string): AnswerPart {
  return { kind: 'text', text: value };
}

function limit(parts: readonly AnswerPart[], limits: Partial<OutputLimits>) {
  return applyLimits(
    { parts, finish: complete },
    { maxTokens: null, stopSequences: [], thinking: 'inside', ...limits },
  );
}

describe('applyLimits', () => {
  it('leaves an answer within its limits alone', () => {
    expect(limit([text('12345678')], { maxTokens: 2 })).toEqual({
      parts: [text('12345678')],
      finish: complete,
    });
  });

  it('cuts text at the token limit', () => {
    expect(limit([text('123456789')], { maxTokens: 2 })).toEqual({
      parts: [text('12345678')],
      finish: { kind: 'max-tokens' },
    });
  });

  it('ends before the earliest stop sequence and drops what follows', () => {
    const limited = limit([text('one two STOP three END'), call], { stopSequences: ['END', 'STOP', ''] });
    expect(limited).toEqual({
      parts: [text('one two ')],
      finish: { kind: 'stop-sequence', sequence: 'STOP' },
    });
  });

  it('lets the token limit win where it comes before the stop sequence', () => {
    const limited = limit([text('one two three STOP')], { stopSequences: ['STOP'], maxTokens: 2 });
    expect(limited.finish).toEqual({ kind: 'max-tokens' });
  });

  it('drops a tool call that does not fit', () => {
    const limited = limit([text('1234'), call], { maxTokens: 5 });
    expect(limited).toEqual({ parts: [text('1234')], finish: { kind: 'max-tokens' } });
  });

  it('counts thoughts where they are inside the limit only', () => {
    const thought: AnswerPart = { kind: 'thinking', text: 'x'.repeat(40), signature: 's' };
    expect(limit([thought, text('1234')], { maxTokens: 5 }).parts).toEqual([
      { ...thought, text: 'x'.repeat(20) },
    ]);
    expect(limit([thought, text('1234')], { maxTokens: 5, thinking: 'outside' }).finish).toEqual(complete);
  });

  it('leaves out a text of which nothing is left', () => {
    expect(limit([text('STOP here')], { stopSequences: ['STOP'] }).parts).toEqual([]);
  });
});
