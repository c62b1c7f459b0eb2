import type { Profile } from '../../../src/core/area.ts';
import { checkAnswer, type Expectation } from '../../support/contract-answer.ts';
import { sendRequest, type ContractServer, type WireAnswer } from '../../support/contract-client.ts';
import type { Contract } from '../../support/contract-document.ts';
import {
  createRequest,
  listSchemes,
  type CreateRequestOptions,
  type WireRequest,
} from '../../support/contract-request.ts';
import { contractVideoModel, type VideoOutcome } from '../../support/contract-videos.ts';

/**
 * What a server must offer for a case to make sense: nothing but the contract, the directives of the simulator, a login of
 * the administrator whose key it is, faults that can be planted in it (createFaultyHandlers), or that it answers with the example
 * that the client prefers, as a mock does.
 */
export type Needs = 'contract' | 'simulator' | 'people' | 'faults' | 'mock';

/** One request and the answer the contract has for it. */
export interface ContractCase {
  /** Says what is asked and what must come of it; no two cases have the same. */
  readonly name: string;
  readonly operationId: string;
  readonly profile: Profile;
  readonly needs: Needs;
  readonly expectation: Expectation;
  /** Whether it asks about a video task that was made for it. */
  readonly isAboutTask: boolean;
  /** Makes the request, and before that what it asks about. */
  readonly createRequest: (server: ContractServer) => Promise<WireRequest>;
}

/** Both profiles of the contract, in one strictness. */
export type Contracts = Readonly<Record<Profile, Contract>>;

/** What makes a case, beside the contract. */
export interface CasePlan {
  readonly operationId: string;
  /** What is special about the request. */
  readonly note: string;
  readonly expectation: Expectation;
  /** Default `contract`. */
  readonly needs?: Needs;
  readonly request?: Omit<CreateRequestOptions, 'apiKey'>;
  /** The video task in its path; default the one of the contract's example, which no server has. */
  readonly task?: TaskPlan;
  /** Makes the body of what the task is called in the form of Google's clients. */
  readonly createBody?: (operation: string) => unknown;
  /** The body of a request to the same operation that was sent before. */
  readonly before?: unknown;
  /** Changes the request after it was made. */
  readonly change?: (request: WireRequest) => WireRequest;
}

/** What became of a task, and whether other cases ask about it as well. */
export interface TaskPlan {
  readonly outcome: VideoOutcome;
  readonly use: 'shared' | 'own';
  /** Which of its videos a file in the path is; default the first. */
  readonly index?: number;
}

/** A case from its plan, in the spelling of the contract's profile. */
export function createCase(contract: Contract, plan: CasePlan): ContractCase {
  const { operationId, note, expectation, needs = 'contract', change = (request) => request } = plan;
  const { status, ending, mediaType } = expectation;
  const outcome = [status ?? 'any status', mediaType?.split('/')[1], ending].filter(
    (part) => part !== undefined,
  );
  return {
    name: `${contract.profile} ${operationId}, ${note}: ${outcome.join(', ')}`,
    operationId,
    profile: contract.profile,
    needs,
    expectation,
    isAboutTask: plan.task !== undefined,
    createRequest: async (server) => {
      const options = await prepareRequest(contract, plan, server);
      if ('before' in plan) {
        const before = await createRequest(contract, operationId, { ...options, body: plan.before });
        await sendRequest(server, change(before));
      }
      return change(await createRequest(contract, operationId, options));
    },
  };
}

/** Finds the task that a case asks about, and what lets its request in. */
async function prepareRequest(
  contract: Contract,
  { operationId, request = {}, task, createBody }: CasePlan,
  { apiKey, videos, login }: ContractServer,
): Promise<CreateRequestOptions> {
  const operation = contract.find(operationId);
  const id = task && (await (task.use === 'own' ? videos?.make : videos?.find)?.(task.outcome));
  const path = id === undefined ? request.path : { ...nameTask(id, task?.index ?? 0), ...request.path };
  const scheme = request.scheme === undefined ? listSchemes(operation, contract.profile)[0] : request.scheme;
  const body = id === undefined || !createBody ? {} : { body: createBody(nameOperation(id)) };
  const options = { ...request, ...body, ...(path && { path }) };
  if (scheme === 'videoLink') return { ...options, apiKey: (await videos?.createToken(id ?? '')) ?? '' };
  if (scheme === 'sessionCookie') return { ...options, apiKey: login?.cookie ?? '' };
  return { ...options, apiKey: scheme === 'accessToken' ? (login?.accessToken ?? '') : apiKey };
}

/** A task's identifier within the names of Google's clients, which have no underscore. */
function nameOperation(id: string): string {
  return id.replace(/^task_/, '');
}

/** Every path parameter that means a task or one of its videos. */
function nameTask(id: string, index: number): Readonly<Record<string, string>> {
  const operation = nameOperation(id);
  return { task_id: id, id, model: contractVideoModel, operation, file: `${operation}${String(index)}` };
}

/** What became of a case. */
export interface CaseOutcome {
  /** `null` where there is none. */
  readonly answer: WireAnswer | null;
  /** Empty when all is well. */
  readonly problems: readonly string[];
}

/** Sends the request of a case, and holds the answer to the contract. */
export async function askCase(
  contracts: Contracts,
  server: ContractServer,
  { operationId, profile, expectation, createRequest: create }: ContractCase,
): Promise<CaseOutcome> {
  try {
    const answer = await sendRequest(server, await create(server));
    return { answer, problems: checkAnswer(contracts[profile], operationId, { answer, expectation }) };
  } catch (error) {
    const { message, cause } = error as Error;
    const problem = `There is no answer: ${message} ${cause instanceof Error ? cause.message : ''}`;
    return { answer: null, problems: [problem] };
  }
}

/** Sends the request of a case; returns everything that is wrong with the answer. */
export async function runCase(
  contracts: Contracts,
  server: ContractServer,
  contractCase: ContractCase,
): Promise<readonly string[]> {
  return (await askCase(contracts, server, contractCase)).problems;
}

/** A case that went wrong, and how. */
export interface CaseFailure {
  readonly name: string;
  readonly problems: readonly string[];
}

/** Runs cases one after the other; returns those that went wrong. */
export async function runCases(
  contracts: Contracts,
  server: ContractServer,
  cases: readonly ContractCase[],
): Promise<readonly CaseFailure[]> {
  const failures: CaseFailure[] = [];
  for (const contractCase of cases) {
    const problems = await runCase(contracts, server, contractCase);
    if (problems.length > 0) failures.push({ name: contractCase.name, problems });
  }
  return failures;
}
