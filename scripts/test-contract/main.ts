import { runProgram } from '../specway/run-program.ts';
import { runTestContract } from './run-test-contract.ts';

await runProgram(runTestContract);
