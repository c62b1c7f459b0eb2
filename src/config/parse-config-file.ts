import { createRequire } from 'node:module';
import { findBareReferences, findYamlSurprises, needsQuotes } from './find-yaml-surprises.ts';
import type * as Yaml from 'yaml';
import type { Document, LineCounter, YAMLError } from 'yaml';

/** yaml is loaded for the first file that says anything: a gateway without one needs none of its 72 modules. */
const requireModule = createRequire(import.meta.url);
const loadYaml = () => requireModule('yaml') as typeof Yaml;

/** Keys and indexes from the root of the file. */
export type FilePath = readonly (string | number)[];

/** A problem and where it stands in the file. Lines and columns count from 1. */
export interface FileProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A parsed configuration file that still knows where everything stood. */
export interface ConfigFile {
  /** The content as written; an empty object for an empty file. */
  readonly value: unknown;
  readonly problems: readonly FileProblem[];
  /** A problem at the value that `path` leads to, or at the nearest thing around it that is written in the file. */
  problemAt(path: FilePath, message: string): FileProblem;
  /** A problem at the key itself. */
  problemAtKey(path: FilePath, message: string): FileProblem;
}

/** Parses YAML 1.2. Syntax errors, repeated keys and unknown tags come back as problems. */
export function parseConfigFile(text: string): ConfigFile {
  if (text === '') return emptyFile;
  const { LineCounter, parseDocument } = loadYaml();
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
  const problemAtOffset = (offset: number, message: string) => createProblem(lines, offset, message);
  const problemAtPath = ({ path, message }: ContentProblem) =>
    problemAtOffset(findOffset(document, path), message);
  const surprises = findYamlSurprises(document, loadYaml());
  // A key that nobody meant as one is not said to stand there twice.
  const isExplained = ({ code, pos }: YAMLError) =>
    code === 'DUPLICATE_KEY' && surprises.some(({ offset }) => offset === pos[0]);
  const errors = [...document.errors, ...document.warnings].filter((error) => !isExplained(error));
  const described =
    findBareReferences(text, errors) ??
    errors.map((error) => ({ offset: error.pos[0], message: describeError(error, { document, lines }) }));
  const syntaxProblems = (errors.length > 0 ? described : surprises).map(({ offset, message }) =>
    problemAtOffset(offset, message),
  );
  const content = syntaxProblems.length > 0 ? { value: {}, problem: null } : readContent(document);
  return {
    value: content.value,
    problems: content.problem === null ? syntaxProblems : [problemAtPath(content.problem)],
    problemAt: (path, message) => problemAtPath({ path, message }),
    problemAtKey: (path, message) => problemAtOffset(findKeyOffset(document, path), message),
  };
}

const emptyFile: ConfigFile = {
  value: {},
  problems: [],
  problemAt: (_path, message) => ({ line: 1, column: 1, message }),
  problemAtKey: (_path, message) => ({ line: 1, column: 1, message }),
};

/** The path in the notation of error messages: `deployments[0].baseUrl`. */
export function renderPath(path: FilePath): string {
  return path
    .map((step, index) =>
      typeof step === 'number' ? `[${String(step)}]` : `${index === 0 ? '' : '.'}${renderKey(step)}`,
    )
    .join('');
}

/** A key that would break the line, or move the cursor of a terminal, is written as JSON has it. */
function renderKey(key: string): string {
  return /\p{Cc}/u.test(key) ? JSON.stringify(key) : key;
}

interface ContentProblem {
  readonly path: FilePath;
  readonly message: string;
}

/** Aliases are resolved only here: one without an anchor, too many of them, or one within what it stands for, fails. */
function readContent(document: Document.Parsed): {
  readonly value: unknown;
  readonly problem: ContentProblem | null;
} {
  if (document.contents === null) return { value: {}, problem: null };
  try {
    const value: unknown = document.toJS({ maxAliasCount: 100 });
    const cycle = findCycle(value, [], []);
    if (cycle === null) return { value, problem: null };
    return { value: {}, problem: { path: cycle, message: `${renderPath(cycle)} refers to itself.` } };
  } catch (error) {
    const message = endSentence(error instanceof Error ? error.message : String(error));
    return { value: {}, problem: { path: [], message } };
  }
}

/** The first path at which something stands that `path` leads through, as `around` lists it; `null` where nothing does. */
function findCycle(value: unknown, path: FilePath, around: readonly object[]): FilePath | null {
  if (typeof value !== 'object' || value === null) return null;
  if (around.includes(value)) return path;
  for (const [key, item] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    const cycle = findCycle(item, [...path, step], [...around, value]);
    if (cycle !== null) return cycle;
  }
  return null;
}

interface ErrorContext {
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

/** In the library's words, where these say what to repair. */
function describeError(error: YAMLError, context: ErrorContext): string {
  switch (error.code) {
    case 'DUPLICATE_KEY':
      return describeRepeatedKey(error.pos[0], context) ?? endSentence(error.message);
    case 'MULTIPLE_DOCS':
      return 'A second document begins here; put everything into the first, without a line ---.';
    case 'TAG_RESOLVE_FAILED':
      return needsQuotes('!');
    default:
      // Behind a colon stands what the file has there.
      return endSentence(error.message.replace(/: ".*$/su, ''));
  }
}

function describeRepeatedKey(offset: number, { document, lines }: ErrorContext): string | null {
  const { isScalar, visit } = loadYaml();
  let message: string | null = null;
  visit(document, {
    Map: (_key, { items }) => {
      const keys = items.map(({ key }) => key).filter((key) => isScalar(key));
      const repeated = keys.find(({ range }) => range?.[0] === offset);
      const first = keys.find(({ value }) => value === repeated?.value);
      if (repeated === undefined || !first?.range) return undefined;
      const { line } = lines.linePos(first.range[0]);
      message = `The key ${String(repeated.value)} stands in line ${String(line)}, too; keep one.`;
      return visit.BREAK;
    },
  });
  return message;
}

function createProblem(lines: LineCounter, offset: number, message: string): FileProblem {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1), message };
}

function endSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

function findOffset(document: Document.Parsed, path: FilePath): number {
  const { isNode } = loadYaml();
  for (let length = path.length; length >= 0; length -= 1) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function findKeyOffset(document: Document.Parsed, path: FilePath): number {
  const { isMap, isNode, isPair } = loadYaml();
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const name = path.at(-1);
  const pair = isMap(parent)
    ? parent.items.find((item) => isPair(item) && String(item.key) === name)
    : undefined;
  return isNode(pair?.key) && pair.key.range ? pair.key.range[0] : findOffset(document, path);
}
