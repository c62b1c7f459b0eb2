import type { Coverage, OperationCounts } from './coverage.ts';
import type { Finding } from './findings.ts';
import type { CommandOptions } from './options.ts';
import type { FuzzResult } from './run-fuzz.ts';

/** The command that repeats one case. */
export function renderRepeat(
  { seed, provider, validation, operation }: CommandOptions,
  index: number,
): string {
  const limits = Object.entries({ provider, validation, operation }).flatMap(([name, value]) =>
    value === null ? [] : [`--${name} ${value}`],
  );
  return ['npm run fuzz --', `--seed ${String(seed)}`, ...limits, `--only ${String(index)}`].join(' ');
}

/** A finding as it is told when it is found. */
export function renderFinding({ index, title, problems }: Finding, options: CommandOptions): string {
  const name = index === null ? title : `${String(index)} (seed ${String(options.seed)}) ${title}`;
  const repeat = index === null ? [] : [`repeat: ${renderRepeat(options, index)}`];
  return [`FAILED ${name}`, ...[...problems, ...repeat].map((line) => `       ${line}`)].join('\n');
}

/** The end of a run; its last line counts. */
export function renderResult(
  { passed, failed, findings, known, coverage, seconds }: FuzzResult,
  options: CommandOptions,
): string {
  const lines = ['', `seed ${String(options.seed)}, ${seconds.toFixed(1)} s`, ...renderCoverage(coverage)];
  for (const [{ name, reason }, count] of known)
    lines.push(`known: ${name}, ${String(count)} times (${reason})`);
  for (const { title, count, example } of groupFindings(findings))
    lines.push(`${String(count)} x ${title} (such as ${example})`);
  return [...lines, `${String(passed)} passed, ${String(failed)} failed`].join('\n');
}

/** A line for each operation: its cases, what came of them, and of how many an upstream heard. */
function renderCoverage({ operations }: Coverage): readonly string[] {
  const sorted = [...operations].toSorted(([, a], [, b]) => b.cases - a.cases);
  return sorted.map(([id, counts]) => renderCounts(id, counts));
}

function renderCounts(id: string, { cases, answered, refused, failed, asked }: OperationCounts): string {
  const columns: readonly (readonly [number, string])[] = [
    [cases, 'cases'],
    [answered, 'answered'],
    [refused, 'refused'],
    [failed, 'failed'],
    [asked, 'at an upstream'],
  ];
  return [id.padEnd(24), ...columns.map(([count, what]) => `${String(count).padStart(6)} ${what}`)].join('');
}

interface Group {
  readonly title: string;
  readonly count: number;
  readonly example: string;
}

/** Findings that look alike are most likely one fault. */
function groupFindings(findings: readonly Finding[]): readonly Group[] {
  const groups = Map.groupBy(
    findings,
    ({ title, problems }) => `${title.split(/[ ,]/u)[0] ?? ''}: ${simplify(problems[0] ?? '')}`,
  );
  return [...groups]
    .map(([title, list]) => ({
      title,
      count: list.length,
      example: String(list[0]?.index ?? list[0]?.title),
    }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 60);
}

function simplify(problem: string): string {
  // What an answer or a line looks like differs each time.
  const [beginning = ''] = problem.split(': {');
  return beginning
    .replaceAll(/req_[\w-]+/gu, 'req_…')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\d+/gu, 'N')
    .slice(0, 220);
}
