/** The commonest letters of English take half a byte. */
const oneNibble = 'etaoinshrdlu';

/** What takes two: the first says which sixteen the second chooses from. */
const twoNibbles = ['bcfgjkmpqvwxyz01', "23456789.,?!'-:;", 'ABCDEFGHIJKLMNOP', 'QRSTUVWXYZ"()[]='] as const;

const nibblesOf = new Map<string, readonly number[]>([
  ...Array.from(oneNibble, (letter, code) => [letter, [code]] as const),
  ...twoNibbles.flatMap((row, index) =>
    Array.from(row, (letter, code) => [letter, [oneNibble.length + index, code]] as const),
  ),
]);

/** The half bytes of a text, by the table of letters, or `null` where it does not have all of them. */
export function convertLettersToNibbles(text: string): readonly number[] | null {
  const nibbles: number[] = [];
  for (const letter of text) {
    const found = nibblesOf.get(letter);
    if (found === undefined) return null;
    nibbles.push(...found);
  }
  return nibbles;
}

/** Fills up what ends in the middle of a byte: alone at the end it is no letter. */
export const paddingNibble = 15;

/** The text of half bytes. One at the end that wants another is padding. */
export function convertNibblesToLetters(nibbles: readonly number[]): string {
  let text = '';
  for (let index = 0; index < nibbles.length; index += 1) {
    const nibble = nibbles[index] ?? 0;
    if (nibble < oneNibble.length) text += oneNibble.charAt(nibble);
    else {
      index += 1;
      const second = nibbles[index];
      if (second !== undefined) text += (twoNibbles[nibble - oneNibble.length] ?? '').charAt(second);
    }
  }
  return text;
}
