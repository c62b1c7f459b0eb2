import { asObject, asString, isObject, listObjects } from '../../core/json/json-object.ts';
import type { UpstreamErrorBody, WireFormat } from '../../core/wire/wire-format.ts';
import { contentFormat, isStandInDelay } from '../../formats/content/index.ts';
import { addGatewayReason } from './add-gateway-reason.ts';

/** Format C as gateways with this contract write it: their errors name the reason in the metadata of `ErrorInfo`. */
export const gatewayContentFormat: WireFormat = {
  ...contentFormat,
  parseError: parseGatewayError,
};

function parseGatewayError(body: unknown): UpstreamErrorBody | null {
  const error = contentFormat.parseError(body);
  if (error === null) return null;
  // RetryInfo names a pause for agents even where nobody knows the wait; one that is known is in the headers, too, but for streams.
  const retryAfterMs = isStandInDelay(error.retryAfterMs) ? null : error.retryAfterMs;
  const told = addGatewayReason({ ...error, retryAfterMs }, readReason(body));
  // 502 is 503 in this format, and has no wait.
  return retryAfterMs === null ? told : { ...told, status: error.status };
}

function readReason(body: unknown): string | null {
  const { error } = asObject(Array.isArray(body) ? body[0] : body);
  const details = listObjects(asObject(error).details);
  const metadata = details.map((detail) => detail.metadata).find(isObject);
  return asString(metadata?.reason);
}
