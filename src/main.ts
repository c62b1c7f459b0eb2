import process from 'node:process';
import { ConfigError, loadConfig, readEnvironment, watchConfig } from './config/index.ts';
import {
  ContractError,
  createGateway,
  createLogger,
  providers,
  releaseMemory,
  StartError,
  watchMemory,
  type Gateway,
  type GatewayLogger,
} from './server/index.ts';

/** What the process needs beside what it holds for requests: the contract, code, and garbage that is yet to be collected. */
const usualBytes = 256 * 1024 * 1024;

/** Starts the gateway, stops it on SIGTERM or SIGINT, and exits 0; a second signal exits at once. SIGHUP reloads. */
async function main(): Promise<void> {
  const sources = { environment: readEnvironment(), providers, workingDirectory: process.cwd() };
  const changes = watchConfig(sources);
  process.on('SIGHUP', changes.reload);
  const config = loadConfig(sources);
  const log = createLogger(config.logLevel);
  process.on('exit', log.flush);
  const gateway = await createGateway({ config, changes, logger: log.logger, print });
  stopOnSignal(gateway, log);
  releaseMemory('last-resort');
  watchMemory({
    countRequests: () => gateway.activeCount,
    release: () => {
      releaseMemory('regular');
    },
    pressureBytes: config.limits.bodyBytesInFlight + usualBytes,
  });
}

function stopOnSignal(gateway: Gateway, { logger }: GatewayLogger): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
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
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

function print(text: string): void {
  process.stdout.write(`\n${text}\n`);
}

main().catch((error: unknown) => {
  const isExplained = [ConfigError, ContractError, StartError].some((kind) => error instanceof kind);
  const { message, stack } = error as Error;
  process.stderr.write(`${isExplained ? message : String(stack)}\n`);
  process.exit(1);
});
