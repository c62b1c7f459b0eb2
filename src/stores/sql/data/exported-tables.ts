import type { Tables } from '../tables.ts';

/**
 * Which tables are data, in the order in which they are written. `left out` is what means something only to processes that run:
 * holds of processes that are not in `nodes` are given back by those that start.
 */
const tables: Readonly<Record<keyof Tables, 'exported' | 'left out'>> = {
  users: 'exported',
  two_factor: 'exported',
  backup_codes: 'exported',
  gateway_secrets: 'exported',
  sessions: 'exported',
  login_flows: 'exported',
  throttles: 'exported',
  audit: 'exported',
  api_keys: 'exported',
  accounts: 'exported',
  holds: 'exported',
  entries: 'exported',
  budget_windows: 'exported',
  usage_records: 'exported',
  drained_deployments: 'exported',
  video_tasks: 'exported',
  playground_keys: 'left out',
  task_queue: 'left out',
  nodes: 'left out',
  node_reports: 'left out',
  realtime_tokens: 'left out',
  live_sessions: 'left out',
};

/** The tables that an export holds. */
export const exportedTables: readonly (keyof Tables)[] = (Object.keys(tables) as (keyof Tables)[]).filter(
  (name) => tables[name] === 'exported',
);

/** The tables that it does not, those of the schema and of single dialects included. */
export const leftOutTables: readonly string[] = [
  ...Object.keys(tables).filter((name) => tables[name as keyof Tables] === 'left out'),
  // A counter that triggers move (0005-key-limits.ts).
  'access_changes',
];
