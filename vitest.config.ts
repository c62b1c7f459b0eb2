import { defineConfig } from 'vitest/config';

/** They start linters and generators, which takes long, and fail only when the tools change. */
const toolTests = ['test/integration/scripts/**/*.test.ts', 'test/contract/guards.test.ts'];

/**
 * Minutes of both cores by nature: tools and clients of others, thousands of requests, hundreds of pictures and megabytes
 * (docs/decisions/0019-two-test-sets.md).
 */
const longTests = [
  'test/contract/{asyncapi,dredd,drifts,prism}/**/*.test.ts',
  'test/contract/runner/{black-box,realtime,realtime-handshake,realtime-relayed,relayed-*,suite,suite-*}.test.ts',
  'test/e2e/{memory,reading,secrets,video-downloads}.test.ts',
  'test/e2e/docs/**/*.test.ts',
  'test/integration/bad-input/{canaries,realtime-upstream-events,realtime-wrong-types,upstream-memory}.test.ts',
  'test/integration/chaos/**/*.test.ts',
  'test/integration/fuzz/fuzz*.test.ts',
  'test/integration/interface/{content-images,images-request,images-response}.test.ts',
  'test/integration/sdk/**/*.test.ts',
];

export default defineConfig({
  test: {
    // Four workers keep two cores busy: many tests wait for time-outs. A worker runs one file after the other with the same
    // modules, since to load the program took longer than most files; so no file may leave anything behind in it.
    pool: 'forks',
    maxWorkers: 4,
    isolate: false,
    // Node runs the sources as they are.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    testTimeout: 20_000,
    hookTimeout: 30_000,
    teardownTimeout: 10_000,
    slowTestThreshold: 2_000,
    // How long what is waited for may take on a busy machine; what comes sooner is seen sooner.
    expect: { poll: { timeout: 15_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          // What needs no service, no browser and little time.
          name: 'repository',
          globalSetup: 'test/support/say-what-is-left-out.ts',
          include: ['test/**/*.test.ts'],
          exclude: [
            'test/services/**',
            'test/browser/**',
            'test/e2e/{agents,attacks}/**',
            ...toolTests,
            ...longTests,
          ],
        },
      },
      {
        extends: true,
        test: {
          // The rest of what needs no service and no browser.
          name: 'long',
          include: longTests,
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
          isolate: true,
        },
      },
    ],
  },
});
