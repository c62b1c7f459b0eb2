import process from 'node:process';
import { ConfigError, loadConfig, watchConfig, type Environment } from '../config/index.ts';
import { providers } from '../providers/index.ts';
import type { WorkerLink } from '../workers/index.ts';
import { ContractError } from './contract/check-contract.ts';
import { createGateway, type Gateway } from './create-gateway.ts';
import { releaseMemory } from './memory/release-memory.ts';
import { watchMemory } from './memory/watch-memory.ts';
import { createLogger, type GatewayLogger } from './observe/create-logger.ts';
import { StartError } from './start-error.ts';

/** What the process needs beside what it holds for requests: the contract, code, and garbage that is yet to be collected. */
const usualBytes = 256 * 1024 * 1024;

export interface RunOptions {
  readonly environment: Environment;
  /** `null` where this is the only process. */
  readonly worker: WorkerLink | null;
}

/**
 * Makes this process a gateway, which SIGTERM or SIGINT stops; then the process exits 0. A second signal exits at once, unless this
 * is a worker: a terminal signals all processes at once, and its primary tells it as well. SIGHUP reloads. What keeps it from
 * starting is written to standard error, and the process exits 1.
 */
export async function runGateway(options: RunOptions): Promise<void> {
  try {
    await start(options);
  } catch (error) {
    const isExplained = [ConfigError, ContractError, StartError].some((kind) => error instanceof kind);
    const { message, stack } = error as Error;
    process.stderr.write(`${isExplained ? message : String(stack)}\n`);
    process.exit(1);
  }
}

async function start({ environment, worker }: RunOptions): Promise<void> {
  const sources = { environment, providers, workingDirectory: process.cwd() };
  const changes = watchConfig(sources);
  process.on('SIGHUP', changes.reload);
  const config = loadConfig(sources);
  const log = createLogger(config.logLevel, worker?.number);
  process.on('exit', log.flush);
  const gateway = await createGateway({
    config,
    changes,
    logger: log.logger,
    print,
    ...(worker === null ? {} : { number: worker.number, peers: worker.peers }),
  });
  const stop = createStop(gateway, log);
  const again = worker === null ? () => process.exit(1) : () => undefined;
  process.on('SIGTERM', () => stop(again)).on('SIGINT', () => stop(again));
  worker?.follow({ stop: () => stop(again), reload: changes.reload });
  worker?.tellReady();
  releaseMemory('last-resort');
  watchMemory({
    countRequests: () => gateway.activeCount,
    release: () => {
      releaseMemory('regular');
    },
    pressureBytes: config.limits.bodyBytesInFlight + usualBytes,
  });
}

/** What stops the gateway, and does something else when it is called again. */
function createStop(gateway: Gateway, { logger }: GatewayLogger): (again: () => void) => void {
  let isStopping = false;
  return (again) => {
    if (isStopping) {
      again();
      return;
    }
    isStopping = true;
    logger.info('stopping');
    gateway.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.fatal({ err: error }, 'could not stop');
        process.exit(1);
      },
    );
  };
}

function print(text: string): void {
  process.stdout.write(`\n${text}\n`);
}
