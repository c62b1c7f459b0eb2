import type { ErrorReason } from '../../core/gateway-error.ts';
import { asObject, asString } from '../../core/json/json-object.ts';
import type { UpstreamErrorBody, WireFormat } from '../../core/wire/wire-format.ts';
import { accountCodes, knownReasons, statusOfCode } from '../../formats/images/index.ts';
import { messagesFormat } from '../../formats/messages/index.ts';

/** Format B as gateways with this contract write it: their errors have codes that say more than the types do. */
export const gatewayMessagesFormat: WireFormat = {
  ...messagesFormat,
  parseError: parseGatewayError,
};

function parseGatewayError(body: unknown): UpstreamErrorBody | null {
  const error = messagesFormat.parseError(body);
  const code = asString(asObject(asObject(body).error).code);
  if (error === null || code === null) return error;
  return {
    ...error,
    status: statusOfCode.get(code) ?? error.status,
    concerns: accountCodes.has(code) ? 'credential' : error.concerns,
    ...(knownReasons.has(code) ? { reason: code as ErrorReason } : {}),
  };
}
