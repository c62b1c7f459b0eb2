import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { loadConfig } from '../../src/config/index.ts';
import type { GatewayConfig, LimitsConfig } from '../../src/core/config.ts';
import { providers } from '../../src/providers/provider-table.ts';
import { createGateway, type GatewayOptions } from '../../src/server/index.ts';
import { placeDatabase } from './place-database.ts';

/** The key every test gateway accepts. */
export const testApiKey = 'sk-specway-test-key-000000000001';

export interface TestGatewayOptions extends Pick<
  GatewayOptions,
  'handlers' | 'outlines' | 'changes' | 'sessions'
> {
  /** Replaces parts of the default configuration: the simulator, port 0, a temporary data folder, mode `enforce`. */
  readonly config?: Partial<GatewayConfig>;
}

/** The real assembly on a random port of 127.0.0.1. Stop it after the test. */
export interface TestGateway {
  readonly url: string;
  /** Where operators look, if `config.adminAddress` is set. */
  readonly adminUrl: string | null;
  readonly apiKey: string;
  /** Every log line so far, parsed. */
  readonly logLines: readonly Readonly<Record<string, unknown>>[];
  /** Everything that was logged, as text: to look for what must not be there. */
  logText(): string;
  stop(): Promise<void>;
}

export async function createTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const dataDir = mkdtempSync(join(tmpdir(), 'specway-test-'));
  const log = createLogCapture();
  const config = { ...createTestConfig(dataDir), ...options.config };
  await placeDatabase(config.databaseUrl);
  const gateway = await createGateway({
    config,
    logger: pino({ level: 'debug' }, log.stream),
    print: () => undefined,
    ...(options.sessions ? { sessions: options.sessions } : {}),
    ...(options.handlers ? { handlers: options.handlers } : {}),
    ...(options.changes ? { changes: options.changes } : {}),
    ...(options.outlines ? { outlines: options.outlines } : {}),
  });
  return {
    url: gateway.url,
    adminUrl: gateway.adminUrl,
    apiKey: testApiKey,
    get logLines() {
      return log.lines();
    },
    logText: log.text,
    stop: async () => {
      await gateway.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * The configuration a test gateway starts from. It repeats nothing, because a scripted upstream answers each request
 * once, the simulator does not take its time, and is asked for videos as often as can be.
 */
export function createTestConfig(dataDir: string): GatewayConfig {
  const environment = {
    SPECWAY_PORT: '0',
    SPECWAY_DATA_DIR: dataDir,
    SPECWAY_API_KEY: testApiKey,
    SPECWAY_VALIDATION: 'enforce',
  };
  const config = loadConfig({ environment, providers, workingDirectory: dataDir });
  return {
    ...config,
    limits: createTestLimits(),
    routing: { ...config.routing, attempts: 1, maxBackoffMs: 1 },
    simulator: { paceMs: 0 },
    video: { ...config.video, poll: { firstMs: 200, intervalMs: 200, maxIntervalMs: 400 } },
  };
}

/** The default limits, except that any number of wrong keys may come from this machine, and that tests may keep it busy. */
export function createTestLimits(changes: Partial<LimitsConfig> = {}): LimitsConfig {
  const { limits } = loadConfig({
    environment: {},
    providers,
    workingDirectory: tmpdir(),
    readFile: () => '',
  });
  const overload = { loopDelayMs: 60_000, heapShare: 0.99 };
  return { ...limits, failedAuthentications: 1_000_000, overload, ...changes };
}

function createLogCapture() {
  let text = '';
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      text += chunk.toString('utf8');
      done();
    },
  });
  const lines = () =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { stream, text: () => text, lines };
}
