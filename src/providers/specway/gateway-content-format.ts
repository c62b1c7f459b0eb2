import { asObject, asString, isObject, listObjects, type JsonObject } from '../../core/json/json-object.ts';
import { parseWait } from '../../core/parse-wait.ts';
import type { UpstreamErrorBody, WireFormat } from '../../core/wire/wire-format.ts';
import { contentFormat, findLimitKind, lastingQuota, standInDelaysMs } from '../../formats/content/index.ts';
import { addGatewayReason } from './add-gateway-reason.ts';

/** Format C as gateways with this contract write it: their errors say more in the metadata of `ErrorInfo` (docs/errors.md). */
export const gatewayContentFormat: WireFormat = {
  ...contentFormat,
  parseError: parseGatewayError,
};

function parseGatewayError(body: unknown): UpstreamErrorBody | null {
  const error = contentFormat.parseError(body);
  if (error === null) return null;
  const { metadata, quotaId } = readDetails(body);
  const retryAfterMs = readWait(error.retryAfterMs, metadata);
  const limit = findLimitKind(quotaId);
  const stated: UpstreamErrorBody = {
    ...error,
    retryAfterMs,
    ...(limit === null ? {} : { limit }),
    ...(error.retryAfterMs === standInDelaysMs.never || quotaId === lastingQuota ? { isFinal: true } : {}),
  };
  const told = addGatewayReason(stated, asString(metadata.reason));
  // 502 is 503 in this format, and has no wait.
  return retryAfterMs === null ? told : { ...told, status: error.status };
}

interface GatewayDetails {
  readonly metadata: JsonObject;
  readonly quotaId: unknown;
}

function readDetails(body: unknown): GatewayDetails {
  const { error } = asObject(Array.isArray(body) ? body[0] : body);
  const details = listObjects(asObject(error).details);
  const [violation] = details.flatMap(({ violations }) => listObjects(violations));
  return {
    metadata: details.map(({ metadata }) => metadata).find(isObject) ?? {},
    quotaId: violation?.quotaId,
  };
}

/**
 * `RetryInfo` names a pause for agents even where nobody knows the wait; one that is known is in the metadata, too. Older gateways say it
 * in `RetryInfo` alone, so that theirs is taken for none where it is exactly such a pause.
 */
function readWait(delayMs: number | null, { retryAfterMs }: JsonObject): number | null {
  const { unknown, never } = standInDelaysMs;
  return parseWait(retryAfterMs, 1) ?? (delayMs === unknown || delayMs === never ? null : delayMs);
}
