import { describe, expect, it } from 'vitest';
import {
  addCounts,
  countTests,
  renderCounts,
  type VitestReport,
} from '../../../../scripts/check/count-tests.ts';

const createReport = (statuses: readonly (readonly string[])[], fileStatus = 'passed'): VitestReport => {
  const all = statuses.flat();
  return {
    numPassedTests: all.filter((status) => status === 'passed').length,
    numFailedTests: all.filter((status) => status === 'failed').length,
    testResults: statuses.map((tests) => ({
      status: fileStatus,
      assertionResults: tests.map((status) => ({ status })),
    })),
  };
};

describe('countTests', () => {
  it('counts passed and failed tests, and skipped ones not at all', () => {
    const report = createReport([['passed', 'passed', 'skipped'], ['failed']], 'failed');
    expect(countTests({ ...report, testResults: report.testResults.slice(1) }, 1)).toEqual({
      passed: 2,
      failed: 1,
    });
  });

  it('counts a file that could not be loaded as one failure', () => {
    expect(countTests(createReport([[]], 'failed'), 1)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts a run that failed although all tests passed as one failure', () => {
    expect(countTests(createReport([['passed']]), 1)).toEqual({ passed: 1, failed: 1 });
  });

  it('counts a run without a report as one failure', () => {
    expect(countTests(null, 0)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('renderCounts', () => {
  it('writes the line that ends every run', () => {
    expect(
      renderCounts(
        addCounts([
          { passed: 2, failed: 0 },
          { passed: 1, failed: 3 },
        ]),
      ),
    ).toBe('3 passed, 3 failed');
  });
});
