import { asObject, asString, isObject, listObjects } from '../../core/json/json-object.ts';
import type { UpstreamErrorBody, WireFormat } from '../../core/wire/wire-format.ts';
import { contentFormat } from '../../formats/content/index.ts';
import { addGatewayReason } from './add-gateway-reason.ts';

/** Format C as gateways with this contract write it: their errors name the reason in the metadata of `ErrorInfo`. */
export const gatewayContentFormat: WireFormat = {
  ...contentFormat,
  parseError: parseGatewayError,
};

function parseGatewayError(body: unknown): UpstreamErrorBody | null {
  const error = contentFormat.parseError(body);
  // RetryInfo names a pause for agents even where nobody knows the wait, which the headers then do not have.
  return error && addGatewayReason({ ...error, retryAfterMs: null }, readReason(body));
}

function readReason(body: unknown): string | null {
  const { error } = asObject(Array.isArray(body) ? body[0] : body);
  const details = listObjects(asObject(error).details);
  const metadata = details.map((detail) => detail.metadata).find(isObject);
  return asString(metadata?.reason);
}
