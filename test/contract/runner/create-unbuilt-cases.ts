import type { Contract } from '../../support/contract-document.ts';
import { createCase, type ContractCase } from './contract-case.ts';
import { isUnbuilt } from './operations-under-test.ts';

/**
 * Operations that are in the contract and not built yet: 501 in the format of their area, whatever the request. Any
 * other server may answer them in any way the contract has.
 */
export function createUnbuiltCases(contract: Contract): readonly ContractCase[] {
  if (contract.profile === 'vendor') return [];
  return contract.operations.filter(isUnbuilt).flatMap((operation) => {
    const { operationId } = operation;
    const examples = operation.requests.length === 0 ? [null] : operation.requests;
    const requests = examples.map((example) => ({
      note: example === null ? 'plain' : `example ${example.name} (${example.mediaType})`,
      request: example === null ? {} : { example },
    }));
    const unasked = { note: 'without a key', request: { scheme: null } };
    return [
      ...requests.map((plan) => ({ ...plan, operationId, expectation: { status: null } })),
      ...[...requests, unasked].map((plan) => ({
        ...plan,
        operationId,
        expectation: { status: 501 },
        needs: 'simulator' as const,
      })),
    ].map((plan) => createCase(contract, plan));
  });
}
