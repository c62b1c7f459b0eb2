import { GatewayError } from '../../src/core/gateway-error.ts';
import type { AnswerOf, HandlerServices, RequestOf } from '../../src/core/handler.ts';
import type { StreamEvent, StreamResponse } from '../../src/core/operation.ts';
import type { UpstreamAnswer } from '../../src/core/provider.ts';
import type { ModelCall, Router } from '../../src/core/router.ts';
import { renderIgnoredFields } from '../render-ignored-fields.ts';
import { renderOpenAiError } from '../render-openai-error.ts';
import { completeImages } from './complete-images.ts';
import { asImageError, defaultImageModel, findImageModel, type NamedImageModel } from './find-image-model.ts';
import { isPictureEvent, renderImageStream } from './render-image-stream.ts';

export type ImageOperation = 'createImage' | 'createImageEdit';

type ImageRequest = RequestOf<ImageOperation>;

const prefixes = { createImage: 'image_generation', createImageEdit: 'image_edit' } as const;

/** What both image operations do before their upstream is called. Throws as findImageModel does. */
export function chooseImageModel(
  operation: ImageOperation,
  { body, profile }: ImageRequest,
  services: HandlerServices,
): NamedImageModel {
  const { model = defaultImageModel, size } = body.value;
  return findImageModel(model, { operation, profile, size }, services);
}

/** Calls the upstream and answers, whole or as events. Throws what the upstream call throws, in the area's terms. */
export async function answerImageCall(
  asked: NamedImageModel & Pick<ModelCall, 'firstInput'> & { readonly operation: ImageOperation },
  request: ImageRequest,
  { router, clock }: HandlerServices,
): Promise<AnswerOf<ImageOperation>> {
  const { operation } = asked;
  const fields = request.body.value;
  const { n: count = 1, stream } = fields;
  const delivery = stream === true ? 'stream' : 'whole';
  const { profile } = request;
  const shown = profile === 'neutral' ? { isShown: isPictureEvent } : {};
  const answer = await callUpstream({ ...asked, request, delivery, ...shown }, router);
  const headers = renderIgnoredFields(listIgnoredFields(answer, fields));
  if (answer.kind === 'whole') {
    const { value, bytes } = completeImages(answer, { request: fields, clock, count });
    return { kind: 'whole', status: 200, headers, body: value, bytes };
  }
  const options = { request: fields, clock, profile, count, prefix: prefixes[operation] };
  return {
    kind: 'stream',
    headers,
    framing: 'named-sse',
    batches: renderImageStream(answer.batches, options),
    renderError: renderErrorEvent,
    isLast: createLastCheck(`${prefixes[operation]}.completed`, count),
    keepAlive: null,
  };
}

/** The last one is the one that completes the last picture. */
function createLastCheck(name: string, count: number): NonNullable<StreamResponse['isLast']> {
  let completed = 0;
  return ({ event }) => {
    if (event === name) completed += 1;
    return completed === count;
  };
}

async function callUpstream(call: ModelCall, router: Router): Promise<UpstreamAnswer> {
  try {
    return await router.call(call);
  } catch (thrown) {
    throw asImageError(thrown);
  }
}

/** A lossless format has nothing to compress, whoever serves the request. */
function listIgnoredFields(
  answer: UpstreamAnswer,
  { output_compression: compression, output_format: format = 'png' }: ImageRequest['body']['value'],
): readonly string[] {
  const isUnused = compression !== undefined && format === 'png';
  return [...new Set([...answer.ignoredFields, ...(isUnused ? ['output_compression'] : [])])];
}

function renderErrorEvent(thrown: GatewayError): StreamEvent {
  const error = asImageError(thrown);
  const { body } = renderOpenAiError(error instanceof GatewayError ? error : thrown);
  return { event: 'error', data: JSON.stringify({ type: 'error', ...body }) };
}
