import { describe, expect, it } from 'vitest';
import { mergeTurns } from '../../../../../src/providers/simulator/prompt/merge-turns.ts';

function text(value: string) {
  return [{ kind: 'text' as const, text: value }];
}

describe('mergeTurns', () => {
  it('makes one turn of neighbours with the same role', () => {
    const turns = mergeTurns([
      { role: 'user', parts: text('a') },
      { role: 'user', parts: text('b') },
      { role: 'assistant', parts: text('c') },
      { role: 'user', parts: text('d') },
    ]);
    expect(turns.map(({ role, parts }) => [role, parts.length])).toEqual([
      ['user', 2],
      ['assistant', 1],
      ['user', 1],
    ]);
  });
});
