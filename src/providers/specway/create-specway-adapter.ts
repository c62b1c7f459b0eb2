import type { UpstreamCall } from '../../core/provider.ts';
import { createLateVideo } from '../../core/video/create-late-video.ts';
import type { RealtimeProviderAdapter } from '../../core/realtime/realtime-adapter.ts';
import type { VideoProviderAdapter } from '../../core/video/video-upstream.ts';
import {
  selectGenerateMethod,
  createKeyHeaders,
  createModelPath,
  fitCounted,
  limitContentOutput,
  prepareContentBody,
} from '../../formats/content/index.ts';
import { prepareEditParts, prepareGenerationBody } from '../../formats/images/index.ts';
import { limitMessageOutput, mapNamedModels, prepareMessageBody } from '../../formats/messages/index.ts';
import { callUpstream, type HttpAdapterOptions, type PreparedRequest } from '../http/call-upstream.ts';
import { createBearerHeaders } from '../http/create-bearer-headers.ts';
import { createHttpContext, createPictureContext } from '../http/create-http-context.ts';
import { createUploadForm } from '../http/create-upload-form.ts';
import { listUpstreamModels } from '../http/list-upstream-models.ts';
import { createUpstreamLinks } from '../http/realtime/create-upstream-links.ts';
import { createChainHeaders } from './create-chain-headers.ts';
import { createGatewayImageFormat } from './create-gateway-image-format.ts';
import { createLinkHeaders } from './create-link-headers.ts';
import { createMessageHeaders } from './create-message-headers.ts';
import { gatewayContentFormat } from './gateway-content-format.ts';
import { gatewayMessagesFormat } from './gateway-messages-format.ts';
import { createGatewayModelList } from './list-models.ts';
import { specwayVideoClaims } from './specway-video-claims.ts';

/** Another gateway with this contract. It makes its own fix-ups, so only the model's name is changed here. */
export function createSpecwayAdapter(
  options: HttpAdapterOptions = {},
): VideoProviderAdapter & RealtimeProviderAdapter {
  const context = createHttpContext(options);
  const pictureContext = createPictureContext(context, options);
  const { realtime, close } = createUpstreamLinks({ ...options, context, createHeaders: createLinkHeaders });
  return {
    provider: 'specway',
    createMessage: (call) => callUpstream(context, prepareMessageCall(call, '/v1/messages')),
    countMessageTokens: (call) =>
      callUpstream(context, prepareMessageCall(call, '/v1/messages/count_tokens')),
    generateContent: (call) => callUpstream(context, prepareContentCall(call, selectGenerateMethod(call))),
    countContentTokens: (call) => callUpstream(context, prepareContentCall(call, 'countTokens')),
    predictImages: (call) => callUpstream(pictureContext, prepareContentCall(call, 'predict')),
    createImage: (call) => callUpstream(pictureContext, prepareGeneration(call)),
    createImageEdit: async (call) => await callUpstream(pictureContext, await prepareEdit(call)),
    listModels: (request) => listUpstreamModels(context, request, createGatewayModelList(request)),
    video: createLateVideo(specwayVideoClaims, async () => {
      const { createSpecwayVideo } = await import('./create-specway-video.ts');
      return createSpecwayVideo(context);
    }),
    realtime,
    close: () => {
      close();
      return context.client.close();
    },
  };
}

/** Where the next gateway lists the request fields that had no effect. */
const ignoredFieldsHeader = 'x-specway-ignored';

function prepareMessageCall(call: UpstreamCall, path: string): PreparedRequest {
  const value = mapNamedModels(call.body.value, call.notes.names);
  const limited = limitMessageOutput({ value, ignoredFields: [] }, call.upstreamModel);
  return {
    call,
    format: gatewayMessagesFormat,
    path,
    headers: createMessageHeaders(call),
    body: prepareMessageBody(call, limited.value),
    ignoredFields: limited.ignoredFields,
    ignoredFieldsHeader,
  };
}

function prepareContentCall(call: UpstreamCall, method: string): PreparedRequest {
  const { body, deployment, upstreamModel } = call;
  const limited = fitCounted(body.value, (value) =>
    limitContentOutput({ value, ignoredFields: [] }, upstreamModel),
  );
  return {
    call,
    format: gatewayContentFormat,
    path: createModelPath(upstreamModel, method),
    headers: [...createKeyHeaders(deployment.credential), ...createChainHeaders(call)],
    body: prepareContentBody(body, limited.value, upstreamModel),
    ignoredFields: limited.ignoredFields,
    ignoredFieldsHeader,
  };
}

function prepareGeneration(call: UpstreamCall): PreparedRequest {
  const body = prepareGenerationBody(call, call.body);
  return { ...describeImageCall(call), path: '/v1/images/generations', body };
}

async function prepareEdit(call: UpstreamCall): Promise<PreparedRequest> {
  const body = await createUploadForm(prepareEditParts(call, call.body));
  return { ...describeImageCall(call), path: '/v1/images/edits', body };
}

function describeImageCall(call: UpstreamCall): Omit<PreparedRequest, 'path' | 'body'> {
  return {
    call,
    format: createGatewayImageFormat(call),
    headers: [...createBearerHeaders(call.deployment.credential), ...createChainHeaders(call)],
    ignoredFields: [],
    ignoredFieldsHeader,
  };
}
