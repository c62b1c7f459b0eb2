import { describe, expect, it } from 'vitest';
import { checkRelease, type ReleaseFacts } from '../../../../scripts/release/check-release.ts';

const ready: ReleaseFacts = {
  version: '0.2.0',
  changelog: '# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-02-01\n\n### Added\n\n- A thing\n',
  documentVersions: { 'openapi.json': '0.2.0' },
  releasedVersion: '0.1.0',
  staleFiles: [],
  contractVerdict: 'compatible',
};

describe('checkRelease', () => {
  it('lets a prepared release pass', () => {
    expect(checkRelease(ready)).toEqual([]);
  });

  it('refuses an Unreleased part that was not renamed', () => {
    const changelog = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A thing\n';
    expect(checkRelease({ ...ready, changelog })).toEqual([expect.stringContaining('rename that heading')]);
  });

  it('refuses an empty Unreleased part', () => {
    const changelog = '# Changelog\n\n## [Unreleased]\n\n### Added\n';
    expect(checkRelease({ ...ready, changelog })).toEqual([expect.stringContaining('nothing to release')]);
  });

  it('refuses a version with nothing under its heading', () => {
    const changelog = '## [Unreleased]\n\n## [0.2.0] - 2026-02-01\n\n### Added\n';
    expect(checkRelease({ ...ready, changelog })).toEqual(['CHANGELOG.md says nothing about 0.2.0.']);
  });

  it('refuses a heading without a date', () => {
    const changelog = '## [0.2.0]\n\n- A thing\n';
    expect(checkRelease({ ...ready, changelog })).toEqual([expect.stringContaining('lacks its date')]);
  });

  it('refuses entries left under Unreleased', () => {
    const changelog = ready.changelog.replace('## [Unreleased]\n', '## [Unreleased]\n\n- Another thing\n');
    expect(checkRelease({ ...ready, changelog })).toEqual([expect.stringContaining('beside 0.2.0')]);
  });

  it('refuses a version that is released already, or older', () => {
    for (const releasedVersion of ['0.2.0', '0.10.0']) {
      expect(checkRelease({ ...ready, releasedVersion })).toEqual([
        expect.stringContaining('raise the version'),
      ]);
    }
  });

  it('refuses documents of another version', () => {
    const documentVersions = { 'asyncapi.json': '0.1.0' };
    expect(checkRelease({ ...ready, documentVersions })).toEqual([
      expect.stringContaining('asyncapi.json says version'),
    ]);
  });

  it('refuses generated files that are not up to date', () => {
    const staleFiles = ['openapi.json differs from line 3 on.'];
    expect(checkRelease({ ...ready, staleFiles })).toEqual([expect.stringContaining('npm run generate')]);
  });

  it('refuses an undeclared break of the contract', () => {
    const contractVerdict = 'breaking, undeclared' as const;
    expect(checkRelease({ ...ready, contractVerdict })).toEqual([expect.stringContaining('### Breaking')]);
  });
});
