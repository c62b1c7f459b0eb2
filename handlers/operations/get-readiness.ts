import type { Handler } from '../../src/core/handler.ts';

/** GET /readyz: whether this process can serve requests now, and which checks fail; 503 where requests depend on one. */
export const getReadiness: Handler<'getReadiness'> = async (_request, { readiness }) => {
  const { isReady, checks } = await readiness.check();
  return {
    kind: 'whole',
    status: isReady ? 200 : 503,
    headers: { 'cache-control': 'no-store', ...(isReady ? {} : { 'retry-after': '1' }) },
    body: { status: isReady ? 'ready' : 'not_ready', checks },
    bytes: null,
  };
};
