import { runProgram } from './run-program.ts';
import { runSpecway } from './run-specway.ts';

await runProgram(runSpecway);
