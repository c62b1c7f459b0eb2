import { sql } from 'kysely';
import type { LivingNode, NodeReport, NodeStore } from '../../../core/node-report.ts';
import { silentAfterMs } from '../ledger/node-keeper.ts';
import type { LedgerTables } from '../ledger/ledger-tables.ts';
import type { OpenConnection } from '../sql-dialect.ts';
import type { NodeReportRow } from './node-report-row.ts';
import { packDeploymentReports, unpackDeploymentReports } from './pack-deployment-reports.ts';

/** Nodes that are listed; nobody has so many. */
const maxNodes = 1_000;

/** What nodes tell one another, in a SQL database. */
export function createNodeStore({
  kysely,
  nowMs,
  processes,
}: Pick<OpenConnection, 'kysely' | 'nowMs' | 'processes'>): NodeStore {
  if (processes === 'one') return nobodyElse;
  return {
    report: async (nodeId, report) => {
      const row = convertReport(report);
      const { now } = await kysely
        .insertInto('node_reports')
        .values({ node_id: nodeId, ...row })
        .onConflict((conflict) => conflict.column('node_id').doUpdateSet(row))
        .returning(nowMs.as('now'))
        .executeTakeFirstOrThrow();
      return Number(now);
    },
    list: async () => {
      const rows = await kysely
        .selectFrom('nodes')
        .innerJoin('node_reports', 'node_reports.node_id', 'nodes.id')
        .selectAll()
        .select(nowMs.as('now'))
        // A beat of a time that is still to come was before the clock was set back, and who lives has had another one since.
        .where(sql<boolean>`abs(${nowMs} - beat_at) < ${BigInt(silentAfterMs)}`)
        .orderBy('started_at')
        .orderBy('id')
        .limit(maxNodes)
        .execute();
      return rows.map(convertRow);
    },
  };
}

/** A file that belongs to one process is no place to tell others anything. */
const nobodyElse: NodeStore = { report: () => Promise.resolve(null), list: () => Promise.resolve([]) };

function convertReport({
  version,
  requests,
  rssBytes,
  database,
  redis,
  waitingCharges,
  clockOffsetMs,
  deployments,
}: NodeReport): Omit<NodeReportRow, 'node_id'> {
  return {
    version,
    requests: BigInt(requests),
    rss_bytes: BigInt(rssBytes),
    database,
    redis,
    waiting_charges: BigInt(waitingCharges),
    clock_offset_ms: clockOffsetMs === null ? null : BigInt(Math.round(clockOffsetMs)),
    deployments: packDeploymentReports(deployments),
  };
}

type JoinedRow = LedgerTables['nodes'] & NodeReportRow & { readonly now: bigint };

function convertRow(row: JoinedRow): LivingNode {
  return {
    id: row.id,
    startedAt: Number(row.started_at),
    lastBeatAt: Number(row.beat_at),
    silentMs: Number(row.now - row.beat_at),
    report: {
      version: row.version,
      requests: Number(row.requests),
      rssBytes: Number(row.rss_bytes),
      database: row.database,
      redis: row.redis,
      waitingCharges: Number(row.waiting_charges),
      clockOffsetMs: row.clock_offset_ms === null ? null : Number(row.clock_offset_ms),
      deployments: unpackDeploymentReports(row.deployments),
    },
  };
}
