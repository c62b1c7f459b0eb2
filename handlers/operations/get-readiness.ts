import type { Handler } from '../../src/core/handler.ts';

/** GET /readyz: whether this process can serve requests now; 503 names the checks that fail. */
export const getReadiness: Handler = async (_request, { readiness }) => {
  const checks = await readiness.check();
  const isReady = Object.values(checks).every((outcome) => outcome === 'ok');
  return {
    kind: 'whole',
    status: isReady ? 200 : 503,
    headers: { 'cache-control': 'no-store', ...(isReady ? {} : { 'retry-after': '1' }) },
    body: { status: isReady ? 'ready' : 'not_ready', checks },
    bytes: null,
  };
};
