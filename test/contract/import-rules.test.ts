import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findForbiddenImports, packageOwners } from '../support/import-rules.ts';
import { repositoryDir } from '../support/list-openapi-examples.ts';
import { readModules } from '../support/read-modules.ts';

describe('import rules', () => {
  it('hold for every module of the program', async () => {
    const modules = await readModules(repositoryDir, ['src', 'handlers', 'generated']);
    expect(modules.length).toBeGreaterThan(10);
    expect(findForbiddenImports(modules)).toEqual([]);
  });

  it('name an owner for every runtime dependency, and no other', async () => {
    const manifest = JSON.parse(await readFile(join(repositoryDir, 'package.json'), 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    expect(Object.keys(packageOwners).sort()).toEqual(Object.keys(manifest.dependencies).sort());
  });
});
