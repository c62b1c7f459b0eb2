import { describe, expect, it } from 'vitest';
import { findCycles, findRoomCycles } from '../support/import-rules.ts';
import { repositoryDir } from '../support/list-openapi-examples.ts';
import { readModules } from '../support/read-modules.ts';

describe('modules', { timeout: 60_000 }, () => {
  it('import one another in no circle, types included', async () => {
    const modules = await readModules(repositoryDir, ['src', 'handlers', 'generated', 'scripts', 'test']);
    expect(findCycles(modules)).toEqual([]);
  });

  it('stand in rooms that import one another in no circle either', async () => {
    expect(findRoomCycles(await readModules(repositoryDir, ['src', 'handlers']))).toEqual([]);
  });
});
