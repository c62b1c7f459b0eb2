import type { Contract } from '../../support/contract-document.ts';
import { planFault, replaceKey, setHeader } from './change-request.ts';
import { createCase, type CasePlan, type ContractCase } from './contract-case.ts';
import { tokenOperations } from './operations-under-test.ts';

/** More than a body may have. */
const tooLarge = JSON.stringify({ instructions: 'x'.repeat(1024 * 1024) });

const model = 'rtfam-4o-realtime-preview';

/** The contract's examples of refusals, and a body that leads to each. */
const refusals: Readonly<
  Record<(typeof tokenOperations)[number], readonly (readonly [example: string, body: object])[]>
> = {
  createRealtimeSession: [
    ['missingModel', {}],
    ['outOfRange', { model, turn_detection: { type: 'server_vad', silence_duration_ms: 99 } }],
    ['unknownModel', { model: 'rtfam-9' }],
  ],
  createRealtimeClientSecret: [
    ['outOfRange', { expires_after: { anchor: 'created_at', seconds: 7_201 }, session: { model } }],
    ['unknownModel', { session: { type: 'realtime', model: 'rtfam-9' } }],
  ],
};

/** Ephemeral tokens: every example of a request, and every refusal. They are asked for in the neutral profile. */
export function createTokenCases(contract: Contract): readonly ContractCase[] {
  if (contract.profile === 'vendor') return [];
  const plans = tokenOperations.flatMap((operationId): readonly CasePlan[] => {
    const refuse = (status: number, note: string, rest: Partial<CasePlan>): CasePlan => ({
      operationId,
      note,
      expectation: { status },
      ...rest,
    });
    return [
      ...contract.find(operationId).requests.map((example) => ({
        operationId,
        note: `example ${example.name}`,
        expectation: { status: 200 },
        request: { example },
      })),
      refuse(400, 'a field of the wrong type', { request: { body: { model: 7, session: 7 } } }),
      refuse(400, 'not JSON', { change: (request) => ({ ...request, body: '{"' }) }),
      ...refusals[operationId].map(([example, body]) => ({
        operationId,
        note: `example ${example} of a refusal`,
        expectation: { status: 400, example },
        request: { body },
      })),
      refuse(401, 'no key', { request: { scheme: null } }),
      refuse(401, 'a wrong key', { change: replaceKey }),
      refuse(413, 'a body that is too large', { change: (request) => ({ ...request, body: tooLarge }) }),
      refuse(415, 'not application/json', {
        change: (request) => setHeader(request, 'content-type', 'text/plain'),
      }),
      planFault(operationId, 403, 'permission_denied'),
      planFault(operationId, 429, 'resource_exhausted'),
      planFault(operationId, 500, 'crash'),
      planFault(operationId, 503, 'unavailable'),
      planFault(operationId, 504, 'deadline_exceeded'),
    ];
  });
  return plans.map((plan) => createCase(contract, plan));
}
