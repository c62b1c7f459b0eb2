import { sql, type ExpressionBuilder, type Kysely, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { UsageDimension, UsageFilter } from '../../../core/usage-reader.ts';
import type { Tables } from '../tables.ts';

/** The records that a filter means. */
export function selectUsage(kysely: Kysely<Tables>, filter: UsageFilter) {
  return filterUsage(kysely.selectFrom('usage_records as r'), filter);
}

type UsageQuery<Output> = SelectQueryBuilder<Tables & { readonly r: Tables['usage_records'] }, 'r', Output>;

function filterUsage<Output>(query: UsageQuery<Output>, filter: UsageFilter): UsageQuery<Output> {
  return query
    .where('r.started_at', '>=', BigInt(filter.from))
    .where('r.started_at', '<', BigInt(filter.to))
    .where((expression) => expression.and(listConditions(expression, filter)));
}

/** What a filter asks for beside the time span. */
function listConditions(
  expression: ExpressionBuilder<Tables & { readonly r: Tables['usage_records'] }, 'r'>,
  { userId, keyId, model, deploymentId, operationId, outcome, status, requestId }: UsageFilter,
) {
  return [
    ...(userId === null ? [] : [expression('r.user_id', '=', userId)]),
    ...(keyId === null ? [] : [expression('r.key_id', '=', keyId)]),
    ...(model === null ? [] : [sql<boolean>`${dimensions.model} = ${model}`]),
    ...(deploymentId === null ? [] : [expression('r.deployment_id', '=', deploymentId)]),
    ...(operationId === null ? [] : [expression('r.operation_id', '=', operationId)]),
    ...(outcome === null ? [] : [expression('r.outcome', '=', outcome)]),
    ...(status === null ? [] : [expression('r.status', '=', BigInt(status))]),
    ...(requestId === null ? [] : [expression('r.request_id', '=', requestId)]),
  ];
}

/** What records are grouped by. */
export const dimensions: Readonly<Record<UsageDimension, RawBuilder<string | null>>> = {
  user: sql`r.user_id`,
  key: sql`r.key_id`,
  model: sql`coalesce(r.served_model, r.model)`,
  deployment: sql`r.deployment_id`,
  operation: sql`r.operation_id`,
  outcome: sql`r.outcome`,
};

const msPerDay = sql.lit(86_400_000);

/** Days since 1970, UTC. */
export const dayNumber: RawBuilder<bigint> = sql`r.started_at / ${msPerDay}`;
