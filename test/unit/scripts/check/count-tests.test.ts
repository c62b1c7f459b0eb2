import { describe, expect, it } from 'vitest';
import {
  addCounts,
  countTests,
  listRetried,
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
      name: 'test/unit/a.test.ts',
      assertionResults: tests.map((status) => ({ status, fullName: ' a does b', failureMessages: [] })),
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

describe('listRetried', () => {
  it('names tests that passed after they had failed, and why they had', () => {
    const report = createReport([['passed', 'failed', 'passed']]);
    const [file] = report.testResults;
    const failureMessages = ['AssertionError: expected 1 to be 2\n    at a.test.ts:1'];
    const tests = file!.assertionResults.map((test, index) =>
      index > 0 ? { ...test, failureMessages } : test,
    );
    expect(listRetried({ ...report, testResults: [{ ...file!, assertionResults: tests }] })).toEqual([
      'passed at the second try: test/unit/a.test.ts a does b (AssertionError: expected 1 to be 2)',
    ]);
  });

  it('has nothing to say of a run that left no report', () => {
    expect(listRetried(null)).toEqual([]);
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
