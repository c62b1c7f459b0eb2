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

/** Where the tests find what is beside Node. */
export interface Surroundings {
  /** A PostgreSQL that lets in whoever the URL names, and a Redis. The tests fail where they do not answer. */
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly browserPath: string | null;
}

/** Servers on this machine. */
export const localServices = {
  databaseUrl: 'postgres://postgres@127.0.0.1:5432/postgres',
  redisUrl: 'redis://127.0.0.1:6379',
} as const;

/**
 * What CI checks beside that: a clean installation, what needs PostgreSQL and Redis, and the pages in a browser that is there.
 * Not the attacks on the program: they measure, and must have a machine for themselves (`npm run test:attacks`).
 */
export function listCiSteps({ databaseUrl, redisUrl, browserPath }: Surroundings): readonly Step[] {
  const services = { SPECWAY_TEST_DATABASE_URL: databaseUrl, SPECWAY_TEST_REDIS_URL: redisUrl };
  const steps: Step[] = [
    { script: 'check:install', kind: 'step', timeoutMs: 10 * minuteMs },
    { script: 'test:services', kind: 'tests', timeoutMs: 20 * minuteMs, env: services },
  ];
  if (browserPath !== null) {
    const env = { SPECWAY_TEST_CHROMIUM: browserPath };
    steps.push({ script: 'test:browser', kind: 'tests', timeoutMs: 20 * minuteMs, env });
  }
  return steps;
}
