import { runRedocly } from '../redocly/run-redocly.ts';

/** One thing the linter does not accept. */
export interface LintProblem {
  readonly ruleId: string;
  readonly message: string;
  /** File, line and JSON pointer. */
  readonly place: string;
}

interface RedoclyReport {
  readonly problems: readonly {
    readonly ruleId: string;
    readonly message: string;
    readonly location: readonly {
      readonly source: { readonly ref: string };
      readonly pointer?: string;
      readonly start?: { readonly line: number };
    }[];
  }[];
}

/**
 * Lints one OpenAPI or AsyncAPI document by the rules of redocly.yaml and returns every problem. Warnings count: a rule
 * is either kept or switched off. Throws when redocly cannot read the document.
 */
export async function lintSpec(path: string): Promise<readonly LintProblem[]> {
  const run = await runRedocly([
    'lint',
    path,
    '--format',
    'json',
    '--max-problems',
    '1000',
    '--lint-config',
    'error',
  ]);
  const report = readReport(run.stdout);
  if (!report) throw new Error(`redocly could not lint ${path}:\n${run.stdout}${run.stderr}`);
  return report.problems.map(({ ruleId, message, location }) => {
    const [first] = location;
    return {
      ruleId,
      message,
      place: `${first?.source.ref ?? path}:${first?.start?.line ?? 1} ${first?.pointer ?? ''}`,
    };
  });
}

function readReport(stdout: string): RedoclyReport | null {
  try {
    return JSON.parse(stdout) as RedoclyReport;
  } catch {
    return null;
  }
}
