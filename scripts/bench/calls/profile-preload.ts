import childProcess, { type ForkOptions } from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';

/*
 * Loaded before a gateway that is profiled: the processes that it forks are profiled, too, with the same flags. By itself it gives them none of
 * its own.
 */

const { fork } = childProcess;
const flags = process.execArgv.filter((flag) => flag.startsWith('--cpu-prof'));

childProcess.fork = (program: string | URL, ...rest: readonly unknown[]) => {
  const options = rest.at(-1) as ForkOptions | undefined;
  return fork(program, [], { ...options, execArgv: [...(options?.execArgv ?? []), ...flags] });
};
syncBuiltinESMExports();
