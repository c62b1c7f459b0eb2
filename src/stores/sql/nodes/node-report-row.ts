import type { NodeHealth } from '../../../core/node-report.ts';

/** What a node says of itself. It goes with the node's row in `nodes`. */
export interface NodeReportRow {
  readonly node_id: string;
  readonly version: string;
  readonly requests: bigint;
  readonly rss_bytes: bigint;
  readonly database: NodeHealth;
  /** Null where none is configured. */
  readonly redis: NodeHealth | null;
  readonly waiting_charges: bigint;
  readonly clock_offset_ms: bigint | null;
  /** A JSON array (pack-deployment-reports.ts). */
  readonly deployments: string;
}
