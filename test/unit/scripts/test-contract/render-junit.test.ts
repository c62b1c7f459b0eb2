import { describe, expect, it } from 'vitest';
import type { BlackBoxReport } from '../../../../scripts/test-contract/black-box-case.ts';
import { renderJunit } from '../../../../scripts/test-contract/render-junit.ts';

function report(operationId: string, name: string, problems: readonly string[]): BlackBoxReport {
  const blackBoxCase = { operationId, name, profile: 'neutral' } as BlackBoxReport['blackBoxCase'];
  return { blackBoxCase, problems, places: [], durationMs: 12.4 };
}

describe('renderJunit', () => {
  it('has a suite for each operation, and a failure where there is a problem', () => {
    const text = renderJunit([
      report('getModel', 'one', []),
      report('getModel', 'two', ['first', 'second']),
      report('getHealth', 'three', []),
    ]);
    expect(text).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="contract" tests="3" failures="1" errors="0" skipped="0" time="0.037">
  <testsuite name="neutral getModel" tests="2" failures="1" errors="0" skipped="0" time="0.025">
    <testcase classname="neutral.getModel" name="one" time="0.012"/>
    <testcase classname="neutral.getModel" name="two" time="0.012">
      <failure message="first">first&#10;second</failure>
    </testcase>
  </testsuite>
  <testsuite name="neutral getHealth" tests="1" failures="0" errors="0" skipped="0" time="0.012">
    <testcase classname="neutral.getHealth" name="three" time="0.012"/>
  </testsuite>
</testsuites>
`);
  });

  it('writes what XML can read, whatever an answer holds', () => {
    const text = renderJunit([report('a', '“<&>"\u{0}\u{1b}[2K\u{fffe}\u{1f600}', ['\u{d800}\t'])]);
    expect(text).toContain('name="“&lt;&amp;&gt;&quot;\u{fffd}\u{fffd}[2K\u{fffd}\u{1f600}"');
    expect(text).toContain('message="\u{fffd}&#9;"');
  });
});
