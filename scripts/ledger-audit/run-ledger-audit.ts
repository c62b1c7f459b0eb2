import { ConfigError } from '../../src/config/index.ts';
import { auditLedger } from '../../src/stores/tools.ts';
import { explainAccess, findDatabaseHere, requireDatabase } from '../specway/database-here.ts';
import { auditUsage, parseAuditOptions, type AuditOptions } from './parse-audit-options.ts';
import { renderAudit } from './render-audit.ts';

/** It found nothing, it found faults, it could not look. */
const exitCodes = { clean: 0, faults: 1, failed: 2 } as const;

/** Does what a command line says; the exit status. */
export async function runLedgerAudit(words: readonly string[]): Promise<number> {
  const outcome = parseAuditOptions(words);
  if (outcome.kind === 'help') {
    console.log(auditUsage);
    return exitCodes.clean;
  }
  if (outcome.kind === 'refused') {
    console.error(`${outcome.message}\n\n${auditUsage}`);
    return exitCodes.failed;
  }
  try {
    return exitCodes[await audit(outcome.options)];
  } catch (error) {
    const { message } = error as Error;
    console.error(error instanceof ConfigError ? message : `The ledger cannot be read: ${message}`);
    return exitCodes.failed;
  }
}

async function audit({ databaseUrl, mode }: AuditOptions): Promise<keyof typeof exitCodes> {
  const place = findDatabaseHere(databaseUrl);
  requireDatabase(place);
  const found = await explainAccess(place, () => auditLedger(place.url, mode));
  for (const line of renderAudit(found)) console.log(line);
  return found.faultCount === 0 ? 'clean' : 'faults';
}
