import type { BytePieces } from '../../core/byte-pieces.ts';
import type { JsonObject } from '../../core/json/json-object.ts';
import { spliceTopLevelString } from '../../core/json/splice-json.ts';
import { writeJson } from '../../core/json/write-json.ts';
import type { UpstreamCall } from '../../core/provider.ts';

/**
 * The request body with the upstream's model name and a `stream` that fits the delivery. The client's bytes are kept
 * but for the model's name wherever they can be; `rewritten` is the value to send where it is not the client's.
 */
export function prepareMessageBody(
  call: Pick<UpstreamCall, 'body' | 'upstreamModel' | 'delivery'>,
  rewritten: JsonObject,
): Buffer | BytePieces {
  const { body, upstreamModel, delivery } = call;
  const asked = body.value.stream === true ? 'stream' : 'whole';
  const isUntouched = rewritten === body.value && asked === delivery;
  const spliced = isUntouched ? spliceTopLevelString(body, 'model', upstreamModel) : null;
  return spliced ?? writeJson({ ...rewritten, model: upstreamModel, ...writeStream(rewritten, delivery) });
}

/** Token counts know no `stream`, so one is added only where it says something. */
function writeStream(value: JsonObject, delivery: UpstreamCall['delivery']): JsonObject {
  if (delivery === 'stream') return { stream: true };
  return value.stream === undefined ? {} : { stream: false };
}
