import { parseMockOptions, usage } from './parse-mock-options.ts';
import { startPrism, type PrismOptions } from './start-prism.ts';

const outcome = parseMockOptions(process.argv.slice(2));
if (outcome.kind === 'options') await run(outcome.options);
else {
  console.error(`${outcome.message}\n\n${usage}`);
  process.exitCode = 2;
}

async function run(options: PrismOptions): Promise<void> {
  // Prism ends with this process, so leaving is all there is to do.
  const stop = () => process.exit(0);
  process.once('SIGINT', stop).once('SIGTERM', stop).once('SIGHUP', stop);
  watchParent(stop);
  try {
    const prism = await startPrism({ ...options, onOutput: (text) => process.stdout.write(text) });
    await warnWithoutUpstream(options.upstream);
    await prism.exited;
  } catch (error) {
    console.error((error as Error).message);
    console.error('If the port is taken, choose another: -- --port 4012');
    process.exitCode = 1;
  }
}

/** npm runs scripts in a shell that does not pass SIGTERM on: when it is gone, so is whoever wanted a mock. */
function watchParent(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}

async function warnWithoutUpstream(upstream: string | null): Promise<void> {
  if (upstream === null) return;
  const isThere = await fetch(`${upstream}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
    () => true,
    () => false,
  );
  if (!isThere)
    console.error(`Nothing answers at ${upstream} yet: start the gateway, for example with npm start.`);
}
