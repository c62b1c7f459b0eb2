import { hasEntries, parseChangelog } from '../changelog/parse-changelog.ts';
import type { ContractDiff } from '../contract-diff/diff-contract.ts';

export interface ReleaseFacts {
  /** The version in package.json. */
  readonly version: string;
  /** The text of CHANGELOG.md. */
  readonly changelog: string;
  /** `info.version` of each document that will be published, by file name. */
  readonly documentVersions: Readonly<Record<string, string>>;
  /** The version in specs/released; `null` before the first release. */
  readonly releasedVersion: string | null;
  /** How generated/ differs from what specs/ says. */
  readonly staleFiles: readonly string[];
  readonly contractVerdict: ContractDiff['verdict'];
}

/** Why a release cannot be made now, one sentence for each reason; empty when it can. */
export function checkRelease(facts: ReleaseFacts): readonly string[] {
  return [
    ...checkChangelog(facts),
    ...checkVersions(facts),
    ...facts.staleFiles.map((file) => `generated/${file} Run \`npm run generate\`.`),
    ...(facts.contractVerdict === 'breaking, undeclared'
      ? ['The contract breaks clients of the last release; say so in CHANGELOG.md under "### Breaking".']
      : []),
  ];
}

function checkChangelog({ changelog, version }: ReleaseFacts): readonly string[] {
  const sections = parseChangelog(changelog);
  const unreleased = sections.find((section) => section.title === 'Unreleased');
  const released = sections.find((section) => section.title === version);
  if (!released) {
    const heading = `"## [${version}] - <date>"`;
    return unreleased && hasEntries(unreleased)
      ? [
          `CHANGELOG.md still says "Unreleased": rename that heading to ${heading} and put an empty "## [Unreleased]" above it.`,
        ]
      : [`CHANGELOG.md has nothing to release: "Unreleased" is empty and there is no ${heading}.`];
  }
  return [
    ...(unreleased && hasEntries(unreleased)
      ? [`CHANGELOG.md has entries under "Unreleased" beside ${version}: move them.`]
      : []),
    ...(hasEntries(released) ? [] : [`CHANGELOG.md says nothing about ${version}.`]),
    ...(released.date === null
      ? [`The heading of ${version} in CHANGELOG.md lacks its date, as in "## [${version}] - 2026-01-31".`]
      : []),
  ];
}

function checkVersions({ version, documentVersions, releasedVersion }: ReleaseFacts): readonly string[] {
  const mismatches = Object.entries(documentVersions)
    .filter(([, documentVersion]) => documentVersion !== version)
    .map(
      ([name, documentVersion]) => `${name} says version ${documentVersion}, package.json says ${version}.`,
    );
  if (releasedVersion === null || isNewer(version, releasedVersion)) return mismatches;
  return [
    ...mismatches,
    `Version ${releasedVersion} is released already: raise the version in package.json and specs/.`,
  ];
}

function isNewer(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) > 0;
}
