import { defineConfig } from 'vitest/config';

/** They start linters and generators, which takes long, and fail only when the tools change. */
const toolTests = ['test/integration/scripts/**/*.test.ts', 'test/contract/guards.test.ts'];

export default defineConfig({
  test: {
    // Node runs the sources as they are. Three workers keep two cores busy: many tests wait for time-outs.
    pool: 'forks',
    maxWorkers: 3,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    teardownTimeout: 10_000,
    slowTestThreshold: 2_000,
    restoreMocks: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          // Everything that needs no service and no browser.
          name: 'repository',
          include: ['test/**/*.test.ts'],
          exclude: ['test/services/**', 'test/browser/**', 'test/e2e/{agents,attacks}/**', ...toolTests],
        },
      },
      {
        extends: true,
        test: {
          // The tools of the repository itself: generator, checks, release.
          name: 'tools',
          include: toolTests,
        },
      },
      {
        extends: true,
        test: {
          // Needs PostgreSQL; SPECWAY_TEST_DATABASE_URL says where it is.
          name: 'services',
          include: ['test/services/**/*.test.ts'],
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          // Needs Chromium; skipped without one.
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          // Claude Code and Gemini CLI themselves: a second or several of a core for each run.
          name: 'agents',
          include: ['test/e2e/agents/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          // Minutes of both cores and a gigabyte; one attack at a time, so that nothing but the attack disturbs.
          name: 'attacks',
          include: ['test/e2e/attacks/**/*.test.ts'],
          fileParallelism: false,
        },
      },
    ],
  },
});
