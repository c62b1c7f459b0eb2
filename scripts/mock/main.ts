import { runMock } from './run-mock.ts';

process.exitCode = await runMock(process.argv.slice(2));
