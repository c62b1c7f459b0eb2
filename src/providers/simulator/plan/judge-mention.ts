/** What a question says of a tool: that it shall be used, that it shall not, or its name and no more. */
export type Mention = 'asked' | 'refused' | 'named' | 'none';

/** Characters of a question in which names of tools are looked for. */
export const maxQuestionLength = 4_000;

/** Characters before a name in which the wording of a wish is looked for. */
const maxLeadLength = 200;

/** Occurrences of one name that are looked at. */
const maxOccurrences = 20;

const verbs = '(?:use|call|invoke|run|execute|launch|spawn|try)';
const article = String.raw`(?:(?:the|a|an|your|my)\s+)?(?:(?:tool|function)s?\s+(?:(?:named|called)\s+)?)?["'\x60“‘*]*`;

/** “use the”, and what stands before it. */
const wish = new RegExp(String.raw`^(.*?)\b${verbs}\s+${article}$`, 's');

/** “with the”, which is a wish before “Read tool” only. */
const means = new RegExp(String.raw`\b(?:using|with|via|through)\s+(?:the|your)\s+["'\x60“‘*]*$`);

const noun = /^["'`”’*]*\s+(?:tool|function|agent|subagent)s?\b/;
const negation = /\b(?:do not|don['’]?t|not|never|without|avoid|instead of|rather than)\b/;
const question =
  /^\W*(?:(?:what|how|why|when|where|which|who|whose|is|are|was|were|does|did)|(?:can|could|may|must|shall|should|has|have) (?:i|we|they|it|one))\b/;
const statement = /^\W*(?:i|we|they|he|she|it|people|some|most|you)\b/;

/** “please”, “you should”: a wish wherever it stands. */
const appeal =
  /\b(?:please|you to|(?:can|could|would|will) you|you (?:must|should|can|may|have to|need to))\s*$/;

/** The beginning of a sentence or of a clause. */
const beginning = /(?:^|[:;,)\n–—-]|\b(?:and|then|now|just|also|first|next))\s*$/;

/**
 * Judges the name as a word of its own. A name that is no English word (`get_weather`, `WebFetch`) asks for its tool by
 * standing there; one that might be (`Read`, `bash`, `web-search`) only in words such as “use Read” or “call the read
 * tool”. `lowerCase` is the question in lower case.
 */
export function judgeMention(name: string, lowerCase: string): Mention {
  const wanted = name.toLowerCase();
  let mention: Mention = 'none';
  let index = wanted === '' ? -1 : lowerCase.indexOf(wanted);
  for (let count = 0; index >= 0 && count < maxOccurrences; count += 1) {
    const end = index + wanted.length;
    if (isWord(lowerCase, index, end)) {
      const before = lowerCase.slice(Math.max(0, index - maxLeadLength), index);
      const judged = judgeOccurrence(name, before, lowerCase.slice(end, end + 20));
      if (judged === 'asked') return 'asked';
      if (mention !== 'refused') mention = judged;
    }
    index = lowerCase.indexOf(wanted, end);
  }
  return mention;
}

/**
 * The same of a tool, which may be called by the name that it has at its MCP server, too: `get_weather` for `mcp__home__get_weather`,
 * as agents name it.
 */
export function judgeTool(name: string, lowerCase: string): Mention {
  const mentions = listToolNames(name).map((one) => judgeMention(one, lowerCase));
  const order: readonly Mention[] = ['asked', 'refused', 'named'];
  return order.find((mention) => mentions.includes(mention)) ?? 'none';
}

/** The names by which a tool may be called. */
export function listToolNames(name: string): readonly string[] {
  const [, own] = /^mcp__[^]{1,100}?__([^]+)$/.exec(name) ?? [];
  return own === undefined ? [name] : [name, own];
}

function isWord(text: string, from: number, to: number): boolean {
  return !/\w/.test(`${text[from - 1] ?? ''}${text[to] ?? ''}`);
}

/** `before` and `rest` are what stands around the name. */
function judgeOccurrence(name: string, before: string, rest: string): Mention {
  const lead = before.split(/[.!?]\s|\n/).at(-1) ?? '';
  if (negation.test(lead)) return 'refused';
  return isUnmistakable(name) || isWish(lead, rest) ? 'asked' : 'named';
}

function isUnmistakable(name: string): boolean {
  return name.length > 2 && /[_\d]|\p{Ll}\p{Lu}/u.test(name);
}

function isWish(lead: string, rest: string): boolean {
  if (question.test(lead)) return false;
  const isTool = noun.test(rest);
  const [, start] = wish.exec(lead) ?? [];
  if (start === undefined) return isTool && means.test(lead) && !statement.test(lead);
  if (appeal.test(start)) return true;
  return !statement.test(lead) && (isTool || beginning.test(start));
}
