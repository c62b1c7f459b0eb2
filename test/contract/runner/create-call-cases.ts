import { sendRequest } from '../../support/contract-client.ts';
import type { Contract } from '../../support/contract-document.ts';
import { createRequest } from '../../support/contract-request.ts';
import { dropHeader, planFault, replaceKey, setHeader } from './change-request.ts';
import { createCase, type CasePlan, type ContractCase } from './contract-case.ts';
import type { callOperations } from './operations-under-test.ts';

type OfferOperation = Exclude<(typeof callOperations)[number], 'hangUpRealtimeCall'>;

const model = 'rtfam-4o-realtime-preview';
const offerOperations = [
  'connectRealtime',
  'createRealtimeCall',
] as const satisfies readonly OfferOperation[];

/** More than an offer may have. */
const tooLarge = 'v'.repeat(64_001);

/** The contract's examples of refusals, and the query that leads to each. */
const refusals: Readonly<Record<OfferOperation, readonly (readonly [example: string, query: string])[]>> = {
  connectRealtime: [
    ['missingModel', ''],
    ['unknownModel', '?model=rtfam-9'],
  ],
  createRealtimeCall: [
    ['missingModel', ''],
    ['unknownModel', '?model=rtfam-9'],
  ],
};

/** Calls over WebRTC: every example of an offer, every refusal, and hanging up. They are asked for in the neutral profile. */
export function createCallCases(contract: Contract): readonly ContractCase[] {
  if (contract.profile === 'vendor') return [];
  const plans = [...offerOperations.flatMap((id) => planOffers(contract, id)), ...planHangUps()];
  return [...plans.map((plan) => createCase(contract, plan)), createHangUp(contract)];
}

function planOffers(contract: Contract, operationId: OfferOperation): readonly CasePlan[] {
  const [offer] = contract.find(operationId).requests;
  const refuse = (status: number, note: string, rest: Partial<CasePlan>): CasePlan => ({
    ...{ operationId, note, expectation: { status } },
    ...(offer && { request: { example: offer } }),
    ...rest,
  });
  return [
    ...contract.find(operationId).requests.map((example) => ({
      operationId,
      note: `example ${example.name}`,
      expectation: { status: 201, mediaType: 'application/sdp' },
      request: { example },
      change: askFor(`?model=${model}`),
    })),
    ...refusals[operationId].map(([example, query]) =>
      refuse(400, `example ${example} of a refusal`, {
        expectation: { status: 400, example },
        change: askFor(query),
      }),
    ),
    refuse(400, 'an offer that is none', {
      expectation: { status: 400, example: 'sdp' },
      change: (request) => ({ ...askFor(`?model=${model}`)(request), body: 'hello' }),
    }),
    refuse(401, 'no key', { change: (request) => dropHeader(request, 'authorization') }),
    refuse(401, 'a wrong key', { change: replaceKey }),
    refuse(413, 'an offer that is too large', { change: (request) => ({ ...request, body: tooLarge }) }),
    refuse(415, 'not an offer', { change: (request) => setHeader(request, 'content-type', 'text/plain') }),
    planFault(operationId, 403, 'permission_denied'),
    planFault(operationId, 429, 'resource_exhausted'),
    planFault(operationId, 500, 'crash'),
    planFault(operationId, 502, 'bad_gateway'),
    planFault(operationId, 503, 'unavailable'),
    planFault(operationId, 504, 'deadline_exceeded'),
  ];
}

function planHangUps(): readonly CasePlan[] {
  const operationId = 'hangUpRealtimeCall';
  return [
    {
      operationId,
      note: 'a query',
      expectation: { status: 400 },
      change: (request) => ({ ...request, target: `${request.target}?reason=late` }),
    },
    { operationId, note: 'no key', expectation: { status: 401 }, request: { scheme: null } },
    { operationId, note: 'a wrong key', expectation: { status: 401 }, change: replaceKey },
    { operationId, note: 'a call that never was', expectation: { status: 404 } },
    planFault(operationId, 403, 'permission_denied'),
    planFault(operationId, 429, 'resource_exhausted'),
    planFault(operationId, 500, 'crash'),
    planFault(operationId, 503, 'unavailable'),
  ];
}

/** Hangs up a call that is made for it. */
function createHangUp(contract: Contract): ContractCase {
  const operationId = 'hangUpRealtimeCall';
  const plan = { operationId, note: 'a call that goes on', expectation: { status: 200 } };
  return {
    ...createCase(contract, plan),
    createRequest: async (server) => {
      const [example] = contract.find('connectRealtime').requests;
      const { apiKey } = server;
      const scheme = 'bearerKey';
      const offer = await createRequest(contract, 'connectRealtime', {
        apiKey,
        scheme,
        ...(example && { example }),
      });
      const { headers } = await sendRequest(server, askFor(`?model=${model}`)(offer));
      const call_id = String(headers.location).split('/').at(-1) ?? '';
      return await createRequest(contract, operationId, { apiKey, path: { call_id } });
    },
  };
}

function askFor(query: string): NonNullable<CasePlan['change']> {
  return (request) => ({ ...request, target: `${request.target.split('?')[0] ?? ''}${query}` });
}
