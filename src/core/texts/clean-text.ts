import { judgeWord, type WordContext } from './judge-word.ts';
import { machineWords } from './known-names.ts';

/** Characters shown at most. */
const maxShown = 1000;

/** Characters looked at: hardly any message of a vendor is longer, and of these the beginning says it. */
export const maxRead = 2 * maxShown;

/** In this order: what an earlier pattern replaces, a later one no longer sees. */
const patterns: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/\b[a-z][a-z0-9+.-]{0,20}:\/\/(?:\[[^\]\s]{0,100}\]|[^\s"'`<>)[\]}])+/giu, '[url]'],
  [/\b(?:bearer|basic)\s+[\w.~+/=-]{8,}/giu, '[key]'],
  [/\b(key|token|secret|password)=[^\s&"']+/giu, '$1=[key]'],
  [/\b(?:(?:sk|pk|rk|ek)[-_][\w.-]{8,}|AIza[\w-]{16,}|(?:ya29|AQ)\.[\w.-]{16,})/gu, '[key]'],
  [/\b(?:req|org|proj)[-_](?=[\w-]{0,64}\d)[\w-]{6,}/gu, '[id]'],
  [/\b[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,8}[a-z]{2,24}\b/giu, '[address]'],
  [
    /(?<![a-z0-9.-])(?!(?:type\.googleapis\.com\/)?google\.[a-z]{1,20}\.)(?:[a-z0-9-]{1,63}\.){1,10}(?:com|org|net|ai|io|dev|cloud)\b(?:\/[^\s"'`<>)\]}]*)?/giu,
    '[host]',
  ],
];

/** What a pattern or the scrubber has put in the place of something; within a path it is judged with the rest of that. */
const marks = /(?<!\/)(\[(?:key|url|host|path|id|address)\])(?!\/)/u;

/** A word in ASCII: other characters end it, and never begin an address. */
const wordForm = /[!-~]+/gu;

/** Within a word of ASCII, what stands between its words. */
const separators = /([\s"'`<>(){},;=|&?!^$*]+)/u;

/**
 * An upstream's text made fit to be shown: plain language, numbers and the names of fields, kinds and models stay; what looks
 * like a URL, a host, an address, a path, an id or a key does not. One line, at most 1000 characters. It knows no secrets.
 */
export function cleanText(text: string, context: WordContext): string {
  let clean = cutAtWord(text, maxRead).toWellFormed();
  clean = clean.replace(/\\[nrt](?![a-z])/gu, ' ');
  for (const [pattern, replacement] of patterns) clean = clean.replace(pattern, replacement);
  clean = clean
    .split(marks)
    .map((piece, index) => (index % 2 === 1 ? piece : judgeWords(piece, context)))
    .join('')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return clean.length > maxShown ? `${clean.slice(0, maxShown).toWellFormed()}…` : clean;
}

/** The beginning of a long text. A word that the cut goes through is left out: half a key is still a key to somebody. */
export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = Math.max(text.lastIndexOf(' ', maxLength), text.lastIndexOf('\n', maxLength));
  return `${text.slice(0, Math.max(0, end)).trimEnd()}…`;
}

function judgeWords(text: string, context: WordContext): string {
  let before = '';
  return text.replace(wordForm, (run) =>
    run
      .split(separators)
      .map((word, index) => {
        if (index % 2 === 1 || word === '') return word;
        const shown = isMachine(word, before) ? '[host]' : judgeTrimmed(word, context);
        before = word;
        return shown;
      })
      .join(''),
  );
}

/** `on node gpu-7`: a name with a digit, after a word that says what it is the name of. */
function isMachine(word: string, before: string): boolean {
  const kind = before.replace(/:$/u, '').toLowerCase();
  return machineWords.has(kind) && /\d/u.test(word) && /^[\w.-]*[a-z][\w.-]*$/iu.test(word);
}

/** No word of any language, and no name, is as long. */
const maxWordLength = 256;

/** Marks before and behind a word are no part of it, brackets only where they have no partner. Two colons are an address's. */
function judgeTrimmed(word: string, context: WordContext): string {
  if (word.length > maxWordLength) return '[id]';
  const [, start = '', rest = ''] = /^((?:(?<!:):(?!:)|[#%+-])*(?:\[(?![^\]]*\]))?)(.*)$/su.exec(word) ?? [];
  const [, core = '', end = ''] = /^(.*?)((?:(?<!:):(?!:)|[.%~-])*)$/su.exec(rest) ?? [];
  const [, inner = core, closing = ''] = /^([^[]*)(\]+)$/u.exec(core) ?? [];
  return start + (inner === '' ? '' : judgeWord(inner, context)) + closing + end;
}
