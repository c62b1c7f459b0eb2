import { GatewayError } from '../../core/gateway-error.ts';
import { findRealtimeModel } from '../../core/realtime/find-realtime-model.ts';
import type { StoredSession } from '../../core/realtime/token-store.ts';
import type { Router, ServedModel } from '../../core/router.ts';
import type { Exchange } from '../exchange/exchange.ts';

/** The model of a session, and how its client spelled it. */
export interface ChosenModel {
  readonly modelName: string;
  readonly model: ServedModel;
}

/**
 * Finds the model that an upgrade names. Throws `invalid_argument`: `missing_required_parameter` where it names none, `invalid_value` where it
 * names several, `invalid_model` for another than its token is for, whichever of its names either has; and as findRealtimeModel does.
 */
export function chooseModel(
  { target, principal, profile }: Exchange,
  stored: StoredSession | null,
  router: Pick<Router, 'findModel' | 'listModels'>,
): ChosenModel {
  const modelName = readModelName(target.query.model);
  const model = findRealtimeModel(modelName, { principal, profile, router, param: 'model' });
  if (stored === null || router.findModel(stored.model)?.id === model.id) return { modelName, model };
  const message = `This token is for ${stored.model}. Connect with that model, or create another token.`;
  throw new GatewayError('invalid_argument', message, { reason: 'invalid_model', param: 'model' });
}

function readModelName(given: string | readonly string[] | undefined): string {
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
