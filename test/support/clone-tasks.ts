import type { LedgerPlace } from './ledger-rig.ts';

/** Stores so many tasks more that are as this one, and that nobody pays for. They come before it in the queue. */
export async function cloneTask(place: LedgerPlace, id: string, count: number): Promise<void> {
  const rows = await place.query(`select * from video_tasks where id = '${id}'`);
  const columns = Object.keys(rows[0] ?? {}).filter(
    (column) => !['id', 'account_id', 'is_held'].includes(column),
  );
  // The first of the digits that chance has chosen is replaced by the smallest one.
  const clone = `${id.slice(0, 15)}0${id.slice(16, -6)}`;
  await place.query(`
    insert into video_tasks (id, account_id, is_held, ${columns.join()})
    with recursive numbers (number) as (
      select 100001 union all select number + 1 from numbers where number < ${String(100_000 + count)})
    select '${clone}' || number, null, 0, ${columns.join()} from video_tasks, numbers where id = '${id}'`);
}
