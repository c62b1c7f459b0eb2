import { runProgram } from '../specway/run-program.ts';
import { runDataCommand } from './run-data-command.ts';

await runProgram(runDataCommand);
