import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { toObject, type JsonValue } from './json.ts';

/**
 * Schemas of all files land in one map of components, so their names must differ. Throws with both file names where
 * one name is defined twice.
 */
export async function assertUniqueSchemaNames(schemasDir: string): Promise<void> {
  const owners = new Map<string, string>();
  const files = (await readdir(schemasDir)).filter((file) => file.endsWith('.yaml')).sort();
  for (const file of files) {
    const document = parse(await readFile(join(schemasDir, file), 'utf8')) as JsonValue;
    for (const name of Object.keys(toObject(toObject(document).$defs))) {
      const owner = owners.get(name);
      if (owner)
        throw new Error(`The schema ${name} is defined in both ${owner} and ${file}. Rename one of them.`);
      owners.set(name, file);
    }
  }
}
