import type { Page, PageQuery } from '../../src/core/accounts/user.ts';
import type { TextResponse } from '../../src/core/operation.ts';
import { renderCsv, renderCsvRows, type CsvRow } from './render-csv.ts';

export interface TableOptions<Item, Column extends string> {
  readonly columns: readonly Column[];
  readonly list: (page: PageQuery) => Promise<Page<Item>>;
  readonly renderRow: (item: Item) => CsvRow<Column>;
}

/** Entries that are in memory at a time. */
const pageSize = 500;

/** All of a list as a table, read page by page as the client takes it. */
export function renderTable<Item, Column extends string>(options: TableOptions<Item, Column>): TextResponse {
  const headers = {
    'content-type': 'text/csv; charset=utf-8; header=present',
    'cache-control': 'no-store',
  };
  return { kind: 'text', headers, parts: listParts(options) };
}

async function* listParts<Item, Column extends string>({
  columns,
  list,
  renderRow,
}: TableOptions<Item, Column>): AsyncGenerator<string> {
  const first = await list({ limit: pageSize, cursor: null });
  yield renderCsv(columns, first.items.map(renderRow));
  for (let cursor = first.nextCursor; cursor !== null;) {
    const { items, nextCursor } = await list({ limit: pageSize, cursor });
    yield renderCsvRows(columns, items.map(renderRow));
    cursor = nextCursor;
  }
}
