import { runProgram } from '../specway/run-program.ts';
import { runLedgerAudit } from './run-ledger-audit.ts';

await runProgram(runLedgerAudit);
