import { runDataCommand } from './run-data-command.ts';

process.exitCode = await runDataCommand(process.argv.slice(2));
