import type { Contract } from '../../support/contract-document.ts';
import { listSchemes } from '../../support/contract-request.ts';
import { planFault, replaceKey, setHeader } from './change-request.ts';
import { createCase, type CasePlan, type ContractCase } from './contract-case.ts';
import { share } from './create-video-cases.ts';
import { faultsByStatus } from './create-video-error-cases.ts';
import { taskOperations } from './operations-under-test.ts';

type Rest = Partial<CasePlan> & Pick<CasePlan, 'note'>;

const json = { status: 200, mediaType: 'application/json' };
const film = { status: 200, mediaType: 'video/mp4' };

/** Every answer that the contract has for video tasks asked for with a login. */
export function createTaskCases(contract: Contract): readonly ContractCase[] {
  const plans = [
    ...taskOperations.flatMap((operationId) => planLogins(contract, operationId)),
    ...planLists(),
    ...planDownloads(),
    ...planStrangers(),
    ...planCancellations(),
    ...taskOperations.flatMap((operationId) => planShared(contract, operationId)),
  ];
  return plans.map((plan) => createCase(contract, { ...plan, needs: plan.needs ?? 'people' }));
}

function refuse(operationId: string, status: number, rest: Rest): CasePlan {
  return { operationId, expectation: { status }, ...rest };
}

const reason = { body: { reason: 'stuck' } };

/** What each operation does with a task, by every way in which a login proves itself. */
function planLogins(contract: Contract, operationId: string): readonly CasePlan[] {
  return listSchemes(contract.find(operationId), contract.profile).map((scheme) => {
    const note = `login by ${scheme}`;
    const plan = { operationId, note, expectation: json, request: { scheme } };
    switch (operationId) {
      case 'deleteTask':
        return { ...plan, task: { outcome: 'failed', use: 'own' } };
      case 'cancelTask':
        return { ...plan, task: { outcome: 'running', use: 'own' }, request: { scheme, ...reason } };
      case 'getTaskContent':
      case 'headTaskContent':
        return { ...plan, task: share('completed'), expectation: film };
      default:
        return plan;
    }
  });
}

function planLists(): readonly CasePlan[] {
  const states = ['queued', 'in_progress', 'completed', 'filtered', 'failed'];
  return ['listTasks', 'listAllTasks'].flatMap((operationId) => [
    ...states.map((state) => ({
      operationId,
      note: `query state=${state}`,
      expectation: json,
      request: { query: { state } },
    })),
    ...[{ state: 'lost' }, { limit: '0' }, { limit: '101' }, { cursor: 'none' }].map((query) =>
      refuse(operationId, 400, { note: `query ${JSON.stringify(query)}`, request: { query } }),
    ),
  ]);
}

function planDownloads(): readonly CasePlan[] {
  const task = share('completed');
  const set = (name: string, value: string): Pick<CasePlan, 'change'> => ({
    change: (request) => setHeader(request, name, value),
  });
  const both = ['getTaskContent', 'headTaskContent'].flatMap((operationId) => [
    refuse(operationId, 304, { note: 'known already', task, ...set('if-none-match', '*') }),
    refuse(operationId, 412, { note: 'another video', task, ...set('if-match', '"another"') }),
    refuse(operationId, 400, { note: 'a task that is failed', task: share('failed') }),
    refuse(operationId, 404, { note: 'a task that is filtered', task: share('filtered') }),
    refuse(operationId, 400, {
      note: 'a second video of one',
      task,
      request: { query: { index: '1' } },
    }),
  ]);
  const operationId = 'getTaskContent';
  return [
    ...both,
    {
      operationId,
      note: 'a part',
      expectation: { status: 206, mediaType: 'video/mp4' },
      task,
      ...set('range', 'bytes=0-15'),
    },
    refuse(operationId, 416, { note: 'bytes beyond its end', task, ...set('range', 'bytes=99999999999-') }),
  ];
}

function planStrangers(): readonly CasePlan[] {
  const named = ['deleteTask', 'getTaskContent', 'headTaskContent', 'cancelTask'];
  return named.flatMap((operationId) =>
    ['task_00000000000000000000000000', 'no-task'].map((id) =>
      refuse(operationId, 404, { note: `the task ${id}`, request: { path: { id } } }),
    ),
  );
}

function planCancellations(): readonly CasePlan[] {
  const operationId = 'cancelTask';
  const task = share('completed');
  return [
    refuse('deleteTask', 400, { note: 'a task that is running', task: share('running') }),
    refuse(operationId, 400, { note: 'a task that is completed', task, request: reason }),
    refuse(operationId, 400, { note: 'no reason', task, request: { body: {} } }),
    refuse(operationId, 400, {
      note: 'not JSON',
      task,
      change: (request) => ({ ...request, body: '{' }),
    }),
    refuse(operationId, 413, {
      note: 'a body over a mebibyte',
      task,
      request: { body: { reason: 'x'.repeat(1024 * 1024) } },
    }),
    refuse(operationId, 415, {
      note: 'not application/json',
      task,
      change: (request) => setHeader(request, 'content-type', 'text/plain'),
    }),
  ];
}

/** What is refused of every operation, and what only faults bring about. */
function planShared(contract: Contract, operationId: string): readonly CasePlan[] {
  const { responses } = contract.find(operationId);
  const faults = Object.entries(faultsByStatus).filter(([status]) => responses.has(Number(status)));
  return [
    refuse(operationId, 401, { note: 'no login', request: { scheme: null } }),
    refuse(operationId, 401, { note: 'a wrong login', change: replaceKey }),
    ...(contract.profile === 'neutral'
      ? [
          refuse(operationId, 400, {
            note: 'an unknown query parameter',
            request: { query: { nonsense: '1' } },
          }),
        ]
      : []),
    ...faults.map(([status, fault]) => planFault(operationId, Number(status), fault)),
  ];
}
