import { ConfigError } from '../../src/config/index.ts';
import { dataUsage, parseDataOptions } from './parse-data-options.ts';
import { runData } from './run-data.ts';

/** It is done, it is not and nothing was changed, it was not understood. */
const exitCodes = { done: 0, failed: 1, refused: 2 } as const;

/** Does what a command line says; the exit status. */
export async function runDataCommand(words: readonly string[]): Promise<number> {
  const outcome = parseDataOptions(words);
  if (outcome.kind === 'help') {
    console.log(dataUsage);
    return exitCodes.done;
  }
  if (outcome.kind === 'refused') {
    console.error(`${outcome.message}\n\n${dataUsage}`);
    return exitCodes.refused;
  }
  try {
    console.log(await runData(outcome.options));
    return exitCodes.done;
  } catch (error) {
    const { message } = error as Error;
    console.error(error instanceof ConfigError ? message : (message.split('\n')[0] ?? ''));
    return exitCodes.failed;
  }
}
