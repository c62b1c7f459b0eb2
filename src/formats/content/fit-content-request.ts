import type { JsonObject } from '../../core/json/json-object.ts';
import type { UpstreamCall } from '../../core/provider.ts';
import type { RewrittenBody } from '../../core/rewritten-body.ts';
import { dropRetiredSettings } from './drop-retired-settings.ts';
import { fitContentResults } from './fit-results.ts';
import { fitContentThinking } from './fit-thinking.ts';
import { limitContentOutput } from './limit-output.ts';
import { returnSignatures } from './return-signatures.ts';

/** A request of format C as the model of a call takes it. `counts` says how its upstream counts what the model writes. */
export function fitContentRequest(
  request: JsonObject,
  call: Pick<UpstreamCall, 'deployment' | 'upstreamModel'>,
  counts: 'through' | 'up to' = 'through',
): RewrittenBody {
  const { upstreamModel: model } = call;
  const resulting = fitContentResults(returnSignatures(request, call), model, request);
  const limited = fitContentThinking(limitContentOutput(resulting, model, counts), model);
  const trimmed = dropRetiredSettings(limited.value);
  return { value: trimmed.value, ignoredFields: [...limited.ignoredFields, ...trimmed.ignoredFields] };
}
