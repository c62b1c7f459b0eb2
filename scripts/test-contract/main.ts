import { runTestContract } from './run-test-contract.ts';

process.exitCode = await runTestContract(process.argv.slice(2));
