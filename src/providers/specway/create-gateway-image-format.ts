import { asObject, asString } from '../../core/json/json-object.ts';
import type { UpstreamCall } from '../../core/provider.ts';
import type { WireFormat } from '../../core/wire/wire-format.ts';
import { createImageFormat } from '../../formats/images/index.ts';
import { addGatewayReason } from './add-gateway-reason.ts';

/** Format A as gateways with this contract write it. */
export function createGatewayImageFormat(call: UpstreamCall): WireFormat {
  const format = createImageFormat(call);
  return {
    ...format,
    parseError: (body) => {
      const error = format.parseError(body);
      return error && addGatewayReason(error, asString(asObject(asObject(body).error).code));
    },
  };
}
