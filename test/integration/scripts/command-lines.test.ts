import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { repositoryDir } from '../../support/list-openapi-examples.ts';

/** What a command of the repository writes, and how it ends. */
async function run(name: string, ...args: readonly string[]) {
  const main = join(repositoryDir, 'scripts', name, 'main.ts');
  return await promisify(execFile)(process.execPath, [main, ...args]).then(
    ({ stdout, stderr }) => ({ stdout, stderr, status: 0 }),
    ({ stdout, stderr, code }: { stdout: string; stderr: string; code: number }) => ({
      ...{ stdout, stderr },
      status: code,
    }),
  );
}

describe.each([
  ['release', 'npm run release\n'],
  ['check', 'npm run check -- [options]\n'],
  ['bench-edits', 'npm run bench:edits -- [options]\n'],
  ['pack', 'npm run pack [-- --out DIRECTORY]\n'],
])('scripts/%s', { timeout: 30_000 }, (name, usage) => {
  it('says what it does where it is asked for help, and does nothing', async () => {
    const { stdout, ...rest } = await run(name, '--help');
    expect(rest).toEqual({ stderr: '', status: 0 });
    expect(stdout).toContain(usage);
  });

  it('refuses in a sentence what it does not understand', async () => {
    const { stderr, ...rest } = await run(name, '--wibble');
    expect(rest).toEqual({ stdout: '', status: 2 });
    expect(stderr).toMatch(/^There is no option --wibble\.\n\n/u);
    expect(stderr).toContain(usage);
  });
});
