import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LintProblem } from './lint-spec.ts';

const cliPath = fileURLToPath(
  new URL('../../node_modules/@stoplight/spectral-cli/dist/index.js', import.meta.url),
);
const rulesetPath = fileURLToPath(new URL('../../.spectral.yaml', import.meta.url));

/** The report of a sound document is empty; one of a document full of problems has some hundred bytes for each. */
const maxReportBytes = 64 * 1024 * 1024;

interface SpectralResult {
  readonly code: string;
  readonly message: string;
  readonly path: readonly (string | number)[];
  readonly source?: string;
  readonly range: { readonly start: { readonly line: number } };
}

/**
 * Lints one bundled document by the rules of .spectral.yaml and returns every problem, hints included. Throws when spectral
 * cannot read it.
 */
export async function lintPublished(path: string): Promise<readonly LintProblem[]> {
  const options = ['--ruleset', rulesetPath, '--format', 'json', '--fail-severity', 'hint', '--quiet'];
  const report = await runSpectral(['lint', path, ...options]);
  return report.map(({ code, message, path: pointer, source, range }) => ({
    ruleId: code,
    message,
    place: `${source ?? path}:${String(range.start.line + 1)} #/${pointer.join('/')}`,
  }));
}

function runSpectral(args: readonly string[]): Promise<readonly SpectralResult[]> {
  return new Promise((resolve, reject) => {
    const options = { maxBuffer: maxReportBytes };
    execFile(process.execPath, [cliPath, ...args], options, (_error, stdout, stderr) => {
      const report = readReport(stdout);
      if (report) resolve(report);
      else reject(new Error(`spectral could not lint ${args.join(' ')}:\n${stdout}${stderr}`));
    });
  });
}

function readReport(stdout: string): readonly SpectralResult[] | null {
  try {
    return JSON.parse(stdout) as readonly SpectralResult[];
  } catch {
    return null;
  }
}
