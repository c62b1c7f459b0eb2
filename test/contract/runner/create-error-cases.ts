import type { Contract } from '../../support/contract-document.ts';
import { listProfiles } from '../../support/contract-request.ts';
import { dropHeader, planFault, replaceKey, setHeader } from './change-request.ts';
import { createCase, type CasePlan, type ContractCase } from './contract-case.ts';
import {
  chatOperations,
  createPrompt,
  modelOperations,
  processOperations,
  type ChatOperation,
} from './operations-under-test.ts';

/** Every error that the contract has for a built operation; those of pictures are in create-image-error-cases.ts. */
export function createErrorCases(contract: Contract): readonly ContractCase[] {
  const plans = [
    ...chatOperations.flatMap((operationId) => [
      ...planRefusals(contract, operationId),
      ...planDirectives(contract, operationId),
      planFault(operationId, 500, 'crash'),
    ]),
    ...modelOperations.flatMap((operationId) => planModelErrors(contract, operationId)),
    ...processOperations.flatMap(planProcessErrors),
  ];
  return plans
    .filter(({ operationId }) => listProfiles(contract.find(operationId)).includes(contract.profile))
    .map((plan) => createCase(contract, plan));
}

/** What a client can get wrong. */
function planRefusals(contract: Contract, operationId: ChatOperation): readonly CasePlan[] {
  const isMessages = contract.find(operationId).errorFormat === 'messages';
  const good = createPrompt(operationId, 'Hello');
  const refuse = (status: number, note: string, rest: Partial<CasePlan>): CasePlan => ({
    operationId,
    note,
    expectation: { status },
    ...rest,
  });
  return [
    refuse(400, 'a required field is missing', { request: { body: {} } }),
    refuse(400, 'a field of the wrong type', {
      request: { body: { ...good, [isMessages ? 'messages' : 'contents']: 7 } },
    }),
    refuse(400, 'not JSON', { change: (request) => ({ ...request, body: '{"' }) }),
    refuse(400, 'an empty body', { change: (request) => ({ ...request, body: '' }) }),
    ...(contract.profile === 'neutral'
      ? [
          refuse(400, 'an unknown query parameter', { request: { query: { nonsense: '1' } } }),
          refuse(400, 'an unknown field', { request: { body: { ...good, nonsense: 1 } } }),
        ]
      : []),
    ...(isMessages && contract.profile === 'neutral'
      ? [refuse(400, 'no version header', { change: (request) => dropHeader(request, 'msg-version') })]
      : []),
    ...(operationId === 'streamGenerateContent'
      ? [refuse(400, 'an unknown alt', { request: { query: { alt: 'xml' } } })]
      : []),
    ...(isMessages || contract.profile === 'neutral'
      ? [refuse(401, 'no key', { request: { scheme: null } })]
      : []),
    refuse(401, 'a wrong key', { change: (request) => replaceKey(request) }),
    refuse(404, 'an unknown model', { request: nameModel(operationId, 'no-such-model', 'no-such-model') }),
    refuse(404, 'a model of the other format', {
      request: nameModel(operationId, 'imgfam-2', 'vidfam-3.0-generate-001'),
    }),
    refuse(415, 'not application/json', {
      change: (request) => setHeader(request, 'content-type', 'text/plain'),
    }),
    refuse(415, 'a compressed body', { change: (request) => setHeader(request, 'content-encoding', 'gzip') }),
  ];
}

function nameModel(
  operationId: ChatOperation,
  inMessages: string,
  inContents: string,
): NonNullable<CasePlan['request']> {
  return operationId === 'createMessage' || operationId === 'countMessageTokens'
    ? { body: createPrompt(operationId, 'Hello', { model: inMessages }) }
    : { path: { model: inContents } };
}

/** Directive, and the statuses by which format B (neutral, vendor) and format C answer it. */
export const directives: readonly (readonly [
  directive: string,
  neutralB: number,
  vendorB: number,
  c: number,
])[] = [
  ['status=400', 400, 400, 400],
  ['status=400:failed_precondition', 400, 400, 400],
  ['status=401', 401, 401, 401],
  ['status=403', 403, 403, 403],
  ['status=404', 404, 404, 404],
  ['status=413', 413, 413, 413],
  ['status=429', 429, 429, 429],
  ['status=429,retry', 429, 429, 429],
  ['status=429:insufficient_quota', 429, 429, 429],
  ['status=500', 500, 500, 500],
  ['status=501', 501, 501, 501],
  ['status=502', 502, 502, 503],
  ['status=503', 503, 503, 503],
  ['status=503,retry', 503, 503, 503],
  ['status=504', 504, 504, 504],
  ['status=529', 503, 529, 503],
  ['reset', 502, 502, 503],
  ['nonsense', 200, 200, 200],
  ['status=nonsense', 400, 400, 400],
];

/** What an upstream can answer. */
function planDirectives(contract: Contract, operationId: ChatOperation): readonly CasePlan[] {
  const isMessages = contract.find(operationId).errorFormat === 'messages';
  return directives.flatMap(([directive, neutralB, vendorB, c]) => {
    const b = contract.profile === 'neutral' ? neutralB : vendorB;
    const plan = (note: string, more: object): CasePlan => ({
      operationId,
      note: `[[${directive}]]${note}`,
      expectation: { status: isMessages ? b : c },
      needs: 'simulator',
      request: { body: createPrompt(operationId, `Hello [[${directive}]]`, more) },
    });
    return operationId === 'createMessage'
      ? [plan('', {}), plan(', streamed', { stream: true })]
      : [plan('', {})];
  });
}

function planModelErrors(
  { profile }: Contract,
  operationId: (typeof modelOperations)[number],
): readonly CasePlan[] {
  const isList = operationId.startsWith('list');
  const size = operationId === 'listModels' ? 'limit' : 'pageSize';
  const cursor = operationId === 'listModels' ? 'after_id' : 'pageToken';
  const refuse = (status: number, note: string, rest: Partial<CasePlan>): CasePlan => ({
    operationId,
    note,
    expectation: { status },
    ...rest,
  });
  return [
    ...(profile === 'neutral'
      ? [refuse(400, 'an unknown query parameter', { request: { query: { nonsense: '1' } } })]
      : []),
    ...(isList
      ? [
          refuse(400, 'a page of no size', { request: { query: { [size]: '0' } } }),
          refuse(400, 'a page of a thousand and one', { request: { query: { [size]: '1001' } } }),
          refuse(400, 'a cursor that was never given', { request: { query: { [cursor]: 'nonsense' } } }),
        ]
      : [
          refuse(400, 'a name no model can have', { request: { path: { model: 'm'.repeat(257) } } }),
          refuse(404, 'an unknown model', { request: { path: { model: 'no-such-model' } } }),
        ]),
    ...(operationId.includes('Content') ? [] : [refuse(401, 'no key', { request: { scheme: null } })]),
    refuse(401, 'a wrong key', { change: (request) => replaceKey(request) }),
    planFault(operationId, 403, 'permission_denied'),
    planFault(operationId, 429, 'resource_exhausted'),
    planFault(operationId, 500, 'crash'),
    planFault(operationId, 503, 'unavailable'),
  ];
}

function planProcessErrors(operationId: (typeof processOperations)[number]): readonly CasePlan[] {
  return [
    {
      operationId,
      note: 'an unknown query parameter',
      expectation: { status: 400 },
      request: { query: { nonsense: '1' } },
    },
    planFault(operationId, 500, 'crash'),
    ...(operationId === 'getReadiness' ? [planFault(operationId, 503, 'not-ready')] : []),
    ...(operationId === 'getMetrics'
      ? [planFault(operationId, 404, 'metrics-off'), planFault(operationId, 401, 'unauthenticated')]
      : []),
  ];
}
