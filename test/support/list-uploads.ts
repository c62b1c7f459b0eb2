import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const processFolder = /^\d+(?:-[0-9a-f]{12}){1,2}$/u;

/**
 * Everything that lies in a folder of uploads now, the folders of processes left out. What goes while it is looked at is
 * not there: `readdir` with `recursive` throws then, and tells nothing of all that is still there.
 */
export function listUploads(directory: string): readonly string[] {
  return listBelow(directory).filter((name) => !processFolder.test(name));
}

function listBelow(directory: string): readonly string[] {
  return readNames(directory).flatMap((entry) => {
    if (!entry.isDirectory()) return [entry.name];
    const names = listBelow(join(directory, entry.name));
    return [entry.name, ...names.map((name) => `${entry.name}/${name}`)];
  });
}

function readNames(directory: string) {
  try {
    return readdirSync(directory, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
