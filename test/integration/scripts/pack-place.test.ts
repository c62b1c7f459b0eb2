import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryDir } from '../../support/list-openapi-examples.ts';

describe('npm run pack', () => {
  it.each([
    ['that is not there', join(repositoryDir, 'nowhere'), 'ENOENT'],
    ['that is a file', join(repositoryDir, 'package.json'), 'ENOTDIR'],
  ])('refuses a place %s in one line, before it packs anything', (_why, place, reason) => {
    const script = join(repositoryDir, 'scripts', 'pack', 'main.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--out', place], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1' },
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toBe(`--out: no package can be written to ${place} (${reason}).\n`);
  });
});
