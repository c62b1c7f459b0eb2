import { GatewayError } from '../gateway-error.ts';
import { isObject, type JsonObject } from '../json/json-object.ts';
import { parseJson } from '../json/parse-json.ts';
import type { UpstreamEvent } from '../provider.ts';

/**
 * The payload of an upstream's event, which must be a JSON object; it is parsed where nobody has yet. Throws `bad_gateway`:
 * what an upstream writes wrongly is no fault of the client.
 */
export function parseUpstreamEvent({
  data,
  value: parsed,
}: Pick<UpstreamEvent, 'data' | 'value'>): JsonObject {
  if (parsed !== undefined) return parsed;
  const value = parseOrRefuse(data);
  if (isObject(value)) return value;
  throw invalidEvent();
}

function parseOrRefuse(data: string): unknown {
  try {
    return parseJson(data);
  } catch (cause) {
    throw invalidEvent(cause);
  }
}

function invalidEvent(cause?: unknown): GatewayError {
  return new GatewayError('bad_gateway', 'The upstream sent an event that is not valid.', {
    reason: 'upstream_error',
    cause,
  });
}
