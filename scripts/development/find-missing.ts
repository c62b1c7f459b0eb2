import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A development dependency of the package in a folder that is not installed there; `null` where all are. */
export function findMissing(folder: string): string | null {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly devDependencies?: Readonly<Record<string, string>>;
  };
  const names = Object.keys(manifest.devDependencies ?? {});
  return names.find((name) => !existsSync(join(folder, 'node_modules', name))) ?? null;
}
