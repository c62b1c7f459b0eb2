/** The simulator's tokenizer: a token is four UTF-16 code units, the last one may be shorter. */
export const charactersPerToken = 4;

/** How many tokens a text has; 0 for an empty one. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / charactersPerToken);
}

/** The longest beginning of the text that has at most this many tokens; no character is torn apart. */
export function truncateToTokens(text: string, tokens: number): string {
  return sliceWhole(text, Math.max(0, tokens) * charactersPerToken);
}

/** At most `length` code units from the start, one fewer where the cut would fall between two surrogates. */
export function sliceWhole(text: string, length: number): string {
  if (text.length <= length) return text;
  return text.slice(0, isInsideCharacter(text, length) ? length - 1 : length);
}

/** Whether the code unit at this place is the second half of a surrogate pair. */
export function isInsideCharacter(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return index > 0 && code >= 0xdc00 && code <= 0xdfff;
}

/** The tokens of a text as strings; joined they are the text. */
export function splitTokens(text: string): readonly string[] {
  const tokens: string[] = [];
  for (let rest = text; rest !== '';) {
    const token = sliceWhole(rest, charactersPerToken);
    tokens.push(token);
    rest = rest.slice(token.length);
  }
  return tokens;
}
