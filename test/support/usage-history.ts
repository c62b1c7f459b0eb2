import { DatabaseSync } from 'node:sqlite';
import { createEntryIds } from '../../src/stores/sql/ledger/batch-rows.ts';

/** What is there of a gateway that has been used for a month. */
export interface UsageHistory {
  /** Of each: usage records, entries of the ledger, lines of the trail. */
  readonly count: number;
  /** Whose records they are: this many users, one after the other. The first is `userId`. */
  readonly users: number;
  readonly userId: string;
}

/** Adds it to a SQLite file that no gateway has, within some seconds for a million. */
export function addUsageHistory(path: string, { count, users, userId }: UsageHistory): void {
  const database = new DatabaseSync(path);
  const now = Date.now();
  const month = 30 * 24 * 3_600_000;
  const numbers = `with recursive n (i) as (select 0 union all select i + 1 from n where i < ${String(count - 1)})`;
  const time = `${String(now - month)} + i * ${String(Math.floor(month / count))}`;
  const owner = `case when i % ${String(users)} = 0 then '${userId}' else 'usr_' || (i % ${String(users)}) end`;
  database.exec(`
    pragma synchronous = off;
    begin;
    insert into usage_records (request_id, started_at, key_id, user_id, operation_id, model, requested_model, served_model,
      deployment_id, attempts, status, outcome, duration_ms, first_byte_ms, input_tokens, output_tokens, cost, attempt_list)
    ${numbers} select printf('req_%09d', i), ${time}, 'key_' || (i % 40), ${owner}, 'createMessage', 'chatfam-' || (i % 9),
      'claude-' || (i % 9), 'chatfam-' || (i % 9), 'deployment_' || (i % 3), 1, 200, 'answered', 1200.5 + i % 700,
      300.5 + i % 97, 1000 + i % 50, 200 + i % 30, 100, '[["deployment_1","answered",200,1200.5]]' from n;
    insert into audit (id, at, actor, action, target, address, outcome)
    ${numbers} select printf('aud_%09d', i), ${time}, ${owner}, 'login', 'ses_' || i, '192.0.2.1', 'done' from n;
  `);
  const entry =
    database.prepare(`insert into entries (id, kind, to_account, amount, actor, reason, created_at)
    values (?, 'credit', ?, 1, 'system', 'a present', ?)`);
  for (let index = 0; index < count; index += 1) {
    const at = now - month + index * Math.floor(month / count);
    entry.run(createEntryIds(at)(), index % users === 0 ? userId : `usr_${String(index % users)}`, at);
  }
  database.exec('commit');
  database.close();
}
