import { createModelNotFound } from '../../src/core/create-model-not-found.ts';
import type { Router, ServedModel } from '../../src/core/router.ts';

/** The model under any spelling, with the spelling the client used. Throws `not_found`. */
export function findModel(router: Router, name: string): ServedModel {
  const model = router.findModel(name);
  if (model) return model;
  throw createModelNotFound(name);
}
