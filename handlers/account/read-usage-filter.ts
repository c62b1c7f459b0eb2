import { mapToNeutralModelId } from '../../src/core/model-catalogue.ts';
import type { Router } from '../../src/core/router.ts';
import type { UsageFilter } from '../../src/core/usage-reader.ts';
import type { UsageOutcome } from '../../src/core/usage.ts';

/** What queries of usage may ask for. */
export interface UsageQuery {
  readonly user_id?: string;
  readonly key_id?: string;
  readonly model?: string;
  readonly deployment?: string;
  readonly operation?: string;
  readonly outcome?: UsageOutcome;
  readonly status?: string;
  readonly request_id?: string;
}

export interface UsageScope {
  /** Unix milliseconds. */
  readonly from: number;
  readonly to: number;
  /** Whose records may be seen at all; `null` for everybody's. */
  readonly owner: string | null;
  readonly router: Pick<Router, 'findModel'>;
}

/** The records that a query asks for and its client may see. A model may have any of its spellings, also one no longer served. */
export function readUsageFilter(query: UsageQuery, { from, to, owner, router }: UsageScope): UsageFilter {
  const { model, status } = query;
  return {
    from,
    to,
    userId: owner ?? query.user_id ?? null,
    keyId: query.key_id ?? null,
    model: model === undefined ? null : (router.findModel(model)?.id ?? mapToNeutralModelId(model)),
    deploymentId: query.deployment ?? null,
    operationId: query.operation ?? null,
    outcome: query.outcome ?? null,
    status: status === undefined ? null : Number(status),
    requestId: query.request_id ?? null,
  };
}
