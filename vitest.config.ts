import { defineConfig } from 'vitest/config';

/** They start linters and generators, which takes long, and fail only when the tools change. */
const toolTests = ['test/integration/scripts/**/*.test.ts', 'test/contract/guards.test.ts'];

/**
 * What takes minutes by nature, tools and clients of others before all, and each file that takes more than five seconds beside
 * others (docs/decisions/0019-two-test-sets.md): whole programs that start and end, calls that are spoken, pictures that are drawn
 * by the hundred, time-outs, megabytes.
 */
const longTests = [
  'test/contract/{asyncapi,dredd,drifts,prism}/**/*.test.ts',
  'test/contract/runner/{black-box,realtime,realtime-handshake,realtime-relayed,relayed-*,suite,suite-*}.test.ts',
  'test/contract/{examples,openapi-backend}.test.ts',
  'test/e2e/{admin,admin-address,charging,commands,data,json-values,keys,logs,memory,reading}.test.ts',
  'test/e2e/{pause,refusals,second-gateway,secrets,shutdown,video-downloads}.test.ts',
  'test/e2e/docs/**/*.test.ts',
  'test/integration/{chaos,sdk,tasks,webrtc}/**/*.test.ts',
  'test/integration/accounts/administration.test.ts',
  'test/integration/bad-input/{bodies,canaries,floods,hidden-errors,images,realtime-*,upstream-faults}.test.ts',
  'test/integration/bad-input/{upstream-memory,wrong-types}.test.ts',
  'test/integration/fuzz/{create-case,fuzz*}.test.ts',
  'test/integration/interface/{content-images,images-other-format,images-request,images-response,limits}.test.ts',
  'test/integration/pictures/{converted-pictures,picture-tools,pixel-limits,several-pictures,simulator-*}.test.ts',
  'test/integration/providers/{openai-edits,simulator-video,specway-*,vertex-*,video-objects}.test.ts',
  'test/integration/realtime/{calls*,lying-upstream,realtime-check,session-*}.test.ts',
  'test/integration/server/{documents,graceful-stop,listener-time-outs,reload,uploads-process}.test.ts',
  'test/integration/stores/{claim-database,ledger-audit,sqlite,sqlite-ledger,sqlite-usage-thread,unwritten-charges}.test.ts',
  'test/integration/streams/{leaving,slow-*}.test.ts',
  'test/integration/translators/{content-*,images-to-content,messages-on-content,predict,switched-models}.test.ts',
  'test/integration/video/{google-*,storage,task-lists}.test.ts',
  'test/unit/audio/listening/*.test.ts',
  'test/unit/core/json/parse-json-memory.test.ts',
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
    // Many a hook starts a whole gateway, for which startGatewayProcess has 50 seconds.
    hookTimeout: 60_000,
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
          globalSetup: 'test/support/look-for-clients.ts',
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
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        test: {
          // Needs Chromium; skipped without one.
          name: 'browser',
          globalSetup: 'test/support/look-for-clients.ts',
          include: ['test/browser/**/*.test.ts'],
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          // Claude Code and Gemini CLI themselves: a second or several of a core for each run.
          name: 'agents',
          globalSetup: 'test/support/look-for-clients.ts',
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
