import type { Profile } from '../../core/area.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { Principal } from '../../core/principal.ts';
import { findRealtimeModel } from '../../core/realtime/find-realtime-model.ts';
import type { PresentedToken } from '../../core/ephemeral-token.ts';
import type { Router, ServedModel } from '../../core/router.ts';

/** Who wants a session with which model. */
export interface ModelWish {
  readonly principal: Principal | null;
  readonly profile: Profile;
  readonly ephemeralToken: PresentedToken | null;
  readonly modelName: string;
  /** The field that names it, as errors call it. */
  readonly param: string;
}

/**
 * Finds the model that a client names for a session. Throws `invalid_argument` (`invalid_model`) for another than its token is for, whichever
 * of its names either has; and as findRealtimeModel does.
 */
export function checkModel(
  { principal, profile, ephemeralToken, modelName, param }: ModelWish,
  router: Pick<Router, 'findModel' | 'listModels'>,
): ServedModel {
  const model = findRealtimeModel(modelName, { principal, profile, router, param });
  if (ephemeralToken === null) return model;
  const { model: ownName } = ephemeralToken.session;
  if (router.findModel(ownName)?.id === model.id) return model;
  const message = `This token is for ${ownName}. Connect with that model, or create another token.`;
  throw new GatewayError('invalid_argument', message, { reason: 'invalid_model', param });
}

/**
 * Throws `invalid_value` where the query of an upgrade asks for another kind of session than one with a model: it would not be what the client
 * takes it for.
 */
export function refuseOtherKinds(intent: string | readonly string[] | undefined): void {
  if (intent === undefined || intent === 'realtime') return;
  const message =
    'Only sessions with a model are offered: name one in model and leave intent out. Such a session transcribes what it hears where its ' +
    'settings name a model for that.';
  throw new GatewayError('invalid_argument', message, { reason: 'invalid_value', param: 'intent' });
}

/**
 * The model that the query of an upgrade names. Throws `invalid_argument`: `missing_required_parameter` where it names none, `invalid_value`
 * where it names several.
 */
export function readModelName(given: string | readonly string[] | undefined): string {
  if (typeof given === 'string' && given !== '') return given;
  if (typeof given === 'object')
    throw new GatewayError('invalid_argument', 'The query parameter model may be sent once.', {
      reason: 'invalid_value',
      param: 'model',
    });
  throw new GatewayError('invalid_argument', 'The query parameter model is required.', {
    reason: 'missing_required_parameter',
    param: 'model',
  });
}
