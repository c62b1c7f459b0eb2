import { describe, expect, it } from 'vitest';
import { findCycles } from '../support/import-rules.ts';
import { repositoryDir } from '../support/list-openapi-examples.ts';
import { readModules } from '../support/read-modules.ts';

describe('modules', () => {
  it('import one another in no circle, types included', async () => {
    const modules = await readModules(repositoryDir, ['src', 'handlers', 'generated', 'scripts', 'test']);
    expect(findCycles(modules)).toEqual([]);
  });
});
