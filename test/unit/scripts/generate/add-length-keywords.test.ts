import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, it, vi } from 'vitest';
import { addLengthKeywords } from '../../../../scripts/generate/validators/add-length-keywords.ts';

const options = { strict: false, code: { optimize: false } };
const pieces = ['a', 'é', '中', '😀', '\ud83d', '\ude00'];

/** Every text of at most `length` pieces, among them lone surrogates and pairs. */
function listTexts(length: number): readonly string[] {
  if (length === 0) return [''];
  const shorter = listTexts(length - 1);
  return [...new Set([...shorter, ...shorter.flatMap((text) => pieces.map((piece) => text + piece))])];
}

function compileBoth(schema: object) {
  const ours = new Ajv2020(options);
  addLengthKeywords(ours);
  return { ours: ours.compile(schema), theirs: new Ajv2020(options).compile(schema) };
}

describe('addLengthKeywords', () => {
  it.each(['minLength', 'maxLength'])('judges and reports %s as Ajv does', (keyword) => {
    const texts = listTexts(4);
    for (const limit of [0, 1, 2, 3, 4, 5]) {
      const { ours, theirs } = compileBoth({ type: 'string', [keyword]: limit });
      const reports = (validate: ValidateFunction) =>
        texts.map((text) => [text, validate(text), JSON.stringify(validate.errors)]);
      expect(reports(ours)).toEqual(reports(theirs));
    }
  });

  it('leaves other types to the keyword type', () => {
    const { ours } = compileBoth({ minLength: 2, maxLength: 3 });
    expect([1, null, ['a'], {}].map((value) => ours(value))).toEqual([true, true, true, true]);
  });

  it('holds both limits of one schema', () => {
    const { ours } = compileBoth({ type: 'string', minLength: 2, maxLength: 3 });
    expect(['😀', 'ab', '😀😀😀', 'abcd', '😀😀😀😀'].map((text) => ours(text))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('does not look into a long text to learn that it is not empty', () => {
    const { ours } = compileBoth({ type: 'string', minLength: 1, maxLength: 5_000_000 });
    const charCodeAt = vi.spyOn(String.prototype, 'charCodeAt');
    try {
      expect(ours('é'.repeat(100_000))).toBe(true);
      expect(charCodeAt).not.toHaveBeenCalled();
    } finally {
      charCodeAt.mockRestore();
    }
  });
});
