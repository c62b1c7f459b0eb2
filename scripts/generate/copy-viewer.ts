import { readFile } from 'node:fs/promises';

const packageFolder = new URL('../../node_modules/@asyncapi/react-component/', import.meta.url);

/** What the gateway serves of @asyncapi/react-component, by its name under generated/asyncapi-viewer/. */
const files: Readonly<Record<string, string>> = {
  'index.js': 'browser/standalone/index.js',
  'index.js.LICENSE.txt': 'browser/standalone/index.js.LICENSE.txt',
  'default.min.css': 'styles/default.min.css',
  LICENSE: 'LICENSE',
};

/**
 * Reads the AsyncAPI viewer out of its package, which is large and only there for development. The same version of the
 * package always gives the same bytes.
 */
export async function copyViewer(): Promise<Readonly<Record<string, string>>> {
  const copies = Object.entries(files).map(async ([name, source]) => {
    const text = await readFile(new URL(source, packageFolder), 'utf8');
    return [`asyncapi-viewer/${name}`, text] as const;
  });
  return Object.fromEntries(await Promise.all(copies));
}
