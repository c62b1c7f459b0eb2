import { parseMockOptions, usage, type MockOptions } from './parse-mock-options.ts';
import { startPrism, type Prism, type PrismOptions } from './start-prism.ts';

/** It ended by itself or was ended, it did not run, it was not understood. */
const exitCodes = { done: 0, failed: 1, refused: 2 } as const;

/** Does what `mock …` or `proxy …` says until a signal ends it; the exit status. */
export async function runMock(words: readonly string[]): Promise<number> {
  const outcome = parseMockOptions(words);
  switch (outcome.kind) {
    case 'mock':
      return await run(() => openMock(outcome.options));
    case 'proxy':
      return await run(() => openProxy(outcome.options));
    case 'help':
      console.log(usage);
      return exitCodes.done;
    case 'refused':
      console.error(`${outcome.message}\n\n${usage}`);
      return exitCodes.refused;
  }
}

/** Serves until it is told to stop, or ends by itself. */
async function run(start: () => Promise<Prism>): Promise<number> {
  const stopped = Promise.withResolvers<number>();
  let isStopping = false;
  const stop = () => {
    // Whoever asks twice does not want to wait; Prism ends with this process.
    if (isStopping) process.exit(exitCodes.done);
    isStopping = true;
    stopped.resolve(exitCodes.done);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
  watchParent(stop);
  try {
    const server = await start();
    const code = await Promise.race([server.exited, stopped.promise]);
    await server.stop();
    return code;
  } catch (error) {
    console.error((error as Error).message);
    return exitCodes.failed;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop).off('SIGHUP', stop);
  }
}

async function openMock(options: MockOptions): Promise<Prism> {
  // Half the gateway is behind it, which nobody waits for who only misspelt an option.
  const { startMock } = await import('./start-mock.ts');
  const mock = await startMock({ ...options, onOutput: write });
  console.log(`The mock of the ${options.profile} profile is listening on ${mock.url}`);
  return mock;
}

async function openProxy(options: PrismOptions & { readonly upstream: string }): Promise<Prism> {
  const prism = await startPrism({ ...options, onOutput: write });
  await warnWithoutUpstream(options.upstream);
  return prism;
}

function write(text: string): void {
  process.stdout.write(text);
}

/** npm runs scripts in a shell that does not pass SIGTERM on: when it is gone, so is whoever wanted a mock. */
function watchParent(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 500).unref();
}

async function warnWithoutUpstream(upstream: string): Promise<void> {
  const isThere = await fetch(`${upstream}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
    () => true,
    () => false,
  );
  if (!isThere)
    console.error(`Nothing answers at ${upstream} yet: start the gateway, for example with npm start.`);
}
