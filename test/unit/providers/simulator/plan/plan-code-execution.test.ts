import { describe, expect, it } from 'vitest';
import {
  planCodeExecution,
  wantsCode,
} from '../../../../../src/providers/simulator/plan/plan-code-execution.ts';

describe('wantsCode', () => {
  it.each(['What is the sum of the first 50 primes?', 'Calculate 3 + 4', 'Run some Python', '12 * 7'])(
    'is true for %j',
    (question) => {
      expect(wantsCode(question)).toBe(true);
    },
  );

  it.each(['Tell me a joke', ''])('is false for %j', (question) => {
    expect(wantsCode(question)).toBe(false);
  });
});

describe('planCodeExecution', () => {
  it('gives text, program, result and text', () => {
    expect(planCodeExecution('12 * 7').map(({ kind }) => kind)).toEqual([
      'text',
      'code',
      'code-result',
      'text',
    ]);
  });

  it.each([
    ['What is the sum of the first 50 prime numbers?', '5117\n'],
    ['What is 2 ** 10?', '1024\n'],
    ['Add up 3, 5 and 9', '17\n'],
    ['Count these words', '3\n'],
  ])('computes %j truly', (question, output) => {
    expect(planCodeExecution(question)[2]).toEqual({ kind: 'code-result', output });
  });
});
