import type * as Yaml from 'yaml';
import type { Document } from 'yaml';

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
 * shown; collections that are no mappings or lists; keys that are numbers and would be spelled in another way.
 */
export function findYamlSurprises(
  document: Document.Parsed,
  { isScalar, visit }: typeof Yaml,
): readonly YamlSurprise[] {
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
    Pair: (_key, { key }) => {
      if (!isScalar(key) || typeof key.value === 'string' || key.source === undefined) return;
      const read = String(key.value);
      if (read === key.source) return;
      const message = `The key ${key.source} would be read as ${read}; put it into quotes.`;
      found.push({ offset: key.range?.[0] ?? 0, message });
    },
  });
  return found;
}

/** What is said of a text whose first character means something to YAML. */
export function needsQuotes(sign: string): string {
  return `A text that begins with ${sign} needs quotes; what it holds is not shown here.`;
}
