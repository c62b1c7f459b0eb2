import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JsonObject } from '../json.ts';
import { createAjv } from './create-ajv.ts';
import { foldCode } from './fold-code.ts';
import { renderStandalone } from './render-standalone.ts';

/** The documents of `specs/config/` that are asked for; they refer to the others there by their places. */
const names = ['environment', 'specway'] as const;

/** A module with the validators of the configuration, compiled already; they fill in the defaults of its schemas. */
export async function emitConfigValidators(specsDir: string): Promise<Readonly<Record<string, string>>> {
  const ajv = createAjv('configuration');
  const folder = join(specsDir, 'config');
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.json')).sort()) {
    const schema = JSON.parse(await readFile(join(folder, file), 'utf8')) as JsonObject;
    ajv.addSchema(schema, nameSchema(file.replaceAll('\\', '/')));
  }
  const exported = names.map((name) => [name, nameSchema(`${name}.schema.json`)]);
  const code = foldCode(renderStandalone(ajv, Object.fromEntries(exported) as Record<string, string>));
  const banner = '// Generated from specs/ by `npm run generate`. Do not edit.';
  return { 'validators/configuration.cjs': `${banner}\n${code}` };
}

/** A place for a schema that is the same on every machine. */
function nameSchema(file: string): string {
  return `file:///config/${file}`;
}
