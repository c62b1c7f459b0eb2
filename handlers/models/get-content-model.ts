import type { Handler } from '../../src/core/handler.ts';
import { findModel } from './find-model.ts';
import { renderContentModel } from './render-model.ts';

/** GET /v1beta/models/{model}: one served model in format C's shape. Throws `not_found`. */
export const getContentModel: Handler<'getContentModel'> = (request, { router }) => {
  const name = request.pathParameters.model;
  const body = renderContentModel(findModel(name, request, router), name);
  return { kind: 'whole', status: 200, headers: {}, body, bytes: null };
};
