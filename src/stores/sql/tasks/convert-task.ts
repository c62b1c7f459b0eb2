import { parseJson } from '../../../core/json/parse-json.ts';
import type { NewTask, StoredTask } from '../../../core/video/task-store.ts';
import type { VideoTaskRow } from './task-tables.ts';

/** A row, and the time when it was read. */
export interface ReadTaskRow extends VideoTaskRow {
  readonly read_at: bigint;
}

/** The task that a row is. */
export function convertTaskRow(row: ReadTaskRow): StoredTask {
  return {
    id: row.id,
    state: row.state,
    keyId: row.key_id,
    userId: row.user_id,
    accountId: row.account_id,
    requestId: row.request_id,
    operationId: row.operation_id,
    order: parse<StoredTask['order']>(row.order_json),
    model: row.model,
    price: row.price,
    amount: row.amount,
    attempt: Number(row.attempt),
    nodeId: row.node_id,
    deploymentId: row.deployment_id,
    upstreamModel: row.upstream_model,
    upstreamId: row.upstream_id,
    calls: parse<StoredTask['calls']>(row.calls_json),
    submittedAt: asTime(row.submitted_at),
    expectedMs: asTime(row.expected_ms),
    polls: Number(row.polls),
    tries: Number(row.tries),
    progress: Number(row.progress),
    progressSource: row.progress_source,
    storingSince: asTime(row.storing_since),
    failure: row.failure_json === null ? null : parse<StoredTask['failure']>(row.failure_json),
    videos: parse<StoredTask['videos']>(row.videos_json),
    filteredCount: Number(row.filtered_count),
    filteredReasons: parse<StoredTask['filteredReasons']>(row.filtered_json),
    copies: parse<StoredTask['copies']>(row.copies_json),
    createdAt: Number(row.created_at),
    completedAt: asTime(row.completed_at),
    expiresAt: asTime(row.expires_at),
    readAt: Number(row.read_at),
  };
}

/** A new row but for its times. */
export function createTaskRow(task: NewTask): Omit<VideoTaskRow, 'run_after' | 'created_at'> {
  return {
    id: task.id,
    state: 'queued',
    key_id: task.keyId,
    user_id: task.userId,
    account_id: task.accountId,
    request_id: task.requestId,
    operation_id: task.operationId,
    idempotency_key: task.idempotencyKey,
    order_digest: task.orderDigest,
    model: task.model,
    order_json: renderJson(task.order),
    price: task.price,
    amount: task.amount,
    is_held: task.hold === null ? 0n : 1n,
    attempt: 0n,
    node_id: null,
    lease_until: null,
    deployment_id: null,
    upstream_model: null,
    upstream_id: null,
    calls_json: '[]',
    submitted_at: null,
    expected_ms: task.expectedMs === null ? null : BigInt(task.expectedMs),
    polls: 0n,
    tries: 0n,
    progress: 0n,
    progress_source: 'experience',
    storing_since: null,
    failure_json: null,
    videos_json: '[]',
    filtered_count: 0n,
    filtered_json: '[]',
    copies_json: renderJson({ uris: [], error: null }),
    completed_at: null,
    expires_at: null,
    removed_at: null,
  };
}

/** PostgreSQL keeps no NUL in a text. In JSON it is written with an escape, of which no other column needs to know. */
export function renderJson(value: object): string {
  return JSON.stringify(value);
}

/** What {@link renderJson} wrote, and nobody else: the compiler cannot know it. */
function parse<Value>(text: string): Value {
  return parseJson(text) as Value;
}

function asTime(value: bigint | null): number | null {
  return value === null ? null : Number(value);
}
