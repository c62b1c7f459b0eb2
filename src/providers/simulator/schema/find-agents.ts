import { splitName } from '../text/split-name.ts';

/** Characters of a text in which agents are looked for. */
const maxTextLength = 20_000;

/** Most names that are read of one list. */
const maxNames = 20;

const agentWords = /^(?:sub)?agents?$/;
const labelWords = /^(?:names?|types?|ids?)$/;

/** Whether a property of this name stands for another agent: `agentName`, `subagent_type`, `targetAgents`. */
export function isAgentName(name: string): boolean {
  const words = splitName(name);
  const owners = labelWords.test(words.at(-1) ?? '') ? words.slice(0, -1) : words;
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

/** What a list of agents may come after. */
const announcement = /agent/i;
const spacer = /^\s*(?:<[^<>]*>\s*)?$/;

/** “one of: writer, editor”, “Available agents: writer, editor”. */
const enumeration = /(?:\bone of(?::|(?= ["'`]))|\bagents?(?: types?| names?)?(?: are)?:) ?([^.\n]{1,1000})/i;

/** The names of the agents that a description or a prompt lists; none where it lists none. */
export function listAgents(text: string): readonly string[] {
  const read = text.slice(0, maxTextLength);
  const listed = readItems(read.split('\n'));
  return listed.length > 0 ? listed : readEnumeration(read);
}

/** The items of the first list that a line about agents comes before. */
function readItems(lines: readonly string[]): readonly string[] {
  const names: string[] = [];
  let isAnnounced = false;
  for (const line of lines) {
    const found = isAnnounced ? itemPattern.exec(line)?.[1] : undefined;
    if (found !== undefined && names.length < maxNames) names.push(found);
    else if (names.length > 0) break;
    else isAnnounced = announcement.test(line) || (isAnnounced && spacer.test(line));
  }
  return names;
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
