import { spliceTopLevelString } from '../../core/json/splice-json.ts';
import type { JsonBody, UpstreamCall } from '../../core/provider.ts';
import type { JsonObject } from '../http/read-json.ts';

/**
 * The request body with the upstream's model name and a `stream` that fits the delivery. The client's bytes are kept
 * but for the model's name wherever they can be; `rewritten` is the value to send where it is not the client's.
 */
export function prepareMessageBody(
  call: Pick<UpstreamCall, 'body' | 'upstreamModel' | 'delivery'>,
  rewritten: JsonObject,
): Buffer | string {
  const { body, upstreamModel, delivery } = call;
  const asked = body.value.stream === true ? 'stream' : 'whole';
  const spliced = rewritten === body.value && asked === delivery ? splice(body, upstreamModel) : null;
  return (
    spliced ?? JSON.stringify({ ...rewritten, model: upstreamModel, ...writeStream(rewritten, delivery) })
  );
}

function splice({ bytes }: JsonBody, upstreamModel: string): Buffer | null {
  return bytes === null ? null : spliceTopLevelString(bytes, 'model', upstreamModel);
}

/** Token counts know no `stream`, so one is added only where it says something. */
function writeStream(value: JsonObject, delivery: UpstreamCall['delivery']): JsonObject {
  if (delivery === 'stream') return { stream: true };
  return value.stream === undefined ? {} : { stream: false };
}
