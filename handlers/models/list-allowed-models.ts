import { mayUseModel } from '../../src/core/may-use-model.ts';
import type { OperationRequest } from '../../src/core/operation.ts';
import type { Router, ServedModel } from '../../src/core/router.ts';

/** The served models that the key of a request may use. */
export function listAllowedModels(
  { principal }: Pick<OperationRequest, 'principal'>,
  router: Router,
): readonly ServedModel[] {
  const models = router.listModels();
  if ((principal?.models ?? null) === null) return models;
  return models.filter((model) => mayUseModel(principal, model, router));
}
