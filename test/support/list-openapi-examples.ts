import { glob, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export const repositoryDir = fileURLToPath(new URL('../..', import.meta.url));

type Tree = Readonly<Record<string, unknown>>;

/** One example of an OpenAPI document. */
export interface OpenApiExample {
  /** The file it stands in, relative to the repository. */
  readonly file: string;
  /** Who sends such a value. */
  readonly sender: 'client' | 'gateway';
  readonly value: unknown;
  /** The JSON pointer to its schema within the document, as a URI fragment. */
  readonly schema: string;
}

/** Reads a bundle of the contract. */
export async function readGenerated(name: string): Promise<Tree> {
  return JSON.parse(await readFile(join(repositoryDir, 'generated', name), 'utf8')) as Tree;
}

/** Every example that stands beside a schema: of parameters, headers, request bodies and answers. */
export async function listOpenApiExamples(document: Tree): Promise<readonly OpenApiExample[]> {
  const files = await mapExampleFiles();
  const found: OpenApiExample[] = [];
  const visit = (node: unknown, tokens: readonly string[]): void => {
    if (Array.isArray(node)) return node.forEach((item, index) => visit(item, [...tokens, String(index)]));
    if (!isTree(node)) return;
    const schema = `#/${[...tokens, 'schema'].map(escapeToken).join('/')}`;
    const sender = tokens.includes('responses') ? 'gateway' : 'client';
    for (const [key, value] of listValues(node)) {
      const file = files.get([...tokens, ...key].join('\n')) ?? 'specs/overlays/vendor.yaml or inline';
      found.push({ file, sender, value, schema });
    }
    for (const [key, child] of Object.entries(node)) {
      if (!['schema', 'example', 'examples'].includes(key)) visit(child, [...tokens, key]);
    }
  };
  visit(document.paths, ['paths']);
  visit(isTree(document.components) ? document.components.headers : null, ['components', 'headers']);
  return found;
}

function listValues(node: Tree): readonly (readonly [key: readonly string[], value: unknown])[] {
  if (!isTree(node.schema)) return [];
  const named = isTree(node.examples) ? Object.entries(node.examples) : [];
  return [
    ...('example' in node ? [[['example'], node.example] as const] : []),
    ...named.map(
      ([name, example]) => [['examples', name], isTree(example) ? example.value : undefined] as const,
    ),
  ];
}

/** Place within the document to the file that holds the example, read from the sources. */
async function mapExampleFiles(): Promise<ReadonlyMap<string, string>> {
  const entryPath = join(repositoryDir, 'specs/openapi/openapi.yaml');
  const entry = (await readYaml(entryPath)) as {
    readonly paths: Record<string, { readonly $ref: string }>;
  };
  const files = new Map<string, string>();
  for (const [path, { $ref }] of Object.entries(entry.paths)) {
    const itemPath = resolve(dirname(entryPath), $ref);
    await mapFiles({ node: await readYaml(itemPath), fromPath: itemPath, tokens: ['paths', path] }, files);
  }
  return files;
}

/** A part of the sources, and its place within the bundle. */
interface SourcePart {
  readonly node: unknown;
  readonly fromPath: string;
  readonly tokens: readonly string[];
}

/** Shared answers are looked into wherever they are used. */
async function mapFiles({ node, fromPath, tokens }: SourcePart, files: Map<string, string>): Promise<void> {
  if (!isTree(node) && !Array.isArray(node)) return;
  const reference = isTree(node) && typeof node.$ref === 'string' ? node.$ref : '';
  const [file = '', name] = reference.split('#/');
  const path = resolve(dirname(fromPath), file);
  if (file.endsWith('.json')) files.set(tokens.join('\n'), relative(repositoryDir, path));
  else if (tokens.at(-2) === 'responses' && name !== undefined) {
    const shared = (await readYaml(path)) as Tree;
    await mapFiles({ node: shared[name], fromPath: path, tokens }, files);
  } else {
    for (const [key, child] of Object.entries(node))
      await mapFiles({ node: child, fromPath, tokens: [...tokens, key] }, files);
  }
}

/** By path: every operation refers to the same files, and nobody writes them while tests run. */
const sources = new Map<string, Promise<unknown>>();

function readYaml(path: string): Promise<unknown> {
  const known = sources.get(path);
  if (known !== undefined) return known;
  const source = readFile(path, 'utf8').then((text) => parse(text) as unknown);
  sources.set(path, source);
  return source;
}

/** The example files that the OpenAPI document, the overlay or an AsyncAPI document refers to. */
export async function listUsedExampleFiles(): Promise<ReadonlySet<string>> {
  const used = new Set((await mapExampleFiles()).values());
  for await (const path of glob(join(repositoryDir, 'specs/{overlays,asyncapi}/*.yaml'))) {
    const added = await listReferences(path, /\$ref: *'?(\S+\/paths\/\S+?\.yaml)\b/g);
    const shared = await Promise.all(
      added.map((source) => listReferences(source, /\$ref: *'?(\S+\/components\/\S+?\.yaml)\b/g)),
    );
    for (const source of new Set([path, ...added, ...shared.flat()])) {
      const examples = await listReferences(source, /\$ref: *'?(\S+?\.json)\b/g);
      for (const example of examples) used.add(relative(repositoryDir, example));
    }
  }
  return used;
}

async function listReferences(path: string, pattern: RegExp): Promise<readonly string[]> {
  const text = await readFile(path, 'utf8');
  return [...text.matchAll(pattern)].map(([, reference = '']) => resolve(dirname(path), reference));
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function escapeToken(token: string): string {
  return encodeURIComponent(token.replaceAll('~', '~0').replaceAll('/', '~1'));
}
