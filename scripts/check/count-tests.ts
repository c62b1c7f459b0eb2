import { relative } from 'node:path';

/** How many things held and how many did not. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** The part of vitest's JSON report that is counted. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    /** Path of the file. */
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      /** Of all tries, those before one that passed included. */
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/**
 * Counts a vitest run. A file that failed without a failed test (it could not be loaded, or a hook failed) counts as
 * one failure, and so does a run that failed for any other reason or left no report.
 */
export function countTests(report: VitestReport | null, exitCode: number): Counts {
  if (!report) return { passed: 0, failed: 1 };
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + brokenFiles.length;
  return { passed: report.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

/** What passed only when it was tried again, and how it had failed: one line for each test. */
export function listRetried(report: VitestReport | null): readonly string[] {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => {
        const reason = failureMessages[0]?.split('\n', 1)[0] ?? '';
        return `passed at the second try: ${relative('', name)} ${fullName.trim()} (${reason})`;
      }),
  );
}

export function addCounts(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, counts) => sum + counts.passed, 0),
    failed: all.reduce((sum, counts) => sum + counts.failed, 0),
  };
}

/** The last line of every run. */
export function renderCounts(counts: Counts): string {
  return `${counts.passed} passed, ${counts.failed} failed`;
}
