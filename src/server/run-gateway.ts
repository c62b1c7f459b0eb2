import process from 'node:process';
import { ConfigError, watchConfig, type Environment } from '../config/index.ts';
import { systemClock } from '../core/clock.ts';
import { providers } from '../providers/index.ts';
import { chooseLogFormat, createLogger, type GatewayLogger } from '../logs/index.ts';
import type { WorkerLink } from '../workers/index.ts';
import { ContractError } from './contract/check-contract.ts';
import { createGateway, type Gateway } from './create-gateway.ts';
import { describeStop, renderFirstScreen } from './first-screen.ts';
import { keepCompiledCode } from './memory/keep-compiled-code.ts';
import { releaseMemory } from './memory/release-memory.ts';
import { releaseUnused } from './memory/release-unused.ts';
import { watchMemory } from './memory/watch-memory.ts';
import { StartError } from './start-error.ts';

/** What the process needs beside what it holds for requests: the contract, code, and garbage that is yet to be collected. */
const usualBytes = 256 * 1024 * 1024;

export interface RunOptions {
  readonly environment: Environment;
  /** `null` where this is the only process. */
  readonly worker: WorkerLink | null;
}

/**
 * Makes this process a gateway, which SIGTERM or SIGINT stops; then the process exits 0, or 1 where a charge could be written
 * nowhere. A second signal exits at once, unless this is a worker: a terminal signals all processes at once, and its primary tells
 * it as well. SIGHUP reloads. What keeps it from starting is written to standard error, and the process exits 1.
 */
export async function runGateway(options: RunOptions): Promise<void> {
  // The event loop has nothing to do any more, although the start waits for something.
  process.once('beforeExit', tellStandstill);
  try {
    await start(options);
    process.off('beforeExit', tellStandstill);
  } catch (error) {
    const isExplained = [ConfigError, ContractError, StartError].some((kind) => error instanceof kind);
    const { message, stack } = error as Error;
    process.stderr.write(`${isExplained ? message : String(stack)}\n`);
    process.exit(1);
  }
}

function tellStandstill(): void {
  process.stderr.write(
    'The start has come to a standstill: what it waits for will never answer. See the addresses in the environment, such as DATABASE_URL.\n',
  );
  process.exitCode = 1;
}

async function start({ environment, worker }: RunOptions): Promise<void> {
  const changes = watchConfig({
    environment,
    providers,
    workingDirectory: process.cwd(),
    handed: (await worker?.readConfiguration()) ?? null,
    onTaken: (text) => worker?.tellTaken(text),
  });
  process.on('SIGHUP', changes.reload);
  const config = changes.load();
  const format = chooseLogFormat(config.logFormat);
  const log = await createLogger({ level: config.logLevel, format, worker: worker?.number });
  process.on('exit', log.flush);
  const print = createPrint(log);
  let createdKey: string | null = null;
  const gateway = await createGateway({
    config,
    changes,
    logger: log.logger,
    print,
    onCreatedKey: (apiKey) => (createdKey = apiKey),
    ...(worker === null ? {} : { number: worker.number, peers: worker.peers }),
  });
  if (format === 'pretty' && (worker?.number ?? 1) === 1)
    print(renderFirstScreen({ url: gateway.url, adminUrl: gateway.adminUrl, config, createdKey }));
  const stop = createStop(gateway, { log, drainMs: config.streams.drainMs });
  const again = worker === null ? () => process.exit(1) : () => undefined;
  process.on('SIGTERM', () => stop(again)).on('SIGINT', () => stop(again));
  worker?.follow({ stop: () => stop(again), reload: changes.reload });
  worker?.tellReady();
  const release = (): void => {
    releaseMemory('last-resort');
  };
  release();
  keepCompiledCode();
  releaseUnused({ release });
  watchMemory({
    countRequests: () => gateway.activeCount,
    collect: () => {
      releaseMemory('regular');
    },
    release,
    pressureBytes: config.limits.bodyBytesInFlight + usualBytes,
  });
}

/** What stops the gateway, and does something else when it is called again. */
function createStop(
  gateway: Gateway,
  { log, drainMs }: { readonly log: GatewayLogger; readonly drainMs: number },
): (again: () => void) => void {
  const { logger, flush } = log;
  let isStopping = false;
  return (again) => {
    if (isStopping) {
      again();
      return;
    }
    isStopping = true;
    // A process that ends before its stop has come to an end did not stop in order.
    process.exitCode = 1;
    const { activeCount: requests, sessionCount: sessions } = gateway;
    logger.info(describeStop({ requests, sessions }, systemClock.now() + drainMs), 'stopping');
    flush();
    gateway.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.fatal({ err: error }, 'could not stop in order');
        process.exit(1);
      },
    );
  };
}

/** What is logged by then comes before. */
function createPrint({ flush }: GatewayLogger): (text: string) => void {
  return (text) => {
    flush();
    process.stdout.write(`\n${text}\n`);
  };
}
