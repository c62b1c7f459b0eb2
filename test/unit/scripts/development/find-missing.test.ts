import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findMissing } from '../../../../scripts/development/find-missing.ts';
import { repositoryDir } from '../../../support/list-openapi-examples.ts';

it('names a development dependency that is not installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'specway-missing-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const devDependencies = { one: '1.0.0', '@two/three': '1.0.0' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ devDependencies }));
  expect(findMissing(folder)).toBe('one');
  mkdirSync(join(folder, 'node_modules/one'), { recursive: true });
  expect(findMissing(folder)).toBe('@two/three');
  mkdirSync(join(folder, 'node_modules/@two/three'), { recursive: true });
  expect(findMissing(folder)).toBeNull();
  expect(findMissing(repositoryDir)).toBeNull();
});

it.each(['generate', 'check', 'check:generated', 'lint:specs', 'release', 'test:peer'])(
  'npm run %s looks for them first',
  (name) => {
    const { scripts } = JSON.parse(readFileSync(join(repositoryDir, 'package.json'), 'utf8')) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    expect(scripts[name]).toMatch(/^node --import \.\/scripts\/development\/main\.ts scripts\//u);
  },
);
