import { glob, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/** One import of a module, however it is written: import, export from, import() or import type. */
export interface ModuleImport {
  /** As written: a package, `node:…` or a relative path. */
  readonly specifier: string;
  /** For relative paths the file within the repository; otherwise the package's name. */
  readonly target: string;
  /** Whether only types are taken, so that nothing is loaded at run time. */
  readonly kind: 'value' | 'type';
}

/** A source file and what it imports. */
export interface SourceModule {
  /** Relative to the repository, with forward slashes. */
  readonly file: string;
  readonly lineCount: number;
  readonly imports: readonly ModuleImport[];
}

/** Reads all TypeScript modules under the given folders of the repository. */
export async function readModules(
  rootDir: string,
  folders: readonly string[],
): Promise<readonly SourceModule[]> {
  const modules: SourceModule[] = [];
  for await (const path of glob(folders.map((folder) => join(rootDir, folder, '**/*.{ts,mts,cts,mjs}')))) {
    modules.push(parseModule(relative(rootDir, path), await readFile(path, 'utf8')));
  }
  return modules.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Where this is not in a text, its imports are statements; to look at every node would take most of the time. */
const mayLoadAnywhere = /\bimport\s*\(|require/iu;

/** Reads the imports out of one file's text. */
export function parseModule(file: string, text: string): SourceModule {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const imports: ModuleImport[] = [];
  const add = (node: ts.Node | undefined, kind: ModuleImport['kind']): void => {
    if (!node || !ts.isStringLiteralLike(node)) return;
    imports.push({ specifier: node.text, target: resolveTarget(file, node.text), kind });
  };
  const visitStatement = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnlyImport(node) ? 'type' : 'value');
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly ? 'type' : 'value');
  };
  const visit = (node: ts.Node): void => {
    visitStatement(node);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, 'type');
    if (ts.isCallExpression(node) && isLoader(node.expression)) add(node.arguments[0], 'value');
    ts.forEachChild(node, visit);
  };
  if (mayLoadAnywhere.test(text)) visit(source);
  else source.statements.forEach(visitStatement);
  return { file, lineCount: text.split('\n').length - 1, imports };
}

function isTypeOnlyImport(node: ts.ImportDeclaration): boolean {
  const clause = node.importClause;
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  if (clause.name || !named || !ts.isNamedImports(named) || named.elements.length === 0) return false;
  return named.elements.every((element) => element.isTypeOnly);
}

/** `import(…)`, `require(…)` and `createRequire(…)(…)`. */
function isLoader(callee: ts.Expression): boolean {
  if (callee.kind === ts.SyntaxKind.ImportKeyword) return true;
  if (ts.isIdentifier(callee)) return callee.text === 'require';
  return (
    ts.isCallExpression(callee) &&
    ts.isIdentifier(callee.expression) &&
    callee.expression.text === 'createRequire'
  );
}

function resolveTarget(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return relative('.', resolve('.', dirname(file), specifier));
  if (specifier.startsWith('node:')) return specifier;
  const [first = '', second] = specifier.split('/');
  return first.startsWith('@') && second !== undefined ? `${first}/${second}` : first;
}
