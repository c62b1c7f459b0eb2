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
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
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
