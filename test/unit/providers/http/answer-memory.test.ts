import { describe, expect, it } from 'vitest';
import { AnswerMemory, smallAnswer } from '../../../../src/providers/http/answer-memory.ts';
import { createCountingAccount } from '../../../support/counting-account.ts';

describe('AnswerMemory', () => {
  it('counts what is held in place of what was held before', () => {
    const account = createCountingAccount();
    const memory = new AnswerMemory(account);
    memory.hold(200_000);
    memory.hold(500_000);
    memory.hold(300_000);
    expect([account.heldBytes, account.peakBytes]).toEqual([300_000, 500_000]);
    memory.hold(0);
    expect(account.heldBytes).toBe(0);
  });

  it('does not count what is small', () => {
    const account = createCountingAccount();
    const memory = new AnswerMemory(account);
    memory.hold(smallAnswer - 1);
    expect(account.peakBytes).toBe(0);
    memory.hold(smallAnswer);
    expect(account.heldBytes).toBe(smallAnswer);
    memory.hold(smallAnswer - 1);
    expect(account.heldBytes).toBe(0);
  });

  it('keeps what it counted when there is no room for more', () => {
    const account = createCountingAccount(400_000);
    const memory = new AnswerMemory(account);
    memory.hold(300_000);
    expect(() => {
      memory.hold(500_000);
    }).toThrow('full');
    memory.hold(0);
    expect(account.heldBytes).toBe(0);
  });
});
