import { execFile, spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryDir } from '../../support/list-openapi-examples.ts';

const run = promisify(execFile);
/** Of the user `nobody`, whom a process of root can become. */
const nobody = 65_534;

/** What the Dockerfile says, for folders and ports of this test. */
class Rehearsal {
  readonly appDir: string;
  readonly dataDir: string;
  readonly binDir: string;
  readonly #text: string;

  constructor(workDir: string, text: string) {
    this.appDir = join(workDir, 'app');
    this.dataDir = join(workDir, 'data');
    this.binDir = join(workDir, 'bin');
    this.#text = text
      .replace(/(?<![\w.])\/(app|data|tmp)(?=[/\s]|$)/gm, join(workDir, '$1'))
      .replaceAll('/usr/local/bin', this.binDir);
  }

  /** The command of an instruction of the build that holds this. */
  readCommand(part: string): string {
    const lines = this.#text.replaceAll('\\\n', '').split('\n');
    return lines.find((line) => line.startsWith('RUN ') && line.includes(part))?.slice(4) ?? 'exit 99';
  }

  readEnvironment(): Record<string, string> {
    const pairs = (/^ENV (.+)$/m.exec(this.#text)?.[1] ?? '').split(' ').map((pair) => pair.split('='));
    return { ...(Object.fromEntries(pairs) as Record<string, string>), SPECWAY_PORT: '0' };
  }

  /** What a container runs. */
  readProgram(): readonly string[] {
    return ['ENTRYPOINT', 'CMD'].flatMap((name) => {
      const words = new RegExp(`^${name} (\\[.*\\])$`, 'm').exec(this.#text)?.[1] ?? '[]';
      return JSON.parse(words) as string[];
    });
  }

  readHealthCheck(): readonly string[] {
    const words = /^HEALTHCHECK .*CMD (\[.*\])$/m.exec(this.#text)?.[1] ?? '[]';
    return JSON.parse(words) as string[];
  }
}

/** Whether somebody else may read what the program needs: the packages stay where they are. */
function canBeNobody(): boolean {
  if (process.getuid?.() !== 0) return false;
  const modulesDir = join(repositoryDir, 'node_modules', 'pino', 'package.json');
  return [modulesDir, process.execPath].every(
    (path) => spawnSync('test', ['-r', path], { uid: nobody, gid: nobody }).status === 0,
  );
}

describe('the image of the Dockerfile', { timeout: 120_000 }, () => {
  let workDir: string;
  let rehearsal: Rehearsal;
  const isRoot = process.getuid?.() === 0;
  const who = canBeNobody() ? { uid: nobody, gid: nobody } : {};
  const path = `${join(repositoryDir, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`;

  beforeAll(async () => {
    workDir = await mkdtemp(join(tmpdir(), 'specway-image-'));
    await chmod(workDir, 0o755);
    rehearsal = new Rehearsal(workDir, await readFile(join(repositoryDir, 'deploy', 'Dockerfile'), 'utf8'));
    const { appDir, dataDir } = rehearsal;
    await mkdir(appDir);
    await mkdir(rehearsal.binDir);
    await mkdir(join(workDir, 'tmp'));
    await chmod(join(workDir, 'tmp'), 0o777);
    await mkdir(dataDir);
    await chmod(dataDir, 0o777);
    const script = join(repositoryDir, 'scripts', 'pack', 'main.ts');
    const { stdout } = await run(process.execPath, [script, '--out', workDir], { cwd: workDir });
    await run('tar', ['-xzf', stdout.trim(), '-C', appDir, '--strip-components=1']);
    await mkdir(join(appDir, 'node_modules'));
    for (const name of await readdir(join(repositoryDir, 'node_modules')))
      if (!name.startsWith('.'))
        await symlink(join(repositoryDir, 'node_modules', name), join(appDir, 'node_modules', name));
  }, 120_000);
  afterAll(() => rm(workDir, { recursive: true, force: true }));

  const listCache = async () => {
    const names = await readdir(join(rehearsal.appDir, 'node_modules', '.cache', 'specway'), {
      recursive: true,
    });
    return names.length;
  };

  it('is built with compiled code', async () => {
    const options = { env: { PATH: path } };
    await run('sh', ['-c', rehearsal.readCommand('mkdir -m 777')], options);
    await run('sh', ['-c', rehearsal.readCommand('SPECWAY_PORT=0')], { ...options, ...who });
    const protect = rehearsal.readCommand('chmod -R').replace(/^chown \S+ \S+ /, isRoot ? '$&' : ': ');
    await run('sh', ['-c', protect], options);
    expect(await listCache()).toBeGreaterThan(100);
  });

  it('starts where its files cannot be written, compiling nothing, is healthy, and stops', async () => {
    const { appDir, dataDir } = rehearsal;
    await run('chmod', ['-R', 'a-w,a+rX', appDir]);
    await run('sh', ['-c', rehearsal.readCommand('ln -s')]);
    const before = await listCache();
    const adminPort = 20_000 + (process.pid % 20_000);
    const environment = {
      ...rehearsal.readEnvironment(),
      SPECWAY_HOST: '127.0.0.1',
      SPECWAY_ADMIN_ADDRESS: `127.0.0.1:${String(adminPort)}`,
      PATH: `${rehearsal.binDir}:${path}`,
      NODE_DEBUG_NATIVE: 'COMPILE_CACHE',
    };
    const [program = '', ...programWords] = rehearsal.readProgram();
    const started = execFile(program, programWords, {
      cwd: dataDir,
      env: environment,
      ...who,
    });
    let output = '';
    for (const stream of [started.stdout, started.stderr])
      stream?.on('data', (text: string) => (output += text));
    const ended = new Promise<number | null>((resolve) => started.once('exit', resolve));
    await expect.poll(() => output).toContain('"msg":"listening"');
    const accepted = output.split('was accepted').length - 1;
    const compiled = [...output.matchAll(/^.*reading cache from .*file:\/\/\S*\/app\/src\/.*$/gm)];
    expect(compiled.length).toBeGreaterThan(100);
    expect(accepted).toBeGreaterThanOrEqual(compiled.length);
    const [file = '', ...words] = rehearsal.readHealthCheck();
    const adapted = words.map((word) => word.replace('9090', String(adminPort)));
    const check = () => run(file, adapted, { env: { PATH: path } });
    await expect(check()).resolves.toBeDefined();
    started.kill('SIGTERM');
    expect(await ended).toBe(0);
    await expect(check()).rejects.toMatchObject({ code: 1 });
    expect(await listCache()).toBe(before);
    expect(await readdir(dataDir)).toContain('specway.db');
  });
});
