import { describe, expect, it } from 'vitest';
import { checkDatabaseUrl } from '../../../src/config/check-database-url.ts';

describe('checkDatabaseUrl', () => {
  it.each([
    undefined,
    'sqlite:/srv/specway.db',
    'sqlite::memory:',
    'postgres://db/specway',
    'postgresql://me:secret@db/specway?sslmode=verify-full&application_name=specway',
    'postgres:// no address',
  ])('says nothing of %s', (url) => {
    expect(checkDatabaseUrl(url)).toEqual([]);
  });

  it('says that a SQLite file takes no parameters', () => {
    expect(checkDatabaseUrl('sqlite:x.db?mode=ro')).toEqual([
      'DATABASE_URL: sqlite takes no parameters; "?mode=ro" is read as part of the name of the file.',
    ]);
  });

  it('names each parameter that the driver passes over, and the one that was meant, and shows no value', () => {
    const url = 'postgres://db/specway?sslmod=require&channel_binding=secret&sslmod=disable';
    expect(checkDatabaseUrl(url)).toEqual([
      'DATABASE_URL: the parameter "sslmod" has no effect. Did you mean sslmode?',
      'DATABASE_URL: the parameter "channel_binding" has no effect. Remove it.',
    ]);
  });
});
