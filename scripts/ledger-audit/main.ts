import { runLedgerAudit } from './run-ledger-audit.ts';

process.exitCode = await runLedgerAudit(process.argv.slice(2));
