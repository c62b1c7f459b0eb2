import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findCycles, findForbiddenImports, findRoomCycles, packageOwners } from '../support/import-rules.ts';
import { repositoryDir } from '../support/list-openapi-examples.ts';
import { readModules, type SourceModule } from '../support/read-modules.ts';

/** To read all modules takes most of the time of these tests, so it is done once. */
let modules: readonly SourceModule[];

beforeAll(async () => {
  modules = await readModules(repositoryDir, ['src', 'handlers', 'generated', 'scripts', 'test']);
}, 300_000);

describe('import rules', () => {
  it('hold for every module of the program', () => {
    expect(modules.length).toBeGreaterThan(10);
    expect(findForbiddenImports(modules)).toEqual([]);
  });

  it('name an owner for every runtime dependency, and no other', async () => {
    const manifest = JSON.parse(await readFile(join(repositoryDir, 'package.json'), 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
      readonly optionalDependencies: Readonly<Record<string, string>>;
    };
    // Those for one platform each are Node.js itself.
    const optional = Object.keys(manifest.optionalDependencies).filter(
      (name) => !/^node-(linux|win)-/.test(name),
    );
    const expected = [...Object.keys(manifest.dependencies), ...optional];
    expect(Object.keys(packageOwners).sort()).toEqual(expected.sort());
  });
});

describe('modules', () => {
  it('import one another in no circle, types included', () => {
    expect(findCycles(modules)).toEqual([]);
  });

  it('stand in rooms that import one another in no circle either', () => {
    const rooms = modules.filter(({ file }) => /^(?:src|handlers)\//.test(file));
    expect(findRoomCycles(rooms)).toEqual([]);
  });
});
