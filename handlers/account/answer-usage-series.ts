import { hash } from 'node:crypto';
import type { UsagePoint, UsageSeriesResponse } from '../../generated/contract-types.ts';
import type { HandlerServices } from '../../src/core/handler.ts';
import type { WholeResponse } from '../../src/core/operation.ts';
import type { UsageDimension, UsagePoint as Point } from '../../src/core/usage-reader.ts';
import { readWholeSpan } from './read-query.ts';
import { readUsageFilter, type UsageQuery } from './read-usage-filter.ts';
import { renderAccount } from './render-account.ts';
import { renderSeconds } from '../render-seconds.ts';
import { renderTotals } from './render-usage.ts';
import { findSteps, type Bucket } from './series-steps.ts';

export interface SeriesRequest {
  readonly query: UsageQuery & {
    readonly from?: string;
    readonly to?: string;
    readonly bucket?: Bucket;
    readonly time_zone?: string;
    readonly group_by?: 'none' | UsageDimension;
  };
  /** Whose records may be seen; `null` for everybody's. */
  readonly owner: string | null;
  /** The `if-none-match` of the request. */
  readonly known: string | undefined;
}

/** Usage over time, or that nothing has changed since the answer that the client has. */
export async function answerUsageSeries(
  { query, owner, known }: SeriesRequest,
  { records, router, clock }: Pick<HandlerServices, 'records' | 'router' | 'clock'>,
): Promise<WholeResponse<UsageSeriesResponse, 200> | WholeResponse<undefined, 304>> {
  const { time_zone: timeZone = 'UTC', group_by: groupBy = 'none' } = query;
  const span = readWholeSpan(query, clock.now(), query.bucket === 'minute' ? 1 : 24);
  const { bucket, edges } = findSteps({ ...span, bucket: query.bucket ?? null, timeZone });
  const [from = 0, to = 0] = [edges[0], edges.at(-1)];
  const { total, lines } = await records.usage.readSeries({
    filter: readUsageFilter(query, { from, to, owner, router }),
    edges,
    groupBy: groupBy === 'none' ? null : groupBy,
  });
  const data = {
    from: renderSeconds(from),
    to: renderSeconds(to),
    bucket,
    time_zone: timeZone,
    total: renderTotals(total),
    groups: lines.map(({ id, name, points }) => ({
      id,
      name,
      points: points.map((point, step) => renderPoint(edges[step] ?? from, point)),
    })),
  };
  const etag = `"${hash('sha256', JSON.stringify(data), 'hex').slice(0, 16)}"`;
  if (matches(known, etag))
    return { kind: 'whole', status: 304, headers: { etag }, body: undefined, bytes: null };
  return renderAccount(data, { etag, 'cache-control': 'private, no-cache' });
}

function renderPoint(at: number, point: Point): UsagePoint {
  return {
    at: renderSeconds(at),
    ...renderTotals(point),
    first_byte_p50_ms: point.firstByteP50Ms,
    first_byte_p95_ms: point.firstByteP95Ms,
  };
}

/** Weak comparison (RFC 9110, 13.1.2). */
function matches(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false;
  const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
