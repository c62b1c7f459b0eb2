import { asObject, asString, type JsonObject } from '../../core/json/json-object.ts';

/** The members that errors of both dialects have, each with a value. */
export function readUpstreamError(event: JsonObject) {
  const error = asObject(event.error);
  const { type, code, message } = error;
  return {
    type: asString(type) ?? 'server_error',
    code: asString(code),
    message: asString(message) ?? 'The upstream reported an error.',
    param: asString(error.param),
    event_id: asString(error.event_id),
  };
}
