import {
  isOfCalls,
  isOfTasks,
  isPersonal,
  modelOperations,
  processOperations,
  taskOperations,
  tokenOperations,
} from '../runner/operations-under-test.ts';
import { findVideoCase } from './adapt-video-request.ts';
import type { DreddPlace } from './dredd-transaction.ts';

/** A group of transactions that Dredd leaves out, and why. */
export interface SkipReason {
  readonly reason: string;
  readonly covers: (place: DreddPlace) => boolean;
}

const tasks: ReadonlySet<string> = new Set(taskOperations);

/** Whether an operation needs people and logins, which Dredd cannot make. */
export function needsPeople(operationId: string): boolean {
  return tasks.has(operationId) || isPersonal({ operationId });
}

/** Whether an operation is asked with a method that Dredd cannot send. */
export function isHead(operationId: string): boolean {
  return operationId === 'headVideoContent' || operationId === 'headVideoFile';
}

const models: ReadonlySet<string> = new Set(modelOperations);
const processes: ReadonlySet<string> = new Set(processOperations);

const tokens: ReadonlySet<string> = new Set(tokenOperations);

/** Every transaction that is left out is covered by exactly one of these, and each covers some; a test checks both. */
export const skipReasons: readonly SkipReason[] = [
  {
    reason:
      'no request can bring this about: the key has no limits and may use every model, and stores do not fail on demand',
    covers: ({ operationId, status }) => models.has(operationId) && [403, 429, 500, 503].includes(status),
  },
  {
    reason: 'no request can bring this about: the process would have to be broken, or configured otherwise',
    covers: ({ operationId, status }) => processes.has(operationId) && [401, 404, 500, 503].includes(status),
  },
  {
    reason:
      'of ephemeral tokens the runner brings this about by faults: keys without limits make as many as they like',
    covers: ({ operationId, status }) =>
      tokens.has(operationId) && [403, 413, 429, 500, 503, 504].includes(status),
  },
  {
    reason: 'of calls the runner brings this about: it takes offers, calls that go on, and faults',
    covers: ({ operationId, status }) => isOfCalls({ operationId }) && ![401, 404, 415].includes(status),
  },
  {
    reason: 'it takes users and logins: the runner and test/integration/accounts ask these operations',
    covers: ({ operationId }) => needsPeople(operationId),
  },
  {
    reason: 'the HTTP client of Dredd cannot send HEAD: the runner can',
    covers: ({ operationId }) => isHead(operationId),
  },
  {
    reason: 'of videos the runner brings this about by faults, or the simulator does not make such files',
    covers: (place) =>
      isOfTasks(place) &&
      !needsPeople(place.operationId) &&
      !isHead(place.operationId) &&
      findVideoCase(place) === undefined,
  },
];

/** Why a transaction is left out; `null` when it runs. */
export function findSkipReason(place: DreddPlace): string | null {
  return skipReasons.find(({ covers }) => covers(place))?.reason ?? null;
}
