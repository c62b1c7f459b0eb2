/** The environment variables that say where this database is, for messages. */
export function nameDatabaseVariables(databaseUrl: string): string {
  return databaseUrl.startsWith('sqlite:') ? 'DATABASE_URL or SPECWAY_DATA_DIR' : 'DATABASE_URL';
}
