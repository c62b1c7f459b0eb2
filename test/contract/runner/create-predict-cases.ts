import type { Contract } from '../../support/contract-document.ts';
import { planFault, replaceKey, setHeader } from './change-request.ts';
import { createCase, type CasePlan, type ContractCase } from './contract-case.ts';
import { directives } from './create-error-cases.ts';

const operationId = 'predictImages';
const ok = { status: 200, mediaType: 'application/json' };

/** Every answer that the contract has for predict; none where the profile lacks it. */
export function createPredictCases(contract: Contract): readonly ContractCase[] {
  const operation = contract.operations.find((each) => each.operationId === operationId);
  if (!operation) return [];
  const plans = [
    ...operation.requests.map((example): CasePlan => {
      return { operationId, note: `example ${example.name}`, expectation: ok, request: { example } };
    }),
    ...['gemini-2.5-flash-image', 'imgfam-2'].map((model): CasePlan => {
      return { operationId, note: `drawn by ${model}`, expectation: ok, request: { path: { model } } };
    }),
    ...['[[filtered]]', '[[revised]]'].map((directive) => planPrompt(directive, 200)),
    ...refusals,
    ...directives.map(([directive, , , status]) => planPrompt(`[[${directive}]]`, status)),
    planFault(operationId, 500, 'crash'),
  ];
  return plans.map((plan) => createCase(contract, plan));
}

const refusals: readonly CasePlan[] = [
  refuse(400, 'no prompt', { request: { body: {} } }),
  refuse(400, 'a parameter that the model has not', {
    request: { body: { instances: [{ prompt: 'A boat' }], parameters: { negativePrompt: 'sails' } } },
  }),
  refuse(400, 'not JSON', { change: (request) => ({ ...request, body: '{"' }) }),
  refuse(401, 'a wrong key', { change: (request) => replaceKey(request) }),
  refuse(404, 'an unknown model', { request: { path: { model: 'no-such-model' } } }),
  refuse(404, 'a model that draws nothing', { request: { path: { model: 'gemini-2.5-flash' } } }),
  refuse(415, 'not application/json', {
    change: (request) => setHeader(request, 'content-type', 'text/plain'),
  }),
];

function refuse(status: number, note: string, rest: Partial<CasePlan>): CasePlan {
  return { operationId, note, expectation: { status }, ...rest };
}

function planPrompt(directive: string, status: number): CasePlan {
  const body = { instances: [{ prompt: `A boat ${directive}` }], parameters: { includeRaiReason: true } };
  return { operationId, note: directive, expectation: { status }, needs: 'simulator', request: { body } };
}
