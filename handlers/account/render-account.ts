import type { WholeResponse } from '../../src/core/operation.ts';

/** The envelope of a successful account operation. No cache may keep what it holds. */
export function renderAccount<Data>(
  data: Data,
  headers: Readonly<Record<string, string>> = {},
): WholeResponse<{ readonly success: true; readonly message: ''; readonly data: Data }, 200> {
  const body = { success: true, message: '', data } as const;
  return { kind: 'whole', status: 200, headers: { ...noStore, ...headers }, body, bytes: null };
}

/** The same for an operation that has nothing to say. */
export function renderDone(
  headers: Readonly<Record<string, string>> = {},
): WholeResponse<{ readonly success: true; readonly message: '' }, 200> {
  const body = { success: true, message: '' } as const;
  return { kind: 'whole', status: 200, headers: { ...noStore, ...headers }, body, bytes: null };
}

const noStore = { 'cache-control': 'no-store' };
