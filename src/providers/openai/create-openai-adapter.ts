import type { UpstreamCall } from '../../core/provider.ts';
import { createLateVideo } from '../../core/video/create-late-video.ts';
import type { RealtimeLinkCall, RealtimeProviderAdapter } from '../../core/realtime/realtime-adapter.ts';
import type { VideoProviderAdapter } from '../../core/video/video-upstream.ts';
import { createImageFormat, prepareEditParts, prepareGenerationBody } from '../../formats/images/index.ts';
import { callUpstream, type HttpAdapterOptions, type PreparedRequest } from '../http/call-upstream.ts';
import { createBearerHeaders } from '../http/create-bearer-headers.ts';
import { createHttpContext, createPictureContext } from '../http/create-http-context.ts';
import { createUploadForm } from '../http/create-upload-form.ts';
import { listUpstreamModels } from '../http/list-upstream-models.ts';
import { fitImageFields } from './fit-image-fields.ts';
import { createUpstreamLinks } from '../http/realtime/create-upstream-links.ts';
import { createModelList } from './list-models.ts';
import { openAiVideoClaims } from './openai-video-claims.ts';

/** Image generation and editing in format A, videos and realtime sessions, at api.openai.com or an endpoint of the same shape. */
export function createOpenAiAdapter(
  options: HttpAdapterOptions = {},
): VideoProviderAdapter & RealtimeProviderAdapter {
  const context = createPictureContext(createHttpContext(options), options);
  const { realtime, close } = createUpstreamLinks({ ...options, context, createHeaders: createLinkHeaders });
  return {
    provider: 'openai',
    createImage: (call) => callUpstream(context, prepareGeneration(call)),
    createImageEdit: async (call) => await callUpstream(context, await prepareEdit(call)),
    listModels: (request) => listUpstreamModels(context, request, createModelList(request)),
    video: createLateVideo(openAiVideoClaims, async () => {
      const { createOpenAiVideo } = await import('./create-openai-video.ts');
      return createOpenAiVideo(context);
    }),
    realtime,
    close: () => {
      close();
      return context.client.close();
    },
  };
}

function prepareGeneration(call: UpstreamCall): PreparedRequest {
  const fields = fitImageFields(call, 'generation');
  return {
    ...describeCall(call, '/v1/images/generations'),
    body: prepareGenerationBody(call, fields),
    ignoredFields: fields.ignoredFields,
  };
}

async function prepareEdit(call: UpstreamCall): Promise<PreparedRequest> {
  const fields = fitImageFields(call, 'edit');
  return {
    ...describeCall(call, '/v1/images/edits'),
    body: await createUploadForm(prepareEditParts(call, fields)),
    ignoredFields: fields.ignoredFields,
  };
}

function describeCall(
  call: UpstreamCall,
  path: string,
): Pick<PreparedRequest, 'call' | 'format' | 'path' | 'headers'> {
  return {
    call,
    format: createImageFormat(call),
    path,
    headers: createBearerHeaders(call.deployment.credential),
  };
}

function createLinkHeaders({
  deployment: { credential },
}: RealtimeLinkCall): Readonly<Record<string, string>> {
  return credential === null ? {} : { authorization: `Bearer ${credential}` };
}
