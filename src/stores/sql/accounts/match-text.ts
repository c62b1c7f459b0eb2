import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Whether a column holds this text somewhere, letters in any case. Names are composed (NFC), and so is what is looked for. */
export function contains(column: string, text: string): RawBuilder<SqlBool> {
  const pattern = `%${escapePattern(text.normalize('NFC'))}%`;
  return sql<SqlBool>`${foldCase(sql.ref(column))} like ${foldCase(sql`${pattern}`)} escape '\\'`;
}

/**
 * Both sides are lowered by the database, whose idea of it depends on its locale. Databases differ in a sigma that ends a word (ς) and in
 * İ, which some take for i with a dot above.
 */
function foldCase(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql`replace(replace(lower(${text}), 'ς', 'σ'), ${'i\u0307'}, 'i')`;
}

/** Whether a column begins with this text. */
export function beginsWith(column: string, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} like ${`${escapePattern(text)}%`} escape '\\'`;
}

/** PostgreSQL escapes with a backslash where nothing is said, SQLite with nothing. */
function escapePattern(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
