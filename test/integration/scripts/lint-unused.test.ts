import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createTestDir } from '../../support/copy-small-contract.ts';
import { repositoryDir } from '../../support/list-openapi-examples.ts';

interface Manifest {
  readonly knip: object;
}

/** What the check says of a small project with these files, under the settings of this one. */
async function lintUnused(files: Readonly<Record<string, string>>): Promise<string> {
  const { knip } = JSON.parse(await readFile(join(repositoryDir, 'package.json'), 'utf8')) as Manifest;
  const directory = await createTestDir();
  const manifest = { name: 'planted', type: 'module', scripts: { start: 'node src/main.ts' }, knip };
  const all = {
    'package.json': JSON.stringify({ ...manifest, dependencies: { planted: '1.0.0' } }),
    ...files,
  };
  await mkdir(join(directory, 'src'));
  for (const [name, text] of Object.entries(all)) await writeFile(join(directory, name), text);
  const program = join(repositoryDir, 'node_modules/knip/bin/knip.js');
  const args = [program, '--no-progress', '--directory', directory];
  return promisify(execFile)(process.execPath, args).then(
    ({ stdout }) => stdout,
    (error: { readonly stdout: string }) => error.stdout,
  );
}

describe('npm run lint:unused', () => {
  it('names a dependency, an export, a type and a file that nothing uses', async () => {
    const report = await lintUnused({
      'src/main.ts': "import { used } from './a.ts';\nused();\n",
      'src/a.ts': 'export function used() {}\nexport function spare() {}\nexport interface Spare {}\n',
      'src/b.ts': 'export {};\n',
    });
    for (const found of [
      /Unused dependencies[^]*planted/u,
      /spare[^]*src\/a\.ts:2/u,
      /Spare[^]*src\/a\.ts:3/u,
    ])
      expect(report).toMatch(found);
    expect(report).toMatch(/Unused files[^]*src\/b\.ts/u);
  });
});
