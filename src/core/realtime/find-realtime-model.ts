import type { Profile } from '../area.ts';
import { createModelNotFound } from '../create-model-not-found.ts';
import { GatewayError } from '../gateway-error.ts';
import { createModelNotAllowed, mayUseModel } from '../may-use-model.ts';
import type { Principal } from '../principal.ts';
import type { Router, ServedModel } from '../router.ts';

/** Who asks for a model, and where it stands in the request. */
export interface RealtimeModelQuestion {
  readonly principal: Principal | null;
  readonly profile: Profile;
  readonly router: Pick<Router, 'findModel' | 'listModels'>;
  /** The field that names it, as errors call it. */
  readonly param: string;
}

/**
 * Finds a model for a session. Throws `invalid_argument` (`model_not_found`) for one that is not served, or not with sessions: realtime knows
 * no 404 for it; and `permission_denied` for one that the key may not use.
 */
export function findRealtimeModel(name: string, question: RealtimeModelQuestion): ServedModel {
  const { principal, profile, router, param } = question;
  const model = router.findModel(name);
  if (!model?.operations.has('connectRealtime')) {
    const finding = model === null ? {} : { finding: 'has no realtime sessions here.' };
    const served = router.listModels();
    const { message } = createModelNotFound({
      name,
      profile,
      served,
      operation: 'connectRealtime',
      ...finding,
    });
    throw new GatewayError('invalid_argument', message, { reason: 'model_not_found', param });
  }
  if (!mayUseModel(principal, model, router)) throw createModelNotAllowed(model);
  return model;
}
