import { execFile } from 'node:child_process';
import { chmod, cp, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkGateway } from './check-gateway.ts';
import { linkTools } from './find-tools.ts';

const run = promisify(execFile);

/** What the program consists of; the rest of the repository is not needed to run it. */
const programFiles = ['package.json', 'package-lock.json', '.npmrc', 'src', 'handlers', 'generated', 'specs'];

export interface InstallationOptions {
  readonly repositoryDir: string;
  /** An empty directory to work in. */
  readonly workDir: string;
}

/**
 * Installs the runtime dependencies into a copy of the program, with nothing in reach but npm, Node and a shell, and
 * runs the gateway there. Returns one sentence for each thing that is not as promised.
 */
export async function checkInstallation(options: InstallationOptions): Promise<readonly string[]> {
  const cloneDir = join(options.workDir, 'clone');
  for (const name of programFiles)
    await cp(join(options.repositoryDir, name), join(cloneDir, name), { recursive: true });
  const { binDir, environment: env } = await createBareMachine(options.workDir);
  const tracePath = join(options.workDir, 'scripts-that-ran');
  const shellPath = await writeTracingShell(options.workDir, tracePath);

  const npm = (args: readonly string[], extra: Readonly<Record<string, string>> = {}) =>
    run(join(binDir, 'npm'), args, { cwd: cloneDir, env: { ...env, ...extra }, timeout: 480_000 });
  await npm(['ci', '--omit=dev', '--prefer-offline', '--no-progress'], {
    npm_config_script_shell: shellPath,
  });
  return [
    ...(await describeScriptsThatRan(tracePath)),
    ...(await checkNodeVersion(npm, cloneDir)),
    ...(await checkGateway({
      nodePath: join(cloneDir, 'node_modules', '.bin', 'node'),
      directory: cloneDir,
      environment: env,
    })),
  ];
}

/** A machine with nothing but npm, Node and a shell: where they are, and what they are told. */
export async function createBareMachine(
  workDir: string,
): Promise<{ readonly binDir: string; readonly environment: Environment }> {
  const binDir = join(workDir, 'bin');
  await linkTools(binDir, process.env.PATH ?? '');
  return { binDir, environment: createEnvironment(workDir, binDir, await readRegistry()) };
}

type Npm = (args: readonly string[]) => Promise<{ readonly stdout: string }>;
type Environment = Readonly<Record<string, string | undefined>>;

/** Certificates and proxies of the machine stay; everything npm would read from its user does not. */
function createEnvironment(workDir: string, binDir: string, registry: string): Environment {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_/i.test(name) && !/^NODE_(PATH|OPTIONS)$/.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    PATH: binDir,
    HOME: workDir,
    npm_config_userconfig: '/dev/null',
    npm_config_cache: process.env.npm_config_cache ?? join(homedir(), '.npm'),
    npm_config_registry: registry,
  };
}

async function readRegistry(): Promise<string> {
  const { stdout } = await run('npm', ['config', 'get', 'registry']);
  return stdout.trim();
}

/** A shell that notes what it is given and does nothing: npm would run install scripts with it. */
async function writeTracingShell(workDir: string, tracePath: string): Promise<string> {
  const path = join(workDir, 'tracing-shell');
  await writeFile(path, `#!/bin/sh\necho "$@" >> '${tracePath}'\n`);
  await chmod(path, 0o755);
  return path;
}

async function describeScriptsThatRan(tracePath: string): Promise<readonly string[]> {
  const ran = await readFile(tracePath, 'utf8').catch(() => '');
  return ran === '' ? [] : [`Install scripts ran although .npmrc has ignore-scripts: ${ran.trim()}`];
}

async function checkNodeVersion(npm: Npm, cloneDir: string): Promise<readonly string[]> {
  const manifestPath = join(cloneDir, 'package.json');
  const manifest = JSON.parse(await readFile(manifestPath, 'utf8')) as { scripts: Record<string, string> };
  manifest.scripts['print-version'] = 'node --version';
  await writeFile(manifestPath, JSON.stringify(manifest));
  const versions = {
    'npm run': (await npm(['run', '--silent', 'print-version'])).stdout.trim(),
    npx: (await npm(['exec', '--offline', '--', 'node', '--version'])).stdout.trim(),
  };
  return Object.entries(versions).flatMap(([way, version]) =>
    version.startsWith('v24.')
      ? []
      : [`${way} uses Node ${version}, not the 24 that package.json brings along.`],
  );
}
