import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/stores/index.ts';
import { serverUrl } from '../support/postgres-database.ts';

describe.skipIf(serverUrl === '')('a database of another encoding than UTF8', () => {
  it('is refused, in words for the operator', async () => {
    const name = `specway_test_${randomUUID().replaceAll('-', '')}`;
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    try {
      await client.query(
        `create database ${name} encoding 'SQL_ASCII' template template0 lc_collate 'C' lc_ctype 'C'`,
      );
      const url = new URL(serverUrl);
      url.pathname = `/${name}`;
      await expect(openDatabase(url.href)).rejects.toThrow('the encoding of the database is SQL_ASCII');
    } finally {
      await client.query(`drop database if exists ${name} with (force)`);
      await client.end();
    }
  });
});
