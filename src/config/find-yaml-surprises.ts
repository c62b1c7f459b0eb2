import type * as Yaml from 'yaml';
import type { Document, Pair, YAMLError } from 'yaml';

/** A place in the text of a file, and what is wrong there. */
export interface YamlSurprise {
  readonly offset: number;
  readonly message: string;
}

const prefix = 'tag:yaml.org,2002:';
/** Those of what a file may hold anyway. */
const usualTags: ReadonlySet<string> = new Set(
  ['str', 'int', 'float', 'bool', 'null', 'map', 'seq'].map((name) => prefix + name),
);

/**
 * What YAML would make something else of than is written: texts that begin with * or ! without quotes, which may be secrets and are not
 * shown; collections that are no mappings or lists; keys that are numbers and would be spelled in another way, or are the rest of
 * a number with a comma.
 */
export function findYamlSurprises(document: Document.Parsed, yaml: typeof Yaml): readonly YamlSurprise[] {
  const { isCollection, isScalar, visit } = yaml;
  const found: YamlSurprise[] = [];
  visit(document, {
    Alias: (_key, node) => {
      if (node.resolve(document) === undefined)
        found.push({ offset: node.range?.[0] ?? 0, message: needsQuotes('*') });
    },
    Collection: (_key, { tag = '', range }) => {
      if (tag === '' || usualTags.has(tag) || !tag.startsWith(prefix)) return;
      const message = `The tag !!${tag.slice(prefix.length)} cannot be used here; leave it out.`;
      found.push({ offset: range?.[0] ?? 0, message });
    },
    Pair: (index, pair, path) => {
      const { key } = pair;
      if (!isScalar(key) || typeof key.value === 'string' || key.source === undefined) return;
      const map = path.at(-1);
      const before = typeof index === 'number' && isCollection(map) ? map.items[index - 1] : undefined;
      const message = isRestOfNumber(pair, before, yaml)
        ? `The comma before ${key.source} ends the number; write decimals with a point, and thousands without a comma.`
        : describeSpelling(key.source, String(key.value));
      if (message !== null) found.push({ offset: key.range?.[0] ?? 0, message });
    },
  });
  return found;
}

function describeSpelling(written: string, read: string): string | null {
  return written === read ? null : `The key ${written} would be read as ${read}; put it into quotes.`;
}

/** Whether `{ a: 0,5 }` has been made of a number: a key without a value, with nothing but a comma between it and a number. */
function isRestOfNumber({ key, value }: Pair, before: unknown, { isPair, isScalar }: typeof Yaml): boolean {
  if (!isScalar(key) || value !== null || !isPair(before)) return false;
  const number = before.value ?? before.key;
  if (!isScalar(number) || typeof number.value !== 'number' || typeof key.value !== 'number') return false;
  return number.range?.[1] !== undefined && key.range?.[0] === number.range[1] + 1;
}

/** What is said of a text whose first character means something to YAML. */
export function needsQuotes(sign: string): string {
  return `A text that begins with ${sign} needs quotes; what it holds is not shown here.`;
}

/**
 * Every `${NAME}` without quotes within { } or [ ], where YAML takes its brace for another mapping. `null` where the first error is not of one.
 * What else YAML finds wrong follows from these: it has lost its place by then.
 */
export function findBareReferences(
  text: string,
  errors: readonly YAMLError[],
): readonly YamlSurprise[] | null {
  const offsets = errors.map(({ pos }) => pos[0] - 1);
  const bare = offsets.filter((offset) => text.startsWith('${', offset));
  if (bare.length === 0 || bare[0] !== offsets[0]) return null;
  const message = 'A reference such as ${NAME} needs quotes within { } and [ ].';
  return bare.map((offset) => ({ offset, message }));
}
