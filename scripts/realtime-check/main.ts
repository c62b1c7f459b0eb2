import { checkUsage, parseCheckOptions } from './parse-check-options.ts';
import { runCheck } from './run-check.ts';

/** WebRTC works, it does not, the command was not understood. */
const exitCodes = { works: 0, fails: 1, refused: 2 } as const;

const command = parseCheckOptions(process.argv.slice(2));
if (command.kind === 'help') console.log(checkUsage);
else if (command.kind === 'refused') {
  console.error(`${command.message}\n\n${checkUsage}`);
  process.exitCode = exitCodes.refused;
} else {
  const library = await import('node-datachannel').catch(() => null);
  if (library === null) {
    console.error('WebRTC is not installed here: this command needs the optional package node-datachannel.');
    process.exit(exitCodes.fails);
  }
  try {
    const tell = (sentence: string) => {
      console.log(sentence);
    };
    process.exitCode = exitCodes[await runCheck(command, library, tell)];
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = exitCodes.fails;
  }
  library.cleanup();
}
