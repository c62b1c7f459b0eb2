import { runSpecway } from './run-specway.ts';

process.exitCode = await runSpecway(process.argv.slice(2));
