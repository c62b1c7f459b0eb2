import { createRandom, pick } from '../../test/support/create-random.ts';

/** All chance of one case, or of one answer to it: the same for the same seed and numbers. */
export class FuzzRandom {
  /** From 0 to below 1. */
  readonly next: () => number;

  constructor(seed: number, ...numbers: readonly number[]) {
    const state = numbers.reduce((sum, number) => mix(Math.imul(sum, 0x9e37_79b1) + mix(number)), mix(seed));
    this.next = createRandom(state);
  }

  /** A whole number from 0 to below the limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** A whole number, both ends included. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<Item>(items: readonly Item[]): Item {
    return pick(items, this.next);
  }

  /** One of these, each as likely as its weight says. */
  weigh<Item>(choices: readonly (readonly [weight: number, item: Item])[]): Item {
    const total = choices.reduce((sum, [weight]) => sum + weight, 0);
    let left = this.next() * total;
    for (const [weight, item] of choices) {
      left -= weight;
      if (left < 0) return item;
    }
    return pick(choices, this.next)[1];
  }
}

/** Spreads the bits of a number, so that neighbours have nothing in common (the finalizer of MurmurHash3). */
function mix(number: number): number {
  let bits = (number + 0x9e37_79b9) | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85eb_ca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2_ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
