import {
  countedWords,
  fieldNames,
  fileEndings,
  hostEndings,
  mediaTypes,
  modelCollections,
  ownedCollections,
  rootFolders,
} from './known-names.ts';

/** What may be known of the request that a text is about. Per text. */
export interface WordContext {
  /** Whether the client's request has a field of this name at its top. */
  isSentField(name: string): boolean;
  /** Whether a text of the client's request is just this. */
  isSentText(text: string): boolean;
}

const host = '[host]';
const path = '[path]';
const id = '[id]';

/** A number, a ratio, a time of day, a version: nothing that could be an address. */
const numberForm = /^[+-]?v?\d{1,12}(?:[.:]\d{1,9}){0,2}(?:[a-z]{1,3}|%)?$/iu;
const ipv4Form = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?!\d|\.\d)/u;
/** What may stand before an address: `tcp:`, `peer@`. */
const labelForm = /^(?:[\w-]*[g-z_-][\w-]*[:@])+/iu;
const ipv6Form = /^\[?([0-9a-f:.]*:[0-9a-f:.]*:[0-9a-f:.]*)(?:%\w+)?(?:\]|\]:\d+|\/\d+)?$/iu;
const uuidForm = /^\{?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\}?$/iu;
const cloudHostForm = /^ip-\d+-\d+-\d+-\d+/iu;
const typeForm =
  /^(?:type\.googleapis\.com\/)?google\.(?:rpc|ai|api|protobuf|cloud|type|longrunning)(?:\.\w{1,60})*$/u;
const pathForm = /^(?:\.{0,2}|~[\w-]*)\/[\w.%@+~-]/u;
const windowsPathForm = /^[a-z]:[\\/]|^\\\\|[\w.$-]\\[\w.$-]{2}/iu;
const schemaPathForm = /^#?\/(?:\$?defs|definitions|properties|components)(?:\/[\w$-]+)*$/u;
const fieldForm = /^\$?[a-z_][\w-]*(?:\[[^\]]{0,100}\]|\.[\w$*-]+)*$/iu;

/**
 * One word of an upstream's text as it may be shown: itself where it is plain language, a number, a name of a field, a model
 * or a kind of media, and else what it looks like, in brackets. `word` has no white space, quotes or brackets but `[]`.
 */
export function judgeWord(word: string, context: WordContext): string {
  if (numberForm.test(word) && !/\d{11}/u.test(word)) return word;
  if (ipv4Form.test(word) || isIpv6(word) || cloudHostForm.test(word)) return host;
  if (uuidForm.test(word)) return context.isSentText(word) ? word : id;
  if (windowsPathForm.test(word)) return path;
  if (typeForm.test(word) || schemaPathForm.test(word)) return word;
  if (pathForm.test(word)) return path;
  if (word.includes('/')) return judgeSlashes(word, context);
  if (word.includes('@')) return judgeAt(word, context);
  if (word.includes(':')) return judgeColons(word, context);
  return word.includes('.') ? judgeDots(word, context) : judgeName(word, context);
}

function isIpv6(word: string): boolean {
  const address = ipv6Form.exec(word.replace(labelForm, ''))?.[1];
  return address !== undefined && /[0-9a-f]/iu.test(address) && URL.canParse(`http://[${address}]/`);
}

function judgeSlashes(word: string, context: WordContext): string {
  const segments = word.split('/');
  const [first = '', second = ''] = segments;
  // Of `text/*` only what stands before the star is a word.
  if (mediaTypes.has(first) && segments.length === 2 && /^[\w.+-]{0,80}$/u.test(second)) return word;
  if (modelCollections.has(first) || ownedCollections.has(first)) return judgeResource(segments, context);
  const isPair = segments.length === 2 && !rootFolders.has(first.toLowerCase());
  const isPlain = isPair && segments.every((segment) => isShortWord(segment, context));
  if (isPlain || segments.every((segment) => segment === '')) return word;
  return isHost(first) ? host : path;
}

function isShortWord(segment: string, context: WordContext): boolean {
  if (/^\p{L}{1,24}$/u.test(segment) || /^\d{1,4}(?:\.\d{1,4})?$/u.test(segment)) return true;
  return segment.includes('_') && judgeName(segment, context) === segment;
}

/** `projects/x/locations/y/models/z`: what is the operator's goes, what is the vendor's stays. */
function judgeResource(segments: readonly string[], context: WordContext): string {
  return segments
    .map((segment, index) => {
      if (index % 2 === 0) return /^[a-z]{1,24}$/iu.test(segment) ? segment : judgeName(segment, context);
      if (ownedCollections.has(segments[index - 1] ?? '')) return id;
      return judgeDots(segment, context);
    })
    .join('/');
}

function judgeAt(word: string, context: WordContext): string {
  if (word.startsWith('@')) return `@${judgeWord(word.slice(1), context)}`;
  const [name = '', date = ''] = word.split('@');
  if (/^\d{8}$/u.test(date)) return `${judgeName(name, context)}@${date}`;
  return '[address]';
}

function judgeColons(word: string, context: WordContext): string {
  const [, label = '', name, port] = /^(.*:)?([\w.-]+):(\d{2,5})$/u.exec(word) ?? [];
  if (name !== undefined && port !== undefined && !/^\d+$/u.test(name)) {
    const shown = isCounted(name, context) ? `${judgeWord(name, context)}:${port}` : host;
    return judgeParts(label, context) + shown;
  }
  return judgeParts(word, context);
}

function judgeParts(word: string, context: WordContext): string {
  return word
    .split(':')
    .map((part) => (part === '' ? part : judgeWord(part, context)))
    .join(':');
}

function isCounted(name: string, context: WordContext): boolean {
  const first = name.split('.')[0] ?? '';
  return countedWords.has(name.toLowerCase()) || fieldNames.has(first) || context.isSentField(first);
}

function judgeDots(word: string, context: WordContext): string {
  const [first = '', second = ''] = word.match(/[\w$-]+/gu) ?? [];
  const hasForm = fieldForm.test(word);
  const isKnown = fieldNames.has(first) && (fieldNames.has(second) || /^\d+$/u.test(second));
  if (hasForm && isKnown) return judgeFieldPath(word, context);
  if (isHost(word)) return host;
  if (hasForm && (fieldNames.has(first) || context.isSentField(first))) return judgeFieldPath(word, context);
  if (/^(?:\p{L}\.)+\p{L}?$/u.test(word) || isFile(word) || isSentenceEnd(word)) return word;
  // A version within a name: a dot between two digits.
  const isVersioned = !/(?<!\d)\.|\.(?!\d)/u.test(word);
  if (isVersioned) return judgeName(word.replaceAll('.', '-'), context) === id ? id : word;
  return word.includes('.') ? host : judgeName(word, context);
}

function isHost(word: string): boolean {
  const [name = ''] = word.split(':');
  const labels = name.toLowerCase().split('.');
  return labels.length > 1 && hostEndings.has(labels.at(-1) ?? '');
}

function judgeFieldPath(word: string, context: WordContext): string {
  return word.replace(/[^.[\]]+/gu, (name) => judgeName(name, context));
}

function isFile(word: string): boolean {
  const [, name = '', ending = ''] = /^([\w-]{1,60})\.(\w{2,5})$/u.exec(word) ?? [];
  return fileEndings.has(ending.toLowerCase()) && isOrdinary(name);
}

/** The white space after a sentence was lost, or a name has a member: `received.Unknown`, `StatusCode.INVALID`. */
function isSentenceEnd(word: string): boolean {
  const [, before = '', after = ''] = /^(\w+)\.([A-Z]\w*)$/u.exec(word) ?? [];
  return after !== '' && isOrdinary(before) && isOrdinary(after);
}

function judgeName(name: string, context: WordContext): string {
  if (isOrdinary(name)) return name;
  return name.length >= 6 && context.isSentText(name) ? name : id;
}

/** The pieces of a name that somebody made up to be read: letters, numbers, and a few of both such as `base64` and `4o`. */
const pieceForm =
  /^(?:[A-Za-z]{1,48}|\d{1,10}|[A-Za-z]{1,16}\d{1,4}[A-Za-z]{0,4}|\d{1,4}[A-Za-z]{1,4}\d{0,4})$/u;

/** Whether a name is one that somebody made up to be read, as opposed to an id or a key that a machine did. */
function isOrdinary(name: string): boolean {
  if (name.length > 128) return false;
  const pieces = name.split(/[^A-Za-z0-9]+/u).filter((piece) => piece !== '');
  return pieces.every((piece) => pieceForm.test(piece) && isPronounceable(piece));
}

/** Words within a word begin with capitals; where every second letter is one, no words are there. */
function isPronounceable(piece: string): boolean {
  if (piece.length <= 12) return true;
  const words = piece.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/gu) ?? [];
  return piece.length / words.length >= 3;
}
