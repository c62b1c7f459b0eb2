import { describe, expect, it } from 'vitest';
import {
  declaresBreaking,
  hasEntries,
  parseChangelog,
} from '../../../../scripts/changelog/parse-changelog.ts';

const createSection = (body: string) => ({ title: 'Unreleased', date: null, body });

describe('parseChangelog', () => {
  it('splits a change log into its sections', () => {
    const text =
      '# Changelog\n\nAbout.\n\n## [Unreleased]\n\n## [0.2.0] - 2026-02-01\n\n### Added\n\n- A thing\n';
    expect(parseChangelog(text)).toEqual([
      { title: 'Unreleased', date: null, body: '' },
      { title: '0.2.0', date: '2026-02-01', body: '### Added\n\n- A thing' },
    ]);
  });
});

describe('hasEntries', () => {
  it('does not count headings', () => {
    expect(hasEntries(createSection('### Added\n\n### Fixed'))).toBe(false);
    expect(hasEntries(createSection('### Added\n\n- A thing'))).toBe(true);
  });
});

describe('declaresBreaking', () => {
  it('wants something under the heading', () => {
    expect(declaresBreaking(createSection('### Breaking\n\n### Added\n\n- A thing'))).toBe(false);
    expect(declaresBreaking(createSection('### Breaking\n\n- A field is gone\n\n### Added'))).toBe(true);
    expect(declaresBreaking(createSection('### Added\n\n- Not Breaking'))).toBe(false);
  });
});
