import { GatewayError } from '../../core/gateway-error.ts';
import type { Limiter, RateLimits } from '../../core/limiter.ts';
import { createModelNotAllowed, mayUseModel } from '../../core/may-use-model.ts';
import type { OperationRequest } from '../../core/operation.ts';
import type { Principal } from '../../core/principal.ts';
import type { VideoAdmission } from '../../core/video/video-admission.ts';
import { createOwnerless } from '../charging/request-money.ts';
import { listParties, takeLimits } from '../charging/take-limits.ts';
import type { LiveParts } from '../live/create-live-parts.ts';

export interface VideoAdmissionParts {
  readonly live: Pick<LiveParts, 'router' | 'readModels'> & {
    readonly inUse: Pick<LiveParts['inUse'], 'terms'>;
  };
  readonly limiter: Limiter;
}

/** Permissions, limits and prices of submissions, by the configuration in use. */
export function createVideoAdmission({ live, limiter }: VideoAdmissionParts): VideoAdmission {
  return {
    checkModel: (request, model) => {
      if (!mayUseModel(readPrincipal(request), model, live.router)) throw createModelNotAllowed(model);
    },
    enter: (request) => enter(request, live.inUse.terms.userLimits, limiter),
    leave: (request) => {
      const { report = null, lease = null } = request.dues ?? {};
      const charge = { isRecorded: true, end: () => Promise.resolve() };
      request.dues = { report, lease, charge };
    },
    findAbilities: ({ id, catalogue }) => {
      const models = live.readModels();
      return models[id]?.video ?? models[catalogue?.id ?? id]?.video ?? {};
    },
    findPrice: (model, resolution) => {
      const price = live.inUse.terms.findPrice(model)?.video ?? null;
      return price === null ? null : (price.microUsdByResolution[resolution] ?? price.otherMicroUsd);
    },
    createHold: (request, amount) => {
      const { keyId, accountId, isUnlimited, budget } = readPrincipal(request);
      if (accountId === null) throw createOwnerless();
      if (isUnlimited && budget === null) return null;
      return { id: request.requestId, owner: 'task', accountId, keyId, amount, isUnlimited, budget };
    },
  };
}

/** A submission counts as a request without tokens. */
async function enter(
  request: OperationRequest,
  userLimits: RateLimits | null,
  limiter: Limiter,
): Promise<void> {
  const parties = listParties(readPrincipal(request), userLimits);
  if (parties.length === 0) return;
  const limited = { requestId: request.requestId, parties, readTokens: () => ({ input: 0, output: 0 }) };
  const lease = await takeLimits(limited, limiter, (report) => {
    request.dues = { report, lease: null, charge: null };
  });
  request.dues = { report: request.dues?.report ?? null, lease, charge: null };
}

function readPrincipal({ principal }: OperationRequest): Principal {
  if (principal === null) throw new GatewayError('internal', 'A submission came without a credential.');
  return principal;
}
