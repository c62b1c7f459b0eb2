import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimDatabase, openDatabase } from '../../../src/stores/index.ts';
import { createTestKey } from '../../support/key-store-suite.ts';
import { createTestRecord } from '../../support/usage-store-suite.ts';

const compiledFolder = fileURLToPath(new URL('../../../node_modules/.cache/specway', import.meta.url));

let directory: string;
let path: string;
let url: string;
let children: ChildProcess[];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'specway-claim-'));
  path = join(directory, 'test.db');
  url = `sqlite:${path}`;
  children = [];
  const entry = JSON.stringify(new URL('../../../src/stores/index.ts', import.meta.url).href);
  writeFileSync(
    join(directory, 'claim.mjs'),
    `import { flushCompileCache } from 'node:module';
     import { claimDatabase } from ${entry};
     flushCompileCache();
     await claimDatabase(process.argv[2]).then(
       () => process.send('claimed'),
       (error) => process.send(error.message),
     );
     process.on('message', () => {
       globalThis.gc();
       process.send('collected');
     });
     setInterval(() => undefined, 60_000);`,
  );
});

afterEach(async () => {
  await Promise.all(children.map(killHard));
  rmSync(directory, { recursive: true });
});

/** Another process, and what it says: `claimed`, or why not. It lives until it is killed. */
async function claimElsewhere(claimed = url): Promise<{ child: ChildProcess; said: string }> {
  const child = fork(join(directory, 'claim.mjs'), [claimed], {
    execArgv: ['--expose-gc'],
    // What the first of them has compiled, the others take.
    env: { ...process.env, NODE_COMPILE_CACHE: compiledFolder },
  });
  children.push(child);
  const [said] = (await once(child, 'message')) as [string];
  return { child, said };
}

async function killHard(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

describe('claimDatabase', () => {
  it('refuses a file that another process has, naming file, process, host and start', async () => {
    const { child, said } = await claimElsewhere();
    expect(said).toBe('claimed');
    const startedAt = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/;
    const refused = await claimDatabase(url).catch((error: unknown) => (error as Error).message);
    expect(String(refused).replace(startedAt, '<time>')).toBe(
      `The database file ${path} is used by another gateway (process ${String(child.pid)} on host ${hostname()}, ` +
        'started <time>); stop that one first, or give several gateways a PostgreSQL database.',
    );
  });

  it('gets a file whose holder was killed, though its traces are there', async () => {
    const { child } = await claimElsewhere();
    await killHard(child);
    expect(existsSync(`${path}.lock`)).toBe(true);
    expect(readFileSync(`${path}.lock.json`, 'utf8')).toContain(String(child.pid));
    const claim = await claimDatabase(url);
    expect(readFileSync(`${path}.lock.json`, 'utf8')).toContain(String(process.pid));
    claim.release();
  });

  it('is refused while the holder is stopped, and waits a moment for one that is about to end', async () => {
    const { child } = await claimElsewhere();
    child.kill('SIGSTOP');
    await expect(claimDatabase(url)).rejects.toThrow('is used by another gateway');
    setTimeout(() => child.kill('SIGKILL'), 200);
    (await claimDatabase(url)).release();
  });

  it('does not believe in a holder that only stands in the text', async () => {
    writeFileSync(
      `${path}.lock.json`,
      JSON.stringify({ pid: process.ppid, host: hostname(), startedAt: 'now' }),
    );
    const claim = await claimDatabase(url);
    claim.release();
  });

  it('refuses without a name where the text says nothing sensible', async () => {
    const { said } = await claimElsewhere();
    expect(said).toBe('claimed');
    for (const text of ['{', 'null', '{"pid":"x"}']) {
      writeFileSync(`${path}.lock.json`, text);
      await expect(claimDatabase(url)).rejects.toThrow(
        `The database file ${path} is used by another gateway; stop`,
      );
    }
  });

  it(
    'lets exactly one of several have the file who ask at the same moment',
    { timeout: 60_000 },
    async () => {
      for (let round = 0; round < 2; round++) {
        const claimed = `sqlite:${join(directory, `round-${String(round)}.db`)}`;
        const answers = await Promise.all(Array.from({ length: 4 }, () => claimElsewhere(claimed)));
        const said = answers.map((answer) => answer.said);
        expect(said.filter((text) => text === 'claimed')).toHaveLength(1);
        const winner = answers.find((answer) => answer.said === 'claimed')?.child.pid;
        for (const text of said)
          if (text !== 'claimed') expect(text).toContain(`(process ${String(winner)} on host`);
        await Promise.all(answers.map(({ child }) => killHard(child)));
      }
    },
  );

  it('keeps a claim that nobody in its process refers to any more', async () => {
    const { child } = await claimElsewhere();
    for (let count = 0; count < 3; count++) {
      child.send('collect');
      await once(child, 'message');
    }
    expect((await claimElsewhere()).said).toContain('is used by another gateway');
  });

  it('refuses a second claim within one process, and keeps the first', async () => {
    const claim = await claimDatabase(url);
    await expect(claimDatabase(url)).rejects.toThrow(`(process ${String(process.pid)} on host`);
    expect((await claimElsewhere()).said).toContain('is used by another gateway');
    claim.release();
    claim.release();
    expect((await claimElsewhere()).said).toBe('claimed');
  });

  it('keeps its claim while the database is opened, written by its thread, and closed', async () => {
    const claim = await claimDatabase(url);
    const database = await openDatabase(url);
    await database.keys.insert(createTestKey());
    await database.usage.insert([createTestRecord()]);
    expect((await claimElsewhere()).said).toContain('is used by another gateway');
    await database.close();
    expect((await claimElsewhere()).said).toContain('is used by another gateway');
    claim.release();
    expect(existsSync(`${path}.lock.json`)).toBe(false);
  });

  it('knows a file by every name', async () => {
    const claim = await claimDatabase(url);
    symlinkSync(path, join(directory, 'other.db'));
    symlinkSync(directory, join(directory, 'folder'));
    const names = ['other.db', 'folder/test.db', 'folder/folder/../test.db'];
    const refusals = names.map(async (name) => {
      await expect(claimDatabase(`sqlite:${join(directory, name)}`)).rejects.toThrow(`file ${path} is used`);
    });
    await Promise.all(refusals);
    claim.release();
  });

  it('makes files that only their owner may read, beside an older one as well', async () => {
    const claim = await claimDatabase(`sqlite:${join(directory, 'new', 'deep', 'test.db')}`);
    const files = ['test.db', 'test.db.lock', 'test.db.lock.json'];
    const modes = files.map((file) => statSync(join(directory, 'new', 'deep', file)).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600, 0o600]);
    expect(statSync(join(directory, 'new')).mode & 0o777).toBe(0o700);
    claim.release();
  });

  it('gives a database in memory, or on a server, to everybody', async () => {
    for (const shared of ['sqlite::memory:', 'postgres://nobody@127.0.0.1:1/none']) {
      const claims = await Promise.all([claimDatabase(shared), claimDatabase(shared)]);
      for (const claim of claims) claim.release();
    }
  });

  it('explains a folder that cannot be used', async () => {
    writeFileSync(join(directory, 'taken'), '');
    await expect(claimDatabase(`sqlite:${join(directory, 'taken', 'test.db')}`)).rejects.toThrow(
      /^The database file .*test\.db cannot be opened: /,
    );
  });
});
