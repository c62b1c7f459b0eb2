import { ConfigError } from '../../src/config/index.ts';
import { dataUsage, parseDataOptions } from './parse-data-options.ts';
import { runData } from './run-data.ts';

/** It is done, it is not and nothing was changed, it was not understood. */
const exitCodes = { done: 0, failed: 1, refused: 2 } as const;

const outcome = parseDataOptions(process.argv.slice(2));
if (outcome.kind === 'help') console.log(dataUsage);
else if (outcome.kind === 'refused') {
  console.error(`${outcome.message}\n\n${dataUsage}`);
  process.exitCode = exitCodes.refused;
} else
  try {
    console.log(await runData(outcome.options));
  } catch (error) {
    const { message } = error as Error;
    console.error(error instanceof ConfigError ? message : (message.split('\n')[0] ?? ''));
    process.exitCode = exitCodes.failed;
  }
