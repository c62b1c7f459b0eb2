import { describe, expect, it } from 'vitest';
import { checkLockfile } from '../../../../scripts/check-install/check-lockfile.ts';

describe('checkLockfile', () => {
  it('accepts packages without address and install script', () => {
    expect(
      checkLockfile({
        packages: { 'node_modules/a': {}, 'node_modules/b': { dev: true, hasInstallScript: true } },
      }),
    ).toEqual([]);
  });

  it('objects to an address of a registry', () => {
    const packages = { 'node_modules/a': { resolved: 'https://example.test/a.tgz' } };
    expect(checkLockfile({ packages })).toEqual([expect.stringContaining('names a registry for 1 packages')]);
  });

  it('accepts a folder of the repository', () => {
    const packages = { 'node_modules/a': { resolved: 'test/a', link: true } };
    expect(checkLockfile({ packages })).toEqual([]);
  });

  it('objects to a runtime package with an install script', () => {
    expect(checkLockfile({ packages: { 'node_modules/a': { hasInstallScript: true } } })).toEqual([
      expect.stringContaining('node_modules/a has an install script'),
    ]);
  });
});
