import type { Handler } from '../../src/core/handler.ts';
import type { StreamAnswer, UpstreamAnswer, WholeAnswer } from '../../src/core/provider.ts';
import type { ServedModel } from '../../src/core/router.ts';
import { renderIgnoredFields } from '../render-ignored-fields.ts';
import { checkContentRequest } from './check-content-request.ts';
import { renderContentStream } from './render-content-stream.ts';
import { renderContentError } from './render-error.ts';
import { writeJsonText } from '../../src/core/json/write-json.ts';

/** These models have no streams of their own: all pictures come in one chunk, whatever serves them. */
const oneChunkFamily = 'imgfam2-';

/**
 * POST /v1beta/models/{model}:streamGenerateContent: one answer in chunks, as server-sent events with `alt=sse` and
 * otherwise as one JSON array that is written piece by piece. Throws as generateContent does.
 */
export const streamGenerateContent: Handler<'streamGenerateContent'> = async (request, { router }) => {
  const { model: modelName } = request.pathParameters;
  const model = router.findModel(modelName);
  checkContentRequest(request, model);
  const operation = 'generateContent';
  const answer = await router.call({ request, operation, modelName, model, delivery: chooseDelivery(model) });
  return {
    kind: 'stream',
    headers: renderIgnoredFields(answer.ignoredFields),
    framing: request.query.alt === 'sse' ? 'data-sse' : 'json-array',
    batches: renderContentStream(readBatches(answer), {
      model: modelName,
      profile: request.profile,
      responseId: request.requestId,
    }),
    renderError: (error) => ({ event: null, data: JSON.stringify(renderContentError(error).body) }),
    keepAlive: null,
  };
};

function chooseDelivery(model: ServedModel | null): UpstreamAnswer['kind'] {
  return model?.id.startsWith(oneChunkFamily) === true ? 'whole' : 'stream';
}

function readBatches(answer: UpstreamAnswer): StreamAnswer['batches'] {
  return answer.kind === 'stream' ? answer.batches : createOneChunk(answer);
}

/** A stream that has all it is made of. */
async function* createOneChunk({ value }: WholeAnswer): StreamAnswer['batches'] {
  yield [{ event: null, data: writeJsonText(value), value }];
}
