import { GatewayError } from '../../src/core/gateway-error.ts';
import type { HandlerServices } from '../../src/core/handler.ts';
import type { OperationRequest, OperationResponse, StreamEvent } from '../../src/core/operation.ts';
import type { UpstreamAnswer } from '../../src/core/provider.ts';
import { renderIgnoredFields } from '../render-ignored-fields.ts';
import { renderOpenAiError } from '../render-openai-error.ts';
import { routeCall } from '../route-call.ts';
import { completeImages } from './complete-images.ts';
import { asImageError, defaultImageModel, findImageModel } from './find-image-model.ts';
import { renderImageStream } from './render-image-stream.ts';

export type ImageOperation = 'createImage' | 'createImageEdit';

const prefixes = { createImage: 'image_generation', createImageEdit: 'image_edit' } as const;

/** What both image operations do before their upstream is called. Throws as findImageModel does. */
export function checkImageModel(
  operation: ImageOperation,
  { body, profile }: OperationRequest,
  services: HandlerServices,
): void {
  findImageModel(readModel(body.value), { operation, profile, size: body.value.size }, services);
}

/** Calls the upstream and answers, whole or as events. Throws what the upstream call throws, in the area's terms. */
export async function answerImageCall(
  operation: ImageOperation,
  request: OperationRequest,
  services: HandlerServices,
): Promise<OperationResponse> {
  const fields = request.body.value;
  const delivery = fields.stream === true ? 'stream' : 'whole';
  const answer = await callUpstream({ operation, model: readModel(fields), delivery }, request, services);
  const headers = renderIgnoredFields(listIgnoredFields(answer, fields));
  const { clock } = services;
  const { profile } = request;
  if (answer.kind === 'whole') {
    const { value, bytes } = completeImages(answer, { request: fields, clock });
    return { kind: 'whole', status: 200, headers, body: value, bytes };
  }
  const count = typeof fields.n === 'number' ? fields.n : 1;
  const options = { request: fields, clock, profile, count, prefix: prefixes[operation] };
  return {
    kind: 'stream',
    headers,
    framing: 'named-sse',
    batches: renderImageStream(answer.batches, options),
    renderError: renderErrorEvent,
    keepAlive: null,
  };
}

async function callUpstream(...call: Parameters<typeof routeCall>): Promise<UpstreamAnswer> {
  try {
    return await routeCall(...call);
  } catch (thrown) {
    throw asImageError(thrown);
  }
}

function readModel({ model }: OperationRequest['body']['value']): string {
  return typeof model === 'string' ? model : defaultImageModel;
}

/** A lossless format has nothing to compress, whoever serves the request. */
function listIgnoredFields(
  answer: UpstreamAnswer,
  fields: OperationRequest['body']['value'],
): readonly string[] {
  const { output_compression: compression, output_format: format = 'png' } = fields;
  const isUnused = compression !== undefined && format === 'png';
  return [...new Set([...answer.ignoredFields, ...(isUnused ? ['output_compression'] : [])])];
}

function renderErrorEvent(thrown: GatewayError): StreamEvent {
  const error = asImageError(thrown);
  const { body } = renderOpenAiError(error instanceof GatewayError ? error : thrown);
  return { event: 'error', data: JSON.stringify({ type: 'error', ...body }) };
}
