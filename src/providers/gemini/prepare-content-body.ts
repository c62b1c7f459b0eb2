import type { JsonBody } from '../../core/provider.ts';
import { asObject } from '../http/read-json.ts';
import type { JsonObject } from '../http/read-json.ts';

/**
 * The request body for the upstream. The client's bytes pass untouched, since format C has its model in the path,
 * unless `value` is not the client's or a body names the model all the same, as token counts may.
 */
export function prepareContentBody(
  body: JsonBody,
  value: JsonObject,
  upstreamModel: string,
): Buffer | string {
  const named = nameModel(value, upstreamModel);
  return body.bytes !== null && named === body.value ? body.bytes : JSON.stringify(named);
}

function nameModel(value: JsonObject, upstreamModel: string): JsonObject {
  const inner = asObject(value.generateContentRequest);
  if (value.model === undefined && inner === null) return value;
  const model = `models/${trimModelPrefix(upstreamModel)}`;
  return {
    ...value,
    ...(value.model === undefined ? {} : { model }),
    ...(inner === null ? {} : { generateContentRequest: { ...inner, model } }),
  };
}

/** The path of a method of a model, such as `/v1beta/models/gemini-2.5-flash:countTokens`. */
export function createModelPath(upstreamModel: string, method: string): string {
  return `/v1beta/models/${encodeURIComponent(trimModelPrefix(upstreamModel))}:${method}`;
}

function trimModelPrefix(model: string): string {
  return model.startsWith('models/') ? model.slice('models/'.length) : model;
}
