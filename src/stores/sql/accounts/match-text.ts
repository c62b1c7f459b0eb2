import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Whether a column holds this text somewhere, letters in any case. Names are composed (NFC), and so is what is looked for. */
export function contains(column: string, text: string): RawBuilder<SqlBool> {
  // Both sides are lowered by the database, whose idea of it depends on its locale.
  return sql<SqlBool>`lower(${sql.ref(column)}) like lower(${`%${escapePattern(text.normalize('NFC'))}%`}) escape '\\'`;
}

/** Whether a column begins with this text. */
export function beginsWith(column: string, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} like ${`${escapePattern(text)}%`} escape '\\'`;
}

/** PostgreSQL escapes with a backslash where nothing is said, SQLite with nothing. */
function escapePattern(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
