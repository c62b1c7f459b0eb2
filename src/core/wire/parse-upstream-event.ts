import { GatewayError } from '../gateway-error.ts';
import { isObject, type JsonObject } from '../json/json-object.ts';
import { parseJson } from '../json/parse-json.ts';
import type { Deployment, UpstreamEvent } from '../provider.ts';

/** Who is to blame for an event. */
export type EventSource = Pick<Deployment, 'id'>;

const invalidEvent = 'The upstream sent an event that is not valid.';

/**
 * The payload of an upstream's event, which must be a JSON object; it is parsed where nobody has yet. Throws `bad_gateway`:
 * what an upstream writes wrongly is no fault of the client. The error names the deployment where it is given.
 */
export function parseUpstreamEvent(
  { data, value: parsed }: Pick<UpstreamEvent, 'data' | 'value'>,
  deployment: EventSource | null = null,
): JsonObject {
  if (parsed !== undefined) return parsed;
  const value = parseOrRefuse(data, deployment);
  if (isObject(value)) return value;
  throw createInvalidEvent(invalidEvent, deployment);
}

function parseOrRefuse(data: string, deployment: EventSource | null): unknown {
  try {
    return parseJson(data);
  } catch (cause) {
    throw createInvalidEvent(invalidEvent, deployment, cause);
  }
}

/** The error for an event of an upstream that cannot be used; `message` is for the client. */
export function createInvalidEvent(
  message: string,
  deployment: EventSource | null,
  cause?: unknown,
): GatewayError {
  return new GatewayError('bad_gateway', message, {
    reason: 'upstream_error',
    ...(deployment === null
      ? {}
      : {
          upstream: { deploymentId: deployment.id, status: 200, kind: 'invalid_answer', retryAfterMs: null },
        }),
    ...(cause === undefined ? {} : { cause }),
  });
}
