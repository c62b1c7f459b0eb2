import { splitName } from '../text/split-name.ts';

/** What a property of a tool does something with, as its name says. */
export type Effect = 'command' | 'code' | 'path' | 'folder' | 'address' | 'host';

const commandWords =
  /^(?:commands?|cmds?|cmdline|scripts?|shell|bash|powershell|executables?|argv|interpreter)$/;
const codeWords = /^(?:sql|javascript|typescript|python|snippets?)$/;
const codeOwners =
  /^(?:source|program|python|javascript|js|typescript|ts|java|ruby|shell|bash|cell|new|old|original|updated)$/;
const pathWords = /^(?:\w*paths?|filenames?|pathnames?)$/;
const fileWords = /^(?:(?!profiles?$)\w*files?)$/;
const folderWords = /^(?:\w*dir|dirs|\w*director(?:y|ies)|\w*folders?|cwd|pwd|workdir|workspaces?|chdir)$/;
const addressWords = /^(?:\w*url|urls|\w*uri|uris|\w*href|hrefs)$/;
const addressEnds = /^(?:links?|\w*link|websites?|endpoints?|webhooks?|callbacks?)$/;
const hostWords = /^(?:hosts?|hostnames?|domains?|servers?)$/;

/** What a property of this name stands for when it is a text; `null` where nothing follows from the name. */
export function classifyName(name: string): Effect | null {
  const words = splitName(name);
  const last = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  const ends = (pattern: RegExp) =>
    pattern.test(last) || (/^names?$/.test(last) && before !== '' && pattern.test(before));
  if (words.some((word) => addressWords.test(word)) || addressEnds.test(last)) return 'address';
  if (words.some((word) => pathWords.test(word)) || ends(fileWords)) {
    return words.some((word) => folderWords.test(word)) ? 'folder' : 'path';
  }
  if (ends(folderWords)) return 'folder';
  if (words.some((word) => commandWords.test(word))) return 'command';
  if (last === 'code' && (words.length === 1 || codeOwners.test(before))) return 'code';
  if (words.some((word) => codeWords.test(word))) return 'code';
  return hostWords.test(last) ? 'host' : null;
}
