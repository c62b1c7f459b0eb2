import { createModelNotFound } from '../../src/core/create-model-not-found.ts';
import type { OperationRequest } from '../../src/core/operation.ts';
import type { Router, ServedModel } from '../../src/core/router.ts';

/** The model of a path, under any spelling. Throws `not_found`. */
export function findModel(
  name: string,
  { profile }: Pick<OperationRequest, 'profile'>,
  router: Router,
): ServedModel {
  const model = router.findModel(name);
  if (model) return model;
  throw createModelNotFound({ name, profile, served: router.listModels() });
}
