import type { Contract, ContractOperation } from '../../support/contract-document.ts';
import { listProfiles } from '../../support/contract-request.ts';
import { setHeader } from './change-request.ts';
import { createCase, type CasePlan, type ContractCase } from './contract-case.ts';

/** Names of examples of streams that end in failure. */
const failedStreams: ReadonlySet<string> = new Set(['error', 'failed']);

/** Every example of an answer, asked for by name: what a mock can say of any operation, built or not. */
export function createPreferenceCases(contract: Contract): readonly ContractCase[] {
  return contract.operations
    .filter((operation) => listProfiles(operation).includes(contract.profile))
    .flatMap((operation) => listAnswers(operation).map((answer) => planAnswer(operation, answer)))
    .map((plan) => createCase(contract, plan));
}

interface PreferredAnswer {
  readonly status: number;
  readonly mediaType: string | null;
  readonly example: string | null;
}

function listAnswers({ responses }: ContractOperation): readonly PreferredAnswer[] {
  return [...responses.values()].flatMap(({ status, content }): readonly PreferredAnswer[] => {
    if (content.size === 0) return [{ status, mediaType: null, example: null }];
    return [...content].flatMap(([mediaType, { examples }]) =>
      [...examples.keys()].map((example) => ({ status, mediaType, example })),
    );
  });
}

function planAnswer(
  { operationId }: ContractOperation,
  { status, mediaType, example }: PreferredAnswer,
): CasePlan {
  const preference = `code=${String(status)}${example === null ? '' : `, example=${example}`}`;
  return {
    operationId,
    note: `prefer ${preference}`,
    expectation: {
      status,
      ...(mediaType === null ? {} : { mediaType }),
      ending: failedStreams.has(example ?? '') ? 'error' : 'complete',
    },
    needs: 'mock',
    change: (request) => {
      const preferring = setHeader(request, 'prefer', preference);
      return mediaType === null ? preferring : setHeader(preferring, 'accept', mediaType);
    },
  };
}
