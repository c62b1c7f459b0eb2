import process from 'node:process';
import type { ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { parseArguments } from './parse-arguments.ts';

/** The exit status of a command that is not understood. */
const misunderstood = 2;

/**
 * The options of this process, beside --help. `null` where there is nothing to do: for --help the usage is printed, and what
 * is not understood is refused with it and the exit status 2.
 */
export function readOptions<Options extends ParseArgsOptionsConfig>(
  options: Options,
  usage: string,
): ReturnType<typeof parseArgs<{ options: Options }>>['values'] | null {
  if (process.argv.slice(2).includes('--help')) {
    console.log(usage);
    return null;
  }
  try {
    return parseArguments({ options }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exitCode = misunderstood;
    return null;
  }
}

/** For a command without options: ends this process where there is nothing to do. */
export function expectNoOptions(usage: string): void {
  if (readOptions({}, usage) === null) process.exit();
}
