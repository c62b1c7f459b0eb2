import type { AdminNode } from '../../generated/contract-types.ts';
import type { Handler } from '../../src/core/handler.ts';
import type { LivingNode } from '../../src/core/node-report.ts';
import { renderSeconds } from '../render-seconds.ts';
import { renderAccount } from './render-account.ts';

/** GET /api/admin/nodes: the processes that take requests on this database, the oldest first. */
export const listNodes: Handler<'listNodes'> = async (_request, { nodes }) =>
  renderAccount({ nodes: (await nodes.list()).map(renderNode) });

function renderNode({ id, startedAt, lastBeatAt, report }: LivingNode): AdminNode {
  return {
    id,
    version: report.version,
    started_at: renderSeconds(startedAt),
    last_beat_at: renderSeconds(lastBeatAt),
    in_flight: report.requests,
    rss: report.rssBytes,
    database: report.database,
    redis: report.redis,
    journal: report.waitingCharges,
    clock_offset_ms: report.clockOffsetMs,
  };
}
