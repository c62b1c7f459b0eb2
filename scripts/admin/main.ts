import { runProgram } from '../specway/run-program.ts';
import { runAdmin } from './run-admin.ts';

await runProgram(runAdmin);
