import { describe, expect, it } from 'vitest';
import { PartialAccount } from '../../../src/core/memory-account.ts';
import { createCountingAccount } from '../../support/counting-account.ts';

describe('PartialAccount', () => {
  it('takes and gives in the name of the whole account', () => {
    const whole = createCountingAccount(100);
    const part = new PartialAccount(whole);
    part.take(60);
    part.give(20);
    expect(whole.heldBytes).toBe(40);
    expect(() => {
      part.take(61);
    }).toThrow('full');
    expect(whole.heldBytes).toBe(40);
  });

  it('gives back what is left when its work came to nothing, and is not heard any more', () => {
    const whole = createCountingAccount(100);
    const [part, other] = [new PartialAccount(whole), new PartialAccount(whole)];
    other.take(5);
    part.take(60);
    part.close();
    part.take(7);
    part.give(60);
    part.close();
    expect(whole.heldBytes).toBe(5);
  });

  it('leaves what came of its work to the whole account', () => {
    const whole = createCountingAccount(100);
    const part = new PartialAccount(whole);
    part.take(60);
    part.leave();
    part.give(60);
    part.close();
    expect(whole.heldBytes).toBe(60);
  });
});
