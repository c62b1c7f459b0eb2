import { GatewayError } from './gateway-error.ts';
import type { Principal } from './principal.ts';
import type { Router, ServedModel } from './router.ts';

/**
 * Whether a key may use a model. What its owner named are ids, aliases, or beginnings of ids that end in `*`, in the neutral
 * spelling.
 */
export function mayUseModel(
  principal: Pick<Principal, 'models'> | null,
  { id }: Pick<ServedModel, 'id'>,
  router: Pick<Router, 'findModel'>,
): boolean {
  const models = principal?.models ?? null;
  if (models === null || models.includes(id)) return true;
  return models.some((name) =>
    name.endsWith('*') ? id.startsWith(name.slice(0, -1)) : router.findModel(name)?.id === id,
  );
}

/** The answer to a key that asks for a model it may not use. */
export function createModelNotAllowed({ id }: Pick<ServedModel, 'id'>): GatewayError {
  return new GatewayError('permission_denied', `This API key may not use the model ${id}.`, {
    reason: 'permission_denied',
  });
}
