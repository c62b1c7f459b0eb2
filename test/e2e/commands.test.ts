import { writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createMessageRequest } from '../support/chat-requests.ts';
import { repositoryDir } from '../support/list-openapi-examples.ts';
import {
  createDirectory,
  runGatewayProcess,
  startGatewayProcess,
  type GatewayProcess,
} from '../support/start-gateway-process.ts';

describe('specway', { timeout: 60_000 }, () => {
  const directories: ReturnType<typeof createDirectory>[] = [];
  const running: GatewayProcess[] = [];
  const openDirectory = (files: Readonly<Record<string, string>> = {}) => {
    const directory = createDirectory();
    directories.push(directory);
    for (const [name, text] of Object.entries(files)) writeFileSync(join(directory.path, name), text);
    return directory.path;
  };
  const run = (directory: string, ...words: string[]) => runGatewayProcess({ directory, words });
  const start = async (directory: string, environment: Readonly<Record<string, string>> = {}) => {
    const gateway = await startGatewayProcess({ directory, environment, words: ['start'] });
    running.push(gateway);
    return gateway;
  };
  const ask = async ({ url }: GatewayProcess, apiKey: string) => {
    const { path, init } = createMessageRequest({ apiKey, prompt: 'Hello' });
    return (await fetch(url + path, init)).status;
  };

  afterEach(() => {
    for (const gateway of running.splice(0)) gateway.kill('SIGKILL');
  });
  afterAll(() => {
    for (const directory of directories) directory.remove();
  });

  it('lists its commands', async () => {
    const { code, stdout } = await run(openDirectory(), '--help');
    expect(code).toBe(0);
    for (const name of [
      'start',
      'init',
      'check-config',
      'models',
      'keys create',
      'admin',
      'data',
      'mock',
      'test',
    ])
      expect(stdout).toContain(`\n  ${name} `);
  });

  it('says which version it is', async () => {
    const { version } = JSON.parse(await readFile(join(repositoryDir, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(await run(openDirectory(), '--version')).toMatchObject({ code: 0, stdout: `${version}\n` });
  });

  it.each([
    [['modles'], 'There is no command "modles". Did you mean models?'],
    [['--vresion'], 'There is no option --vresion. Did you mean --version?'],
    [['start', 'now'], 'start takes no "now"'],
    [['check-config', '--strict'], 'There is no option --strict.'],
    [['keys', 'creat', 'a'], 'Did you mean create?'],
    [['admin', 'user:lst'], 'Did you mean user:list?'],
    [['admin', 'user:delete', 'bob', '--reason', 'x'], 'user:delete takes no --reason.'],
    [['mock', '--prot', '1'], 'Did you mean --port?'],
    [['test', '--urll', 'x'], 'Did you mean --url?'],
    [['data', 'export', 'a', '--databse', 'x'], 'Did you mean --database?'],
  ])('refuses %j, and begins nothing', async (words, message) => {
    const { code, stdout, stderr } = await run(openDirectory(), ...words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });

  it.each([
    [['help'], 'specway [command] [options]'],
    [['start', '--help'], 'specway [command] [options]'],
    [['help', 'keys'], 'keys revoke <id>'],
    [['keys', 'create', '-h'], 'keys create <name>'],
    [['init', '--help'], 'writes a specway.yaml'],
    [['models', '--help'], 'models [text]'],
    [['check-config', '--help'], 'says what would be served'],
    [['mock', '-h'], '--errors'],
    [['help', 'test'], '--junit FILE'],
    [['data', '--help'], 'specway data export FILE'],
    [['audit-ledger', '--help'], '--settled'],
    [['admin', '--help'], 'user:credit'],
  ])('explains %j, and does nothing', async (words, text) => {
    const { code, stdout, stderr } = await run(openDirectory(), ...words);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(text);
  });

  it('writes an example that starts as it is, and that editors understand wherever it is', async () => {
    const directory = openDirectory();
    expect(await run(directory, 'init')).toMatchObject({ code: 0 });
    const path = join(directory, 'specway.yaml');
    const text = await readFile(path, 'utf8');
    const schema = /^# yaml-language-server: \$schema=(file:\S+)$/m.exec(text)?.[1] ?? '';
    expect(JSON.parse(await readFile(new URL(schema), 'utf8'))).toHaveProperty('properties.deployments');
    expect(await run(directory, 'init')).toMatchObject({
      code: 1,
      stderr: 'specway.yaml is there already.\n',
    });
    const models = 'models: { chatfam-opus-4-8: { fallbacks: [genfam-2.5-pro], price: { input: 5 } } }';
    writeFileSync(path, text.replace('models: {}', models));
    const gateway = await start(directory, {
      SPECWAY_API_KEY: 'sk-specway-of-the-test-01',
      GEMINI_API_KEY: 'x',
    });
    expect(gateway.output()).toMatch(/"msg":"deployments are left out"/);
    const ask = (model: string) => {
      const { path, init } = createMessageRequest({
        apiKey: 'sk-specway-of-the-test-01',
        prompt: 'Hello',
        model,
      });
      return fetch(gateway.url + path, init).then(({ status }) => status);
    };
    expect(await ask('simulated-chat')).toBe(200);
    expect(await ask('chatfam-haiku-4-5')).toBe(404);
  });

  it('checks a configuration without starting', async () => {
    const good = openDirectory({ 'specway.yaml': 'deployments: [{ id: one, provider: simulator }]\n' });
    expect(await run(good, 'check-config')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('  deployment  one (simulator)') as string,
    });
    const bad = openDirectory({ 'specway.yaml': 'deployments: [{ id: one, provider: simulatr }]\n' });
    expect(await run(bad, 'check-config')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Did you mean simulator?') as string,
    });
  });

  it('warns of a file that nobody reads, in a check and at the start', async () => {
    const directory = openDirectory({ 'specway.yaml': '', 'specway.yml': 'limits: { connections: 1 }' });
    const warning = 'The file specway.yml is not read, because specway.yaml is there; remove one of them.';
    expect(await run(directory, 'check-config')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`  warning     ${warning}`) as string,
    });
    const gateway = await start(directory);
    expect(gateway.output()).toContain(`"warning":"${warning}"`);
  });

  it('ends quietly where nobody reads what it still says', async () => {
    const directory = openDirectory();
    await run(directory, 'keys', 'create', 'mine');
    for (const name of ['ada', 'bob', 'cleo']) await run(directory, 'admin', 'user:create', name);
    const shell = '{ "$@"; echo "status $?" >&2; } | true';
    const words = ['admin', 'user:list'];
    expect((await runGatewayProcess({ directory, words, shell })).stderr).toBe('status 0\n');
  });

  it.each([
    [{ SPECWAY_ADMIN_PASSWORD: 'password123' }, 'SPECWAY_ADMIN_PASSWORD is one of the passwords'],
    [{ SPECWAY_PORT: '9090', SPECWAY_ADMIN_ADDRESS: '127.0.0.1:9090' }, 'SPECWAY_ADMIN_ADDRESS must differ'],
  ])('finds in %j what a start would refuse', async (environment, message) => {
    const words = ['check-config'];
    const { code, stdout, stderr } = await runGatewayProcess({
      directory: openDirectory(),
      words,
      environment,
    });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(message);
  });

  it.each([[['keys', 'list']], [['keys', 'create', 'x']], [['admin', 'user:list']]])(
    'says in one line that %j reaches no database',
    async (words) => {
      const environment = { DATABASE_URL: 'postgres://specway:hunter2@127.0.0.1:1/specway' };
      expect(await runGatewayProcess({ directory: openDirectory(), words, environment })).toMatchObject({
        code: 1,
        stdout: '',
        stderr:
          'DATABASE_URL: PostgreSQL at 127.0.0.1:1 refuses the connection: nothing listens there (ECONNREFUSED)\n',
      });
    },
  );

  it.each([
    [['keys', 'create', 'x'], 1],
    [['keys', 'list'], 1],
    [['admin', 'user:create', 'ada'], 1],
    [['data', 'import', 'copy.ndjson'], 1],
    [['audit-ledger'], 2],
  ])('refuses %j where the database is that of a process alone', async (words, code) => {
    const environment = { DATABASE_URL: 'sqlite::memory:' };
    const end = await runGatewayProcess({
      directory: openDirectory({ 'copy.ndjson': '' }),
      words,
      environment,
    });
    expect(end).toMatchObject({ code, stdout: '' });
    expect(end.stderr).toContain(
      'DATABASE_URL: a database in memory is gone with its process, and no other one sees it; name a file or a server.\n',
    );
  });

  it.each([
    [['keys', 'list'], 1],
    [['keys', 'revoke', 'key_1'], 1],
    [['keys', 'create', 'x', '--user', 'ada'], 1],
    [['admin', 'user:list'], 1],
    [['admin', 'user:create', 'ada'], 1],
    [['data', 'backup', 'copy.db'], 1],
    [['data', 'export', 'copy.ndjson'], 1],
    [['audit-ledger'], 2],
  ])('refuses %j where there is no database, and makes none', async (words, code) => {
    const directory = openDirectory();
    const end = await run(directory, ...words);
    expect(end).toMatchObject({ code, stdout: '' });
    expect(end.stderr).toContain(
      `DATABASE_URL or SPECWAY_DATA_DIR: there is no database file ${join(directory, 'data', 'specway.db')}. Run this`,
    );
    expect(await readdir(directory)).toEqual([]);
  });

  it('lists the models of a configuration', async () => {
    const { code, stdout } = await run(openDirectory(), 'models', 'chatfam-sonnet');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^chatfam-sonnet-4-6 {2}simulator \(/m);
    expect(stdout).not.toContain('genfam');
  });

  it('makes, lists and revokes keys beside a running gateway', async () => {
    const directory = openDirectory();
    const gateway = await start(directory);
    const created = await run(directory, 'keys', 'create', 'build server');
    expect(created).toMatchObject({ code: 0, stdout: expect.stringMatching(/^sk-\w{40}\n$/) as string });
    const apiKey = created.stdout.trim();
    expect(await ask(gateway, apiKey)).toBe(200);
    const { stdout } = await run(directory, 'keys', 'list', 'build');
    expect(stdout).toMatch(/^key_\S+ {2}sk-\w{8} {2}admin {2}build server\n$/);
    expect(await run(directory, 'keys', 'revoke', stdout.split(' ')[0] ?? '')).toMatchObject({ code: 0 });
    await expect.poll(() => ask(gateway, apiKey)).toBe(401);
    const refused = await run(directory, 'keys', 'create', 'x', '--user', 'nobody');
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('no user "nobody"') as string });
  });

  it('makes no key for a user who is disabled, and marks those they have', async () => {
    const directory = openDirectory();
    const create = (name: string) => run(directory, 'keys', 'create', name, '--user', 'ada');
    await run(directory, 'keys', 'create', 'mine');
    await run(directory, 'admin', 'user:create', 'ada');
    expect(await create('old')).toMatchObject({ code: 0 });
    await run(directory, 'admin', 'user:disable', 'ada');
    expect(await create('new')).toMatchObject({
      code: 1,
      stdout: '',
      stderr:
        'The user "ada" is disabled, and so would be their key; say admin user:enable, or --user with another.\n',
    });
    const { stdout } = await run(directory, 'keys', 'list');
    expect(stdout).toMatch(/^key_\S+ {2}sk-\w{8} {2}ada \(disabled\) {2}old$/m);
  });

  it('makes a key before the first start, which then makes none', async () => {
    const directory = openDirectory();
    const { stdout, stderr } = await run(directory, 'keys', 'create', 'mine');
    const file = join(directory, 'data', 'specway.db');
    expect(stderr).toBe(`There was no database: ${file} is made, for a gateway that is started here.\n`);
    const gateway = await start(directory);
    expect(await ask(gateway, stdout.trim())).toBe(200);
    expect(gateway.output()).not.toContain('No API key exists yet');
    expect((await run(directory, 'keys', 'list')).stdout).toMatch(/admin {2}mine\n$/);
  });

  it('reads .env, and lets the environment win', async () => {
    const directory = openDirectory({
      '.env': 'SPECWAY_API_KEY=sk-specway-of-the-file-01\nSPECWAY_LOG_LEVEL=silly\n',
    });
    const refused = await runGatewayProcess({ directory, words: ['start'] });
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('It is "silly"') as string });
    const gateway = await start(directory, { SPECWAY_LOG_LEVEL: 'info' });
    expect(await ask(gateway, 'sk-specway-of-the-file-01')).toBe(200);
  });

  it('does what docs/deploying.md shows, line by line', async () => {
    const text = await readFile(join(repositoryDir, 'docs', 'deploying.md'), 'utf8');
    const lines = [...text.matchAll(/^npx specway *([^#\n]*)#/gm)].map(([, words = '']) => words.trim());
    expect(lines.length).toBeGreaterThan(3);
    const directory = openDirectory();
    for (const line of lines) {
      if (line === '') await start(directory);
      else expect([line, (await run(directory, ...line.split(' '))).code]).toEqual([line, 0]);
    }
    expect(running).toHaveLength(1);
  });

  it('has every command that the documentation names', async () => {
    const help = (await run(openDirectory(), '--help')).stdout;
    const names = await readdir(join(repositoryDir, 'docs'));
    const paths = names.filter((name) => name.endsWith('.md')).map((name) => join('docs', name));
    const texts = await Promise.all(
      ['README.md', ...paths].map((path) => readFile(join(repositoryDir, path), 'utf8')),
    );
    const found = texts.flatMap((text) => [
      ...text.matchAll(/(?:npx specway|`specway|exec specway specway) +([a-z][a-z-]+)/g),
    ]);
    expect(found.length).toBeGreaterThan(5);
    for (const [, name] of found) expect(help).toContain(`\n  ${String(name)} `);
  });

  it('needs the Node.js that package.json asks for, and says so', async () => {
    const preload = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'24.14.9'}})`;
    const environment = { NODE_OPTIONS: `--import=${preload}` };
    const { code, stderr } = await runGatewayProcess({ directory: openDirectory(), environment });
    const { engines } = JSON.parse(await readFile(join(repositoryDir, 'package.json'), 'utf8')) as {
      engines: { node: string };
    };
    const required = engines.node.replace('>=', '');
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `Specway needs Node.js ${required} or later; this is 24.14.9.\n`,
    });
  });
});
