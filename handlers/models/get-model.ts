import type { Handler } from '../../src/core/handler.ts';
import { findModel } from './find-model.ts';
import { prefersContentShape } from './prefers-content-shape.ts';
import { renderContentModel, renderListedModel } from './render-model.ts';

/** GET /v1/models/{model}: one served model, in the shape GET /v1/models would list it. Throws `not_found`. */
export const getModel: Handler<'getModel'> = (request, { router }) => {
  const name = request.pathParameters.model;
  const model = findModel(name, request, router);
  const body = prefersContentShape(request)
    ? renderContentModel(model, name)
    : renderListedModel(model, name);
  return { kind: 'whole', status: 200, headers: {}, body, bytes: null };
};
