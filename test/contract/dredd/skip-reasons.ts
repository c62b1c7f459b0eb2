import {
  isLasting,
  isPersonal,
  isUnbuilt,
  modelOperations,
  processOperations,
} from '../runner/operations-under-test.ts';

/** A group of transactions that Dredd leaves out, and why. */
export interface SkipReason {
  readonly reason: string;
  readonly covers: (operationId: string, status: number) => boolean;
}

/** Whether an operation needs people and logins, which Dredd cannot make. */
function needsPeople(operationId: string): boolean {
  return isPersonal({ operationId }) && !isUnbuilt({ operationId });
}

const models: ReadonlySet<string> = new Set(modelOperations);
const processes: ReadonlySet<string> = new Set(processOperations);

/** Every transaction that is left out is covered by exactly one of these, and each covers some; a test checks both. */
export const skipReasons: readonly SkipReason[] = [
  {
    reason: 'not built yet: every request gets 501, which is what Dredd asks for',
    covers: (operationId, status) => isUnbuilt({ operationId }) && status !== 501,
  },
  {
    reason:
      'no request can bring this about: limits and permissions of keys are not built, and stores do not fail on demand',
    covers: (operationId, status) => models.has(operationId) && [403, 429, 500, 503].includes(status),
  },
  {
    reason: 'no request can bring this about: the process would have to be broken, or configured otherwise',
    covers: (operationId, status) => processes.has(operationId) && [404, 500, 503].includes(status),
  },
  {
    reason: 'it takes users and logins: test/integration/accounts asks these operations',
    covers: (operationId) => needsPeople(operationId),
  },
  {
    reason: 'it takes video tasks that have ended: test/integration/video asks these operations',
    covers: (operationId) => isLasting({ operationId }),
  },
];

/** Why a transaction is left out; `null` when it runs. */
export function findSkipReason(operationId: string, status: number): string | null {
  return skipReasons.find(({ covers }) => covers(operationId, status))?.reason ?? null;
}
