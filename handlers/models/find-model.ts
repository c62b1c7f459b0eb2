import { createModelNotFound } from '../../src/core/create-model-not-found.ts';
import { createModelNotAllowed, mayUseModel } from '../../src/core/may-use-model.ts';
import type { OperationRequest } from '../../src/core/operation.ts';
import type { Router, ServedModel } from '../../src/core/router.ts';

/** The model of a path, under any spelling. Throws `not_found`, and `permission_denied` for one that the key may not use. */
export function findModel(
  name: string,
  { profile, principal }: Pick<OperationRequest, 'profile' | 'principal'>,
  router: Router,
): ServedModel {
  const model = router.findModel(name);
  if (model !== null) {
    if (mayUseModel(principal, model, router)) return model;
    throw createModelNotAllowed(model);
  }
  throw createModelNotFound({ name, profile, served: router.listModels() });
}
