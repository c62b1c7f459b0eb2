// What commands do with a database. The gateway needs none of it, and so does not load it with its stores.

export { auditLedger, type AuditMode } from './sql/ledger/audit-ledger.ts';
export { backupDatabase } from './sql/data/backup-database.ts';
export { exportData, type DataSummary, type ExportOptions } from './sql/data/export-data.ts';
export { importData } from './sql/data/import-data.ts';
