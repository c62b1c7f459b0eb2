import type { BlackBoxReport } from './black-box-case.ts';

/** A report in the form of JUnit, with a suite for each operation of each profile. */
export function renderJunit(reports: readonly BlackBoxReport[]): string {
  const suites = Map.groupBy(reports, ({ blackBoxCase: { profile, operationId } }) => {
    return `${profile} ${operationId}`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="contract"${renderCounts(reports)}>`,
    ...[...suites].map(([name, own]) => renderSuite(name, own)),
    '</testsuites>\n',
  ].join('\n');
}

function renderSuite(name: string, reports: readonly BlackBoxReport[]): string {
  const cases = reports.map((report) => renderCase(name, report));
  return [`  <testsuite name="${escape(name)}"${renderCounts(reports)}>`, ...cases, '  </testsuite>'].join(
    '\n',
  );
}

function renderCounts(reports: readonly BlackBoxReport[]): string {
  const failures = reports.filter(({ problems }) => problems.length > 0).length;
  const durationMs = reports.reduce((sum, report) => sum + report.durationMs, 0);
  const counts = `tests="${String(reports.length)}" failures="${String(failures)}" errors="0" skipped="0"`;
  return ` ${counts} time="${renderSeconds(durationMs)}"`;
}

function renderCase(suite: string, { blackBoxCase, problems, durationMs }: BlackBoxReport): string {
  const place = `classname="${escape(suite.replace(' ', '.'))}" name="${escape(blackBoxCase.name)}"`;
  const head = `    <testcase ${place} time="${renderSeconds(durationMs)}"`;
  const [first] = problems;
  if (first === undefined) return `${head}/>`;
  const failure = `<failure message="${escape(first)}">${escape(problems.join('\n'))}</failure>`;
  return `${head}>\n      ${failure}\n    </testcase>`;
}

function renderSeconds(durationMs: number): string {
  return (durationMs / 1000).toFixed(3);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

/** Text of XML 1.0; characters that it does not have become a replacement character. */
function escape(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\u{fffd}')
    .replaceAll(/[&<>"\n\r\t]/g, (character) => entities[character] ?? character);
}
