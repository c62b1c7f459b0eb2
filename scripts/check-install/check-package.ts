import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createBareMachine, type InstallationOptions } from './check-installation.ts';

const run = promisify(execFile);

/**
 * Packs the program, installs the package into an empty folder as its users do, and lets npx run it there. Returns one sentence
 * for what is not as promised.
 */
export async function checkPackage({
  repositoryDir,
  workDir,
}: InstallationOptions): Promise<readonly string[]> {
  const machineDir = join(workDir, 'package');
  const folder = join(machineDir, 'empty');
  await mkdir(folder, { recursive: true });
  const { binDir, environment: env } = await createBareMachine(machineDir);
  const script = join(repositoryDir, 'scripts', 'pack', 'main.ts');
  const packed = await run(process.execPath, [script, '--out', machineDir], { env, cwd: machineDir });
  const npm = [join(binDir, 'npm'), { cwd: folder, env, timeout: 480_000 }] as const;
  await run(npm[0], ['init', '--yes'], npm[1]);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--no-progress'];
  await run(npm[0], ['install', ...options, packed.stdout.trim()], npm[1]);
  const { version } = JSON.parse(await readFile(join(repositoryDir, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const said = await run(npm[0], ['exec', '--offline', '--', 'specway', '--version'], npm[1]);
  return said.stdout.trim() === version
    ? []
    : [`npx specway --version says ${JSON.stringify(said.stdout)}, not ${version}.`];
}
