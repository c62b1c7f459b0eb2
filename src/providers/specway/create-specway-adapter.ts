import type { ProviderAdapter, UpstreamCall } from '../../core/provider.ts';
import { prepareMessageBody } from '../anthropic/prepare-message-body.ts';
import { contentFormat } from '../gemini/content-format.ts';
import { selectGenerateMethod } from '../gemini/create-gemini-adapter.ts';
import { createKeyHeaders } from '../gemini/create-key-headers.ts';
import { createModelPath, prepareContentBody } from '../gemini/prepare-content-body.ts';
import { callUpstream } from '../http/call-upstream.ts';
import type { HttpAdapterOptions, PreparedCall } from '../http/call-upstream.ts';
import { createHttpContext, createPictureContext } from '../http/create-http-context.ts';
import { listUpstreamModels } from '../http/list-upstream-models.ts';
import { createBearerHeaders } from '../openai/create-bearer-headers.ts';
import { createImageFormat } from '../openai/image-format.ts';
import { prepareEditForm, prepareGenerationBody } from '../openai/prepare-image-body.ts';
import { createChainHeaders } from './create-chain-headers.ts';
import { createMessageHeaders } from './create-message-headers.ts';
import { gatewayMessagesFormat } from './gateway-messages-format.ts';
import { createGatewayModelList } from './list-models.ts';

/** Another gateway with this contract. It makes its own fix-ups, so only the model's name is changed here. */
export function createSpecwayAdapter(options: HttpAdapterOptions = {}): ProviderAdapter {
  const context = createHttpContext(options);
  const pictureContext = createPictureContext(context, options);
  return {
    provider: 'specway',
    createMessage: (call) => callUpstream(context, call, prepareMessageCall(call, '/v1/messages')),
    countMessageTokens: (call) =>
      callUpstream(context, call, prepareMessageCall(call, '/v1/messages/count_tokens')),
    generateContent: (call) =>
      callUpstream(context, call, prepareContentCall(call, selectGenerateMethod(call))),
    countContentTokens: (call) => callUpstream(context, call, prepareContentCall(call, 'countTokens')),
    predictImages: (call) => callUpstream(pictureContext, call, prepareContentCall(call, 'predict')),
    createImage: (call) => callUpstream(pictureContext, call, prepareGeneration(call)),
    createImageEdit: async (call) => await callUpstream(pictureContext, call, await prepareEdit(call)),
    listModels: (request) => listUpstreamModels(context, request, createGatewayModelList(request)),
    close: () => context.client.close(),
  };
}

/** Where the next gateway lists the request fields that had no effect. */
const ignoredFieldsHeader = 'x-specway-ignored';

function prepareMessageCall(call: UpstreamCall, path: string): PreparedCall {
  return {
    format: gatewayMessagesFormat,
    path,
    headers: createMessageHeaders(call),
    body: prepareMessageBody(call, call.body.value),
    ignoredFields: [],
    ignoredFieldsHeader,
  };
}

function prepareContentCall(call: UpstreamCall, method: string): PreparedCall {
  const { body, deployment, upstreamModel } = call;
  return {
    format: contentFormat,
    path: createModelPath(upstreamModel, method),
    headers: [...createKeyHeaders(deployment.credential), ...createChainHeaders(call)],
    body: prepareContentBody(body, body.value, upstreamModel),
    ignoredFields: [],
    ignoredFieldsHeader,
  };
}

function prepareGeneration(call: UpstreamCall): PreparedCall {
  const body = prepareGenerationBody(call, call.body);
  return { ...describeImageCall(call), path: '/v1/images/generations', body };
}

async function prepareEdit(call: UpstreamCall): Promise<PreparedCall> {
  const body = await prepareEditForm(call, call.body);
  return { ...describeImageCall(call), path: '/v1/images/edits', body };
}

function describeImageCall(call: UpstreamCall): Omit<PreparedCall, 'path' | 'body'> {
  return {
    format: createImageFormat(call),
    headers: [...createBearerHeaders(call.deployment.credential), ...createChainHeaders(call)],
    ignoredFields: [],
    ignoredFieldsHeader,
    answer: 'pictures',
  };
}
