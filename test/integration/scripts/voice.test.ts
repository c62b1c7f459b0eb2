import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryDir } from '../../support/list-openapi-examples.ts';

const main = join(repositoryDir, 'scripts/voice/main.ts');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specway-voice-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** What the command writes, and how it ends. */
async function runVoice(...args: readonly string[]) {
  const options = { encoding: 'buffer', maxBuffer: 1e8 } as const;
  return await promisify(execFile)(process.execPath, [main, ...args], options).then(
    ({ stdout, stderr }) => ({ stdout, stderr: stderr.toString(), status: 0 }),
    (error: { stdout: Buffer; stderr: Buffer; code: number }) => ({
      stdout: error.stdout,
      stderr: error.stderr.toString(),
      status: error.code,
    }),
  );
}

describe('npm run voice', { timeout: 60_000 }, () => {
  it.each([
    [[]],
    [['--format', 'g711_ulaw']],
    [['--format', 'g711_alaw', '--rate', '16000']],
    [['--rate', '44100']],
  ])('says a sentence that it understands, with %j', async (args) => {
    const file = join(folder, `${args.join('')}.wav`);
    const { stdout, status } = await runVoice('Read this back, please: [[failed]]', ...args);
    expect(status).toBe(0);
    await writeFile(file, stdout);
    const heard = await runVoice('--listen', file);
    expect(heard).toEqual({
      stdout: Buffer.from('Read this back, please: [[failed]]\n'),
      stderr: '',
      status: 0,
    });
  });

  it('writes to a file, and says what it hears where nobody speaks', async () => {
    const file = join(folder, 'out.wav');
    expect(await runVoice('Hello', '--out', file)).toMatchObject({ status: 0, stdout: Buffer.alloc(0) });
    expect((await runVoice('--listen', file)).stdout.toString()).toBe('Hello\n');
    const { stdout } = await runVoice('Hello');
    await writeFile(file, Buffer.concat([stdout.subarray(0, 44), Buffer.alloc(48_000)]));
    expect(await runVoice('--listen', file)).toMatchObject({ status: 1, stdout: Buffer.from('(silence)\n') });
  });

  it('says what is wrong with a file or a command', async () => {
    expect(await runVoice('--listen', main)).toMatchObject({ status: 1, stderr: 'It is no WAV file.\n' });
    expect(await runVoice('--listen', '/dev/zero')).toMatchObject({
      status: 1,
      stderr: 'It is larger than 128 MiB.\n',
    });
    const missing = await runVoice('--listen', join(folder, 'none.wav'));
    expect(missing).toMatchObject({ status: 1, stderr: expect.stringContaining('ENOENT') as string });
    expect(await runVoice()).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--listen') as string,
    });
    expect((await runVoice('--help')).stdout.toString()).toContain('npm run voice -- --listen a.wav');
  });
});
