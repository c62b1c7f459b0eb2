import type { Contract } from '../../support/contract-document.ts';
import { isSpelt, listProfiles, listSchemes } from '../../support/contract-request.ts';
import { createCase, type CasePlan, type ContractCase } from './contract-case.ts';
import { chatOperations, createPrompt, isOfCalls, isOfTasks, isUnderTest } from './operations-under-test.ts';

const ok = { status: 200, mediaType: 'application/json' };
const okText = { status: 200, mediaType: 'text/plain' };

/** Of all but video tasks and calls: every place a key may stand, every spelling of a model, every query parameter. */
export function createAccessCases(contract: Contract): readonly ContractCase[] {
  const operations = contract.operations.filter(
    (operation) =>
      isUnderTest(operation) &&
      !isOfTasks(operation) &&
      !isOfCalls(operation) &&
      listProfiles(operation).includes(contract.profile),
  );
  const keys = operations.flatMap((operation) => {
    const schemes = operation.schemes.length === 0 ? [null] : listSchemes(operation, contract.profile);
    return schemes.map((scheme) => ({
      operationId: operation.operationId,
      note: scheme === null ? 'without a key' : `key by ${scheme}`,
      expectation: operation.operationId === 'getMetrics' ? okText : ok,
      request: { scheme },
    }));
  });
  const reachable = new Set(operations.map(({ operationId }) => operationId));
  const spelt = operations.filter(isSpelt).map(({ operationId }) => operationId);
  const more = [
    ...planSpellings(contract),
    ...queries,
    ...(contract.profile === 'vendor' ? planNewQueries(spelt) : []),
  ].filter(({ operationId }) => reachable.has(operationId));
  return [...keys, ...more].map((plan) => createCase(contract, plan));
}

function planSpellings(contract: Contract): readonly CasePlan[] {
  const chat = chatOperations.map((operationId): CasePlan => {
    const isMessages = contract.find(operationId).errorFormat === 'messages';
    return {
      operationId,
      note: "the vendor's name of the model",
      expectation: ok,
      request: isMessages
        ? { body: createPrompt(operationId, 'Hello', { model: 'claude-opus-4-8' }) }
        : { path: { model: 'gemini-2.5-flash' } },
    };
  });
  const models = ['getModel', 'getContentModel'].map((operationId) => ({
    operationId,
    note: "the vendor's name of the model",
    expectation: ok,
    request: { path: { model: 'gemini-2.5-flash' } },
  }));
  return [...chat, ...models];
}

/** In the vendor profile a query parameter that the contract does not name has no effect. */
function planNewQueries(operationIds: readonly string[]): readonly CasePlan[] {
  return operationIds.map((operationId) => ({
    operationId,
    note: 'an unknown query parameter',
    expectation: ok,
    request: { query: { nonsense: '1' } },
  }));
}

const queries: readonly CasePlan[] = (
  [
    ['createMessage', { beta: 'true' }],
    ['countMessageTokens', { beta: 'true' }],
    ['listModels', { limit: '2' }],
    ['listModels', { limit: '2', after_id: 'chatfam-haiku-4-5' }],
    ['listModels', { before_id: 'chatfam-haiku-4-5' }],
    ['listModels', { beta: 'true' }],
    ['getModel', { beta: 'true' }],
    ['listContentModels', { pageSize: '2' }],
    [
      'listContentModels',
      { pageSize: '1000', pageToken: Buffer.from('genfam-2.5-pro').toString('base64url') },
    ],
  ] as const
).map(([operationId, query]) => ({
  operationId,
  note: `query ${new URLSearchParams(query).toString()}`,
  expectation: ok,
  request: { query },
}));
