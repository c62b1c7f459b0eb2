/** One thing `npm run check` does. */
export interface Step {
  /** The npm script. */
  readonly script: string;
  /** Added to its command; default nothing. */
  readonly args?: readonly string[];
  /** `tests`: vitest, counted test by test. `step`: one pass or one failure. */
  readonly kind: 'step' | 'tests';
  readonly timeoutMs: number;
  readonly env?: Readonly<Record<string, string>>;
}

const minuteMs = 60_000;

/** What every machine checks: first what takes one core, side by side and the longest first; then the tests. */
export const checkSteps: readonly Step[] = [
  { script: 'lint', kind: 'step', timeoutMs: 5 * minuteMs },
  { script: 'lint:specs', kind: 'step', timeoutMs: 5 * minuteMs },
  { script: 'check:generated', kind: 'step', timeoutMs: 5 * minuteMs },
  { script: 'lint:unused', kind: 'step', timeoutMs: 5 * minuteMs },
  { script: 'typecheck', kind: 'step', timeoutMs: 5 * minuteMs },
  { script: 'format:check', kind: 'step', timeoutMs: 5 * minuteMs },
  { script: 'check:contract-diff', kind: 'step', timeoutMs: 5 * minuteMs },
  // With those of `npm test`: in one run no core waits for the last file of another.
  { script: 'test:full', args: ['--project', 'repository'], kind: 'tests', timeoutMs: 40 * minuteMs },
];

/** What is on the machine beside Node. */
export interface Surroundings {
  readonly databaseUrl: string | null;
  readonly browserPath: string | null;
}

/**
 * What CI checks beside that: a clean installation, the stores of a service and the pages in a browser that are there. Not
 * the attacks on the program: they measure, and must have a machine for themselves (`npm run test:attacks`).
 */
export function listCiSteps({ databaseUrl, browserPath }: Surroundings): readonly Step[] {
  const steps: Step[] = [{ script: 'check:install', kind: 'step', timeoutMs: 10 * minuteMs }];
  if (databaseUrl !== null) {
    const env = { SPECWAY_TEST_DATABASE_URL: databaseUrl };
    steps.push({ script: 'test:services', kind: 'tests', timeoutMs: 10 * minuteMs, env });
  }
  if (browserPath !== null) {
    const env = { SPECWAY_TEST_CHROMIUM: browserPath };
    steps.push({ script: 'test:browser', kind: 'tests', timeoutMs: 10 * minuteMs, env });
  }
  return steps;
}
