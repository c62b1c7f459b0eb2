import type { JsonObject } from '../../../core/json/json-object.ts';
import type { Effect } from './classify-name.ts';
import { matchesPattern } from './matches-pattern.ts';
import { isKnownFormat } from './sample-format.ts';

/** A text of these two pieces; what is missing to a least length comes between them. */
interface Candidate {
  readonly head: string;
  readonly tail: string;
}

const fileEndings = ['.txt', '', ...'.md .json .ipynb .ts .js .py .csv .pdf .png .yaml'.split(' ')];
const absolute: readonly Candidate[] = fileEndings.map((tail) => ({ head: '/tmp/specway-simulated', tail }));
const relative: readonly Candidate[] = fileEndings.map((tail) => ({ head: 'specway-simulated', tail }));
const plain: Candidate = { head: 'specway-simulated', tail: '' };
const hosts = ['https://', '', 'http://', 'wss://', 'ws://'].map((scheme) => `${scheme}example.com`);
const addresses = hosts.flatMap((host): readonly Candidate[] =>
  ['/simulated', '/', ''].map((path) => ({ head: host + path, tail: '' })),
);

/**
 * For each effect, texts that do nothing and name nothing that exists, the best one first: programs that end at once, a
 * name that belongs to nobody in the folder for temporary files, and the domain of RFC 2606.
 */
const candidates: Readonly<Record<Effect, readonly Candidate[]>> = {
  command: [{ head: 'true', tail: '' }, { head: ':', tail: '' }, { head: 'echo simulated', tail: '' }, plain],
  code: [{ head: 'true', tail: '' }, { head: '0', tail: '' }, { head: ';', tail: '' }, plain],
  path: [...absolute, ...relative],
  folder: [
    { head: '/tmp/specway-simulated', tail: '' },
    plain,
    { head: '/tmp/specway-simulated', tail: '/' },
  ],
  address: addresses,
  host: [
    { head: 'example.com', tail: '' },
    { head: 'simulated.example.com', tail: '' },
  ],
};

/** How a text is told from others of its kind and made longer: by a comment in commands, by more of the name elsewhere. */
const additions: Readonly<Record<Effect, string>> = {
  command: ' # ',
  code: ' # ',
  path: '-',
  folder: '-',
  address: '/',
  host: '',
};

const filler = 'simulated';

/** Addresses, paths from the root or from somewhere else, and names of files and hosts. */
const effective = /:\/\/|(?:^|[\s"'`(=:,])(?:~|\.{1,2}|[a-z]:)?[\\/]|^~|^\S+\.[a-z]\w{0,9}$/i;

/** Whether a text names no place in a network or on a disk, so that it may be taken over from elsewhere. */
export function isInert(text: string): boolean {
  return !effective.test(text);
}

/** Formats whose texts may be what stands for an effect; any other known format decides by itself. */
const formatEffects: Readonly<Record<string, readonly Effect[]>> = {
  uri: ['address'],
  url: ['address'],
  iri: ['address'],
  'uri-reference': ['address', 'path', 'folder'],
  'iri-reference': ['address', 'path', 'folder'],
  'uri-template': ['address', 'path', 'folder'],
  'json-pointer': ['path', 'folder'],
  hostname: ['host'],
  'idn-hostname': ['host'],
};

/** Whether a text with this effect can be of the format. */
export function allowsEffect(format: unknown, effect: Effect): boolean {
  if (typeof format !== 'string' || !isKnownFormat(format)) return true;
  return Object.hasOwn(formatEffects, format) && formatEffects[format]?.includes(effect) === true;
}

export interface HarmlessOptions {
  /** `pattern` counts, `format` does not. */
  readonly schema: JsonObject;
  readonly min: number;
  readonly max: number;
  /** Texts of different numbers differ, where there is room for that. */
  readonly index: number;
}

/** A text with no effect worth speaking of in the place of one that has; `null` where the schema permits none. */
export function makeHarmless(effect: Effect, options: HarmlessOptions): string | null {
  const { pattern } = options.schema;
  const fits = (text: string) =>
    text.length >= options.min &&
    text.length <= options.max &&
    (typeof pattern !== 'string' || matchesPattern(text, pattern));
  for (const index of options.index === 0 ? [0] : [options.index, 0]) {
    const texts = candidates[effect].map((candidate) => write(candidate, effect, { ...options, index }));
    const found = texts.find(fits);
    if (found !== undefined) return found;
  }
  const short = effect === 'command' ? ':' : plain.head.slice(0, options.max);
  return fits(short) ? short : null;
}

function write({ head, tail }: Candidate, effect: Effect, { min, index }: HarmlessOptions): string {
  const addition = additions[effect];
  const number = index === 0 ? '' : String(index);
  if (effect === 'host') return index === 0 ? head : `host${number}.${head}`;
  const start = index === 0 ? head : `${head}${addition}${number}`;
  const missing = Math.max(0, min - start.length - tail.length);
  const more = `${addition}${filler}`;
  return start + more.repeat(Math.ceil(missing / more.length)).slice(0, missing) + tail;
}
