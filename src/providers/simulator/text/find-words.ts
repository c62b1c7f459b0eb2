/** Words that say nothing about what a question or a tool is for. */
const emptyWords: ReadonlySet<string> = new Set(
  (
    'a about all also am an and any api are ask at be been but by call can could current currently data did do does ' +
    'example find for from function functions get gets give given has have he her here his how i if in info ' +
    'information into is it its just know let like list make mcp me my need new no not now of on one only or other our ' +
    'please provide provided return returns say set she should show so some such tell than that the their them then ' +
    'there these they thing this those to today tool tools use used user uses using value values very want was we what ' +
    'when where which who why will with would you your'
  ).split(' '),
);

/** Characters of a text in which words are looked for. */
const maxTextLength = 4_000;

/**
 * The words of a text that mean something, in lower case, each once and in order of appearance. Names in camelCase and
 * snake_case fall apart into their words.
 */
export function findWords(text: string): readonly string[] {
  const separated = text.slice(0, maxTextLength).replace(/(\p{Ll}|\p{N})(?=\p{Lu})/gu, '$1 ');
  const words = separated.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => !emptyWords.has(word)))];
}

/** The same words without a plural s, for comparing one text with another. */
export function findStems(text: string): readonly string[] {
  return [...new Set(findWords(text).map(removePlural))];
}

function removePlural(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
