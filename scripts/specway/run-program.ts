import type { RunCommand } from './run-command.ts';

/**
 * Runs a command as the whole of a process. A reader that stops, as `head` does, ends nothing: the command does what it was told,
 * and what it still says is lost.
 */
export async function runProgram(run: RunCommand): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreLostReader);
  process.exitCode = await run(process.argv.slice(2));
}

function ignoreLostReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
