import { asObject, asString } from '../../core/json/json-object.ts';
import type { UpstreamErrorBody, WireFormat } from '../../core/wire/wire-format.ts';
import { messagesFormat } from '../../formats/messages/index.ts';
import { addGatewayReason } from './add-gateway-reason.ts';

/** Format B as gateways with this contract write it: their errors have codes that say more than the types do. */
export const gatewayMessagesFormat: WireFormat = {
  ...messagesFormat,
  parseError: parseGatewayError,
};

function parseGatewayError(body: unknown): UpstreamErrorBody | null {
  const error = messagesFormat.parseError(body);
  return error && addGatewayReason(error, asString(asObject(asObject(body).error).code));
}
