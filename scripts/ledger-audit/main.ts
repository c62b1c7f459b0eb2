import { ConfigError, loadConfig, readEnvironment } from '../../src/config/index.ts';
import { providers } from '../../src/server/index.ts';
import { auditLedger } from '../../src/stores/tools.ts';
import { auditUsage, parseAuditOptions, type AuditOptions } from './parse-audit-options.ts';
import { renderAudit } from './render-audit.ts';

/** It found nothing, it found faults, it could not look. */
const exitCodes = { clean: 0, faults: 1, failed: 2 } as const;

async function run({ databaseUrl, mode }: AuditOptions): Promise<keyof typeof exitCodes> {
  const audit = await auditLedger(databaseUrl ?? readDatabaseUrl(), mode);
  for (const line of renderAudit(audit)) console.log(line);
  return audit.faultCount === 0 ? 'clean' : 'faults';
}

/** That of the gateway that would be started here. */
function readDatabaseUrl(): string {
  const sources = { environment: readEnvironment(), providers, workingDirectory: process.cwd() };
  return loadConfig(sources).databaseUrl;
}

const outcome = parseAuditOptions(process.argv.slice(2));
if (outcome.kind === 'help') console.log(auditUsage);
else if (outcome.kind === 'refused') {
  console.error(`${outcome.message}\n\n${auditUsage}`);
  process.exitCode = exitCodes.failed;
} else
  try {
    process.exitCode = exitCodes[await run(outcome.options)];
  } catch (error) {
    const { message } = error as Error;
    console.error(error instanceof ConfigError ? message : `The ledger cannot be read: ${message}`);
    process.exitCode = exitCodes.failed;
  }
