import process from 'node:process';
import { ConfigError, planWorkers, readConfigFile, readEnvironment } from './config/index.ts';

/** Makes this process the gateway; or, where there are to be several, what starts them, or one of them. */
async function main(): Promise<void> {
  // A worker has what its primary read of `.env`.
  const isWorker = process.argv[2]?.startsWith('--worker=') === true;
  const environment = readEnvironment(isWorker ? 'inherited' : 'own');
  const plan = planWorkers(environment);
  if (plan === null) {
    const { runGateway } = await import('./server/index.ts');
    await runGateway({ environment, worker: null });
    return;
  }
  const { connectWorker, readWorkerNumber, runPrimary } = await import('./workers/index.ts');
  const number = readWorkerNumber(process.argv);
  if (number === null) {
    const { chooseLogFormat, createLogger } = await import('./logs/index.ts');
    const logFormat = chooseLogFormat(plan.logFormat);
    const { logger, flush } = await createLogger({ level: plan.logLevel, format: logFormat });
    process.on('exit', flush);
    const configuration = readConfigFile(environment, process.cwd());
    runPrimary({ count: plan.count, configuration, logger, logFormat });
    return;
  }
  const worker = connectWorker(number);
  const { runGateway } = await import('./server/index.ts');
  await runGateway({ environment, worker });
}

await main().catch((error: unknown) => {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
