export { claimDatabase, openDatabase, type Database, type OpenDatabaseOptions } from './sql/open-database.ts';
export type { JournalPlace, LedgerOptions, OpenLedger } from './sql/ledger/open-ledger.ts';
export type { LedgerWatch } from './sql/ledger/sql-ledger.ts';
export { openRedisLimiter } from './redis/open-redis-limiter.ts';
export { auditLedger, type AuditMode } from './sql/ledger/audit-ledger.ts';
export { backupDatabase } from './sql/data/backup-database.ts';
export { exportData, type DataSummary, type ExportOptions } from './sql/data/export-data.ts';
export { importData } from './sql/data/import-data.ts';
