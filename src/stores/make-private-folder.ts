import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder that its owner alone may use, with those it stands in, unless it is there. Throws as `mkdirSync` does. Where nobody can
 * make a folder and the system says that its parent is missing, as below `/proc`, Node's `recursive` tries for ever; this does not.
 */
export function makePrivateFolder(path: string): void {
  try {
    makeOne(path);
  } catch (error) {
    const parent = dirname(path);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === path) throw error;
    makePrivateFolder(parent);
    makeOne(path);
  }
}

/** Others may make it at the same moment. */
function makeOne(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
}
