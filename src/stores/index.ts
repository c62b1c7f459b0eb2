export { claimDatabase, openDatabase, type Database, type OpenDatabaseOptions } from './sql/open-database.ts';
