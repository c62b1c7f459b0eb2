import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkGateway } from '../../../scripts/check-install/check-gateway.ts';
import { createPackage } from '../../../scripts/pack/create-package.ts';
import { repositoryDir } from '../../support/list-openapi-examples.ts';

const run = promisify(execFile);
const megabyte = 1024 * 1024;

/** A package that was unpacked where npm would put it, with the packages it needs beside it. */
async function unpack(workDir: string): Promise<{ readonly packageDir: string; readonly tarball: string }> {
  const script = join(repositoryDir, 'scripts', 'pack', 'main.ts');
  const { stdout } = await run(process.execPath, [script, '--out', workDir], { cwd: workDir });
  const tarball = stdout.trim();
  const modulesDir = join(workDir, 'node_modules');
  const packageDir = join(modulesDir, 'specway');
  await mkdir(packageDir, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', packageDir, '--strip-components=1']);
  await linkDependencies(packageDir, modulesDir);
  return { packageDir, tarball };
}

async function linkDependencies(packageDir: string, modulesDir: string): Promise<void> {
  const { dependencies, optionalDependencies } = await readManifest(packageDir);
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const target = join(modulesDir, name);
    await mkdir(dirname(target), { recursive: true });
    await symlink(join(repositoryDir, 'node_modules', name), target);
  }
}

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

async function readManifest(directory: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(directory, 'package.json'), 'utf8')) as Manifest;
}

describe('the package that npm run pack makes', { timeout: 240_000 }, () => {
  let workDir: string;
  let packageDir: string;
  let tarball: string;
  beforeAll(async () => {
    workDir = await mkdtemp(join(tmpdir(), 'specway-pack-'));
    ({ packageDir, tarball } = await unpack(workDir));
  }, 120_000);
  afterAll(() => rm(workDir, { recursive: true, force: true }));

  const runSpecway = (...words: string[]) =>
    run(process.execPath, [join(packageDir, 'src', 'start.mjs'), ...words], {
      cwd: workDir,
      env: { PATH: process.env.PATH },
    });

  it('holds JavaScript, and what is read beside it, and neither tests of the repository nor their tools', async () => {
    const names = (await readdir(packageDir, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
    expect(names.filter((name) => name.endsWith('.ts'))).toEqual([]);
    expect(names.filter((name) => /vitest|\.test\./.test(name))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['src/main.js', 'generated/openapi.json', 'LICENSE']));
    expect((await stat(tarball)).size).toBeLessThan(6 * megabyte);
  });

  it('holds none of the secrets of who deploys from here', async () => {
    const [clone, copy] = [join(workDir, 'clone'), join(workDir, 'copy')];
    await mkdir(clone);
    await mkdir(copy);
    for (const name of await readdir(repositoryDir))
      if (name !== 'deploy') await symlink(join(repositoryDir, name), join(clone, name));
    await cp(join(repositoryDir, 'deploy'), join(clone, 'deploy'), { recursive: true });
    await writeFile(join(clone, 'deploy', '.env'), 'POSTGRES_PASSWORD=hunter2');
    await createPackage({ repositoryDir: clone, packageDir: copy });
    const names = await readdir(join(copy, 'deploy'));
    expect(names).toContain('compose.yaml');
    expect(names).not.toContain('.env');
  });

  it('does what a clone does: it starts, and loads late what it needs', async () => {
    const environment = { PATH: process.env.PATH };
    const program = { nodePath: process.execPath, directory: packageDir, environment };
    expect(await checkGateway(program)).toEqual([]);
  });

  it('runs its commands', async () => {
    const { version } = await readManifest(repositoryDir);
    expect((await runSpecway('--version')).stdout).toBe(`${version}\n`);
    expect((await runSpecway('check-config')).stdout).toContain('The configuration can be used.');
    expect((await runSpecway('models', 'chatfam')).stdout).toContain('chatfam-');
    expect((await runSpecway('keys', 'create', 'mine')).stdout).toMatch(/^sk-/);
    expect((await runSpecway('audit-ledger')).stdout).toContain('ledger: clean');
    expect((await runSpecway('data', 'backup', 'saved.db')).stdout).toContain('saved.db');
    expect((await runSpecway('admin', 'user:list')).stdout).toBe('');
  });

  it('says in one sentence what a mock needs that is not there', async () => {
    const mock = runSpecway('mock', '--port', '0');
    await expect(mock).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The mock needs @stoplight\/prism-cli, .*\n$/) as string,
    });
  });

  it('holds a server to the contract without development dependencies', async () => {
    const apiKey = 'sk-specway-of-the-package-1';
    const environment = {
      SPECWAY_API_KEY: apiKey,
      SPECWAY_PORT: '0',
      SPECWAY_DATA_DIR: join(workDir, 'served'),
    };
    const gateway = execFile(process.execPath, [join(packageDir, 'src', 'start.mjs')], {
      cwd: workDir,
      env: { PATH: process.env.PATH, ...environment },
    });
    let output = '';
    gateway.stdout?.on('data', (text: string) => (output += text));
    const readUrl = () => /"url":"([^"]+)"/.exec(output)?.[1];
    try {
      await expect.poll(readUrl, { timeout: 30_000 }).toBeDefined();
      const words = ['test', '--url', readUrl() ?? '', '--key', apiKey, '--simulator', '--only', 'getHealth'];
      expect((await runSpecway(...words)).stdout).toMatch(/\n[1-9]\d* passed, 0 failed\n$/);
    } finally {
      gateway.kill('SIGKILL');
    }
  });
});
