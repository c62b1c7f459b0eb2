import type { TaskState } from '../../generated/contract-types.ts';
import type { TaskFilter } from '../../src/core/video/video-tasks.ts';

/** What queries of tasks may ask for. */
export interface TaskQuery {
  readonly state?: TaskState;
  readonly model?: string;
  readonly key_id?: string;
  readonly user_id?: string;
  readonly deployment?: string;
  readonly node?: string;
  readonly older_than?: string;
}

const states: Readonly<Record<TaskState, Pick<TaskFilter, 'states' | 'isFiltered'>>> = {
  queued: { states: ['queued', 'submitting'], isFiltered: null },
  in_progress: { states: ['in_progress', 'storing'], isFiltered: null },
  completed: { states: ['succeeded'], isFiltered: false },
  filtered: { states: ['succeeded'], isFiltered: true },
  failed: { states: ['failed'], isFiltered: null },
};

/** The filter of a query. */
export function readTaskFilter(query: TaskQuery, now: number): TaskFilter {
  const { state, model, key_id: keyId, user_id: userId, deployment, node, older_than: olderThan } = query;
  return {
    ...(state === undefined ? { states: null, isFiltered: null } : states[state]),
    model: model ?? null,
    keyId: keyId ?? null,
    userId: userId ?? null,
    deploymentId: deployment ?? null,
    nodeId: node ?? null,
    before: olderThan === undefined ? null : Math.max(0, now - Number(olderThan) * 1000),
  };
}
