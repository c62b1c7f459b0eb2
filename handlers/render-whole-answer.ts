import type { WholeResponse } from '../src/core/operation.ts';
import type { JsonObject } from '../src/core/json/json-object.ts';
import type { UpstreamAnswer } from '../src/core/provider.ts';
import { renderIgnoredFields } from './render-ignored-fields.ts';

/** An upstream's whole answer as it came. */
export function renderWholeAnswer(answer: UpstreamAnswer): WholeResponse<JsonObject, 200> {
  if (answer.kind === 'stream') throw new Error('A whole answer was streamed');
  return {
    kind: 'whole',
    status: 200,
    headers: renderIgnoredFields(answer.ignoredFields),
    body: answer.value,
    bytes: answer.bytes,
  };
}
