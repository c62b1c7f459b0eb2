import { runProgram } from '../specway/run-program.ts';
import { runMock } from './run-mock.ts';

await runProgram(runMock);
