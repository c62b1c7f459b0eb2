import type { Handler } from '../../src/core/handler.ts';

/** GET /healthz: the process runs. Never fails. */
export const getHealth: Handler<'getHealth'> = () => ({
  kind: 'whole',
  status: 200,
  headers: { 'cache-control': 'no-store' },
  body: { status: 'ok' },
  bytes: null,
});
