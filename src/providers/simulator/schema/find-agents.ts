import { splitName } from '../text/split-name.ts';

/** Characters of a text in which agents are looked for. */
const maxTextLength = 20_000;

/** Most names that are read of one list. */
const maxNames = 20;

const agentWords = /^(?:sub)?agents?$/;
const labelWords = /^(?:names?|types?|ids?)$/;

/** “The name of the agent”, “ID of another specialised agent”. */
const describesAgent = /\b(?:names?|types?|ids?) of (?:[\w-]{1,40} ){0,3}(?:sub)?agents?\b/i;

/**
 * Whether a property stands for another agent: by its name (`agentName`, `subagent_type`, `targetAgents`), or by its description
 * where the name says no more than `name`, `type` or `id`.
 */
export function namesAgent(name: string, description: string): boolean {
  const words = splitName(name);
  const isLabel = labelWords.test(words.at(-1) ?? '');
  if (isLabel && words.length === 1) return describesAgent.test(description);
  const owners = isLabel ? words.slice(0, -1) : words;
  return agentWords.test(owners.at(-1) ?? '') && owners.at(-2) !== 'user';
}

/** One word, or several that are capitalised; nothing that could be a path or an address. */
const word = String.raw`\p{L}[\p{L}\p{N}_-]{1,63}`;
const name = String.raw`${word}(?::${word})?(?: \p{Lu}[\p{L}\p{N}_-]{0,63}){0,3}`;

/** “- reviewer: Reads code”, with or without marks around the name. */
const itemPattern = new RegExp(
  String.raw`^\s{0,20}[-*•] ["'\x60*]{0,3}(${name})["'\x60*]{0,3}\s?(?:[:–—(-]|$)`,
  'u',
);
const wholeName = new RegExp(`^${name}$`, 'u');

/** `<agent><name>writer</name>`, with space between the tags. */
const elementPattern = new RegExp(
  String.raw`<(?:sub)?agent(?:\s[^<>]{0,200})?>\s{0,40}<name>\s{0,40}(${name})\s{0,40}</name>`,
  'gu',
);

/** What a list of agents may come after. */
const announcement = /agent/i;
const spacer = /^\s*(?:<[^<>]*>\s*)?$/;

/** “one of: writer, editor”, “Available agents: writer, editor”. */
const enumeration = /(?:\bone of(?::|(?= ["'`]))|\bagents?(?: types?| names?)?(?: are)?:) ?([^.\n]{1,1000})/i;

/** “Currently available agents: {"writer": "Writes", …}”, as LlamaIndex lists them. */
const mapping = /\bagents?(?: types?| names?)?(?: are)?:\s{0,20}\{([^{}]{1,4000})\}/i;
const mappingKey = new RegExp(String.raw`(?:^|,)\s{0,20}["'](${name})["']\s{0,20}:`, 'gu');

/** The names of the agents that a description or a prompt lists; none where it lists none. */
export function listAgents(text: string): readonly string[] {
  const read = text.slice(0, maxTextLength);
  const readers = [readElements, readItems, readMapping, readEnumeration];
  for (const readNames of readers) {
    const names = readNames(read);
    if (names.length > 0) return names;
  }
  return [];
}

function readElements(text: string): readonly string[] {
  return [...text.matchAll(elementPattern)].slice(0, maxNames).map(([, one = '']) => one);
}

/** The items of the first list that a line about agents comes before. */
function readItems(text: string): readonly string[] {
  const names: string[] = [];
  let isAnnounced = false;
  for (const line of text.split('\n')) {
    const found = isAnnounced ? itemPattern.exec(line)?.[1] : undefined;
    if (found !== undefined && names.length < maxNames) names.push(found);
    else if (names.length > 0) break;
    else isAnnounced = announcement.test(line) || (isAnnounced && spacer.test(line));
  }
  return names;
}

function readMapping(text: string): readonly string[] {
  const [, entries = ''] = mapping.exec(text) ?? [];
  return [...entries.matchAll(mappingKey)].slice(0, maxNames).map(([, one = '']) => one);
}

/** As far as there are names. */
function readEnumeration(text: string): readonly string[] {
  const [, list = ''] = enumeration.exec(text) ?? [];
  const pieces = list
    .split(/,\s*(?:or |and )?| or | and |\|/)
    .map((piece) => piece.replace(/^[\s"'`*]+|[\s"'`*]+$/g, ''));
  const end = pieces.findIndex((piece) => !wholeName.test(piece));
  return pieces.slice(0, end === -1 ? maxNames : Math.min(end, maxNames));
}
