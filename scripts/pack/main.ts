import { execFile } from 'node:child_process';
import { access, constants, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readOptions } from '../arguments/read-options.ts';
import { createPackage } from './create-package.ts';

const usage = `npm run pack [-- --out DIRECTORY]
  writes specway-<version>.tgz, which npm and npx install and run; default: to the working directory`;

const run = promisify(execFile);

/** `--out` is no place to write to. */
class PlaceError extends Error {
  constructor(place: string, reason: string) {
    super(`--out: no package can be written to ${place} (${reason}).`);
  }
}

async function checkPlace(outDir: string): Promise<void> {
  try {
    await access(outDir, constants.W_OK);
  } catch (error) {
    throw new PlaceError(outDir, String((error as NodeJS.ErrnoException).code));
  }
  if (!(await stat(outDir)).isDirectory()) throw new PlaceError(outDir, 'ENOTDIR');
}

async function pack(outDir: string): Promise<string> {
  await checkPlace(outDir);
  const repositoryDir = fileURLToPath(new URL('../..', import.meta.url));
  const packageDir = await mkdtemp(join(tmpdir(), 'specway-package-'));
  try {
    await createPackage({ repositoryDir, packageDir });
    const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', outDir];
    const { stdout } = await run('npm', args, { cwd: packageDir }).catch((error: unknown) => {
      throw new PlaceError(
        outDir,
        `npm pack ended with ${String((error as { readonly code: unknown }).code)}`,
      );
    });
    return join(outDir, stdout.trim());
  } finally {
    await rm(packageDir, { recursive: true, force: true });
  }
}

const options = readOptions({ out: { type: 'string', default: process.cwd() } }, usage);
if (options !== null) {
  try {
    console.log(await pack(resolve(options.out)));
  } catch (error) {
    if (!(error instanceof PlaceError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
