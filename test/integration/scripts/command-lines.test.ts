import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { repositoryDir } from '../../support/list-openapi-examples.ts';

/** What a command of the repository writes, and how it ends. */
async function run(path: string, ...args: readonly string[]) {
  const main = join(repositoryDir, 'scripts', path);
  return await promisify(execFile)(process.execPath, [main, ...args]).then(
    ({ stdout, stderr }) => ({ stdout, stderr, status: 0 }),
    ({ stdout, stderr, code }: { stdout: string; stderr: string; code: number }) => ({
      ...{ stdout, stderr },
      status: code,
    }),
  );
}

describe.each([
  ['release/main.ts', 'npm run release\n'],
  ['check/main.ts', 'npm run check -- [options]\n'],
  ['bench/main.ts', 'npm run bench -- [options]\n'],
  ['bench-edits/main.ts', 'npm run bench:edits -- [options]\n'],
  ['pack/main.ts', 'npm run pack [-- --out DIRECTORY]\n'],
  ['generate/main.ts', 'npm run generate\n'],
  ['check-generated/main.ts', 'npm run check:generated\n'],
  ['check-install/main.ts', 'npm run check:install\n'],
  ['contract-diff/main.ts', 'npm run check:contract-diff\n'],
  ['lint-specs/main.ts', 'npm run lint:specs\n'],
  ['test-contract/peer.ts', 'npm run test:peer\n'],
])('scripts/%s', { timeout: 30_000 }, (path, usage) => {
  it('says what it does where it is asked for help, and does nothing', async () => {
    const { stdout, ...rest } = await run(path, '--help');
    expect(rest).toEqual({ stderr: '', status: 0 });
    expect(stdout).toContain(usage);
  });

  it('refuses in a sentence what it does not understand', async () => {
    const { stderr, ...rest } = await run(path, '--wibble');
    expect(rest).toEqual({ stdout: '', status: 2 });
    expect(stderr).toMatch(/^There is no option --wibble\.\n\n/u);
    expect(stderr).toContain(usage);
  });
});
