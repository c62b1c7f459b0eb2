import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../src/core/clock.ts';
import { createUploadStore, type UploadStore } from '../../../src/server/multipart/create-upload-store.ts';

const hour = 60 * 60 * 1000;
const now = 1_800_000_000_000;

let directory = '';
let store: UploadStore | null = null;
const problems: unknown[] = [];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'specway-store-'));
  problems.length = 0;
});
afterEach(async () => {
  await store?.close();
  rmSync(directory, { recursive: true, force: true });
  expect(problems).toEqual([]);
});

type Changes = Partial<Parameters<typeof createUploadStore>[0]>;

function create(where = directory, changes: Changes = {}): UploadStore {
  const onProblem = (error: unknown) => problems.push(error);
  const defaults = { directory: where, maxBytes: 1_000, clock: { now: () => now }, onProblem };
  store = createUploadStore({ ...defaults, ...changes });
  return store;
}

/** A folder that was last touched so long ago. */
function leave(name: string, ageMs: number): void {
  mkdirSync(join(directory, name, 'req_1'), { recursive: true });
  writeFileSync(join(directory, name, 'req_1', '0'), 'left');
  const touched = new Date(now - ageMs);
  utimesSync(join(directory, name), touched, touched);
}

const module = new URL('../../../src/server/multipart/create-upload-store.ts', import.meta.url);

/** A process that has an upload under way, and nothing else to do. */
async function startOwner(): Promise<ChildProcess> {
  const code = `
    import { createUploadStore } from ${JSON.stringify(module.href)};
    const options = { directory: ${JSON.stringify(directory)}, maxBytes: 1, clock: Date, onProblem: console.error };
    await createUploadStore(options).createFolder('req_1', []).resolvePath('0');
    console.log('there');
    setInterval(() => {}, 1_000);
  `;
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(owner.stdout, 'data');
  return owner;
}

describe('createUploadStore', () => {
  it('writes nothing until a file comes, and leaves nothing when it is closed', async () => {
    const where = join(directory, 'uploads');
    const uploads = create(where);
    const folder = uploads.createFolder('req_1', []);
    await folder.remove();
    expect(existsSync(where)).toBe(false);
    writeFileSync(await folder.resolvePath('0'), 'x');
    expect(readdirSync(where, { recursive: true })).toHaveLength(3);
    await uploads.close();
    expect(readdirSync(where)).toEqual([]);
    await expect(uploads.createFolder('req_2', []).resolvePath('0')).rejects.toThrow('closed');
  });

  it('removes the folder of one request and no other', async () => {
    const uploads = create();
    const [first, second] = [uploads.createFolder('req_1', []), uploads.createFolder('req_2', [])];
    const paths = [await first.resolvePath('0'), await second.resolvePath('0')] as const;
    for (const path of paths) writeFileSync(path, 'x');
    await first.remove();
    expect(paths.map((path) => existsSync(path))).toEqual([false, true]);
  });

  it('gives what was reserved back when the folder is removed, once', async () => {
    const uploads = create();
    const folder = uploads.createFolder('req_1', []);
    folder.reserve(900);
    const other = uploads.createFolder('req_2', []);
    expect(() => {
      other.reserve(200);
    }).toThrow('busy with other large requests');
    await folder.remove();
    await folder.remove();
    other.reserve(1_000);
    expect(() => {
      other.reserve(1);
    }).toThrow('busy');
  });

  it('sweeps folders that nothing happened in for a day, and nothing else', async () => {
    leave('17-0123456789ab', 25 * hour);
    leave('18-0123456789ab', 23 * hour);
    leave('somebody-elses', 100 * hour);
    await create().close();
    expect(readdirSync(directory).sort()).toEqual(['18-0123456789ab', 'somebody-elses']);
  });

  it.runIf(process.platform === 'linux')(
    'sweeps the folder of a process of this machine that was killed, at its start and later',
    async () => {
      const [first, second] = [await startOwner(), await startOwner()];
      const end = async (owner: ChildProcess) => {
        owner.kill('SIGKILL');
        await once(owner, 'exit');
      };
      try {
        await create(directory, { clock: systemClock }).close();
        expect(readdirSync(directory)).toHaveLength(2);
        await end(first);
        const uploads = create(directory, { clock: systemClock, sweepEveryMs: 20 });
        await expect.poll(() => readdirSync(directory)).toHaveLength(1);
        await end(second);
        await expect.poll(() => readdirSync(directory)).toEqual([]);
        await uploads.close();
      } finally {
        first.kill('SIGKILL');
        second.kill('SIGKILL');
      }
    },
  );

  it('goes on after its folder was taken away', async () => {
    const uploads = create();
    await uploads.createFolder('req_1', []).resolvePath('0');
    for (const name of readdirSync(directory)) rmSync(join(directory, name), { recursive: true });
    writeFileSync(await uploads.createFolder('req_2', []).resolvePath('0'), 'x');
  });
});
