import type { BytePieces } from '../../core/byte-pieces.ts';
import { isObject, type JsonObject } from '../../core/json/json-object.ts';
import { writeJson } from '../../core/json/write-json.ts';
import type { JsonBody } from '../../core/provider.ts';
import { trimModelPrefix } from './call-path.ts';

/**
 * The request body for the upstream. The client's bytes pass untouched, since format C has its model in the path,
 * unless `value` is not the client's or a body names the model all the same, as token counts may.
 */
export function prepareContentBody(
  body: JsonBody,
  value: JsonObject,
  upstreamModel: string,
): Buffer | BytePieces {
  const named = nameModel(value, upstreamModel);
  return body.bytes !== null && named === body.value ? body.bytes : writeJson(named);
}

function nameModel(value: JsonObject, upstreamModel: string): JsonObject {
  const { generateContentRequest: inner } = value;
  if (value.model === undefined && !isObject(inner)) return value;
  const model = `models/${trimModelPrefix(upstreamModel)}`;
  return {
    ...value,
    ...(value.model === undefined ? {} : { model }),
    ...(isObject(inner) ? { generateContentRequest: { ...inner, model } } : {}),
  };
}
