import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** What the compiler finds wrong in one file. */
export interface TypeFinding {
  /** Its path in the repository. */
  readonly file: string;
  readonly text: string;
}

/**
 * Checks the types of some files and of all they import, with other texts in place of some, or of files that are not there.
 * Paths are those in the repository.
 */
export function checkTypes(
  files: readonly string[],
  texts: Readonly<Record<string, string>>,
): readonly TypeFinding[] {
  const { config } = ts.readConfigFile(resolve(repository, 'tsconfig.json'), ts.sys.readFile) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, repository);
  const host = ts.createCompilerHost(options);
  const planted = new Map(Object.entries(texts).map(([file, text]) => [resolve(repository, file), text]));
  const readFile = host.readFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  host.readFile = (path) => planted.get(path) ?? readFile(path);
  host.fileExists = (path) => planted.has(path) || fileExists(path);
  const program = ts.createProgram(
    files.map((file) => resolve(repository, file)),
    options,
    host,
  );
  return program.getSemanticDiagnostics().map(({ file, messageText }) => ({
    file: file?.fileName.slice(repository.length) ?? '',
    text: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }));
}
