import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addParity, parityLength, repairWord } from '../../../../src/audio/code/reed-solomon.ts';

const message = fc.array(fc.nat({ max: 255 }), { minLength: 1, maxLength: 251 });

describe('addParity', () => {
  it('adds what QR codes of version 1 add to a known message', () => {
    // ISO/IEC 18004 has the same field and, for four symbols, the same generator: 1, 15, 54, 120, 64.
    expect(addParity([1])).toEqual([1, 15, 54, 120, 64]);
    expect(addParity([0, 0, 0])).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('repairWord', () => {
  it('leaves what is right as it is', () => {
    fc.assert(
      fc.property(message, (symbols) => {
        const word = addParity(symbols);
        expect(word).toHaveLength(symbols.length + parityLength);
        expect(repairWord(word, 2)).toEqual(word);
      }),
    );
  });

  it('puts up to two wrong symbols right, wherever they are', () => {
    const errors = fc.array(fc.record({ place: fc.nat(), value: fc.integer({ min: 1, max: 255 }) }), {
      minLength: 1,
      maxLength: 2,
    });
    fc.assert(
      fc.property(message, errors, (symbols, wrong) => {
        const word = addParity(symbols);
        const received = [...word];
        for (const { place, value } of wrong) received[place % word.length]! ^= value;
        expect(repairWord(received, 2)).toEqual(word);
      }),
      { numRuns: 1_000 },
    );
  });

  it('puts one wrong symbol right and no second one where it may not', () => {
    const word = addParity([1, 2, 3, 4]);
    const change = (...places: readonly number[]) =>
      word.map((symbol, place) => (places.includes(place) ? symbol ^ 7 : symbol));
    expect(repairWord(change(2), 1)).toEqual(word);
    expect(repairWord(change(2, 5), 2)).toEqual(word);
    expect(repairWord(change(2, 5), 1)).toBeNull();
  });

  it('seldom takes three wrong symbols of a spoken word for another word', () => {
    const word = addParity([0x20, 7, 77, 177, 27, 5, 90]);
    let taken = 0;
    for (let value = 1; value < 256; value += 1) {
      const received = word.map((symbol, place) => (place % 4 === 1 ? symbol ^ value ^ place : symbol));
      if (repairWord(received, 2) !== null) taken += 1;
    }
    expect(taken).toBeLessThan(10);
  });
});
