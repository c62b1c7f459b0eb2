import type { ProviderAdapter, UpstreamCall } from '../../core/provider.ts';
import { callUpstream } from '../http/call-upstream.ts';
import type { HttpAdapterOptions, PreparedCall } from '../http/call-upstream.ts';
import { createHttpContext, createPictureContext } from '../http/create-http-context.ts';
import { listUpstreamModels } from '../http/list-upstream-models.ts';
import { createBearerHeaders } from './create-bearer-headers.ts';
import { dropImageFields } from './drop-image-fields.ts';
import { createImageFormat } from './image-format.ts';
import { createImageModelList } from './list-models.ts';
import { prepareEditForm, prepareGenerationBody } from './prepare-image-body.ts';

/** Image generation and editing in format A at api.openai.com or an endpoint of the same shape. */
export function createOpenAiAdapter(options: HttpAdapterOptions = {}): ProviderAdapter {
  const context = createPictureContext(createHttpContext(options), options);
  return {
    provider: 'openai',
    createImage: (call) => callUpstream(context, call, prepareGeneration(call)),
    createImageEdit: async (call) => await callUpstream(context, call, await prepareEdit(call)),
    listModels: (request) => listUpstreamModels(context, request, createImageModelList(request)),
    close: () => context.client.close(),
  };
}

function prepareGeneration(call: UpstreamCall): PreparedCall {
  const fields = dropImageFields(call, 'generation');
  return {
    ...describeCall(call, '/v1/images/generations'),
    body: prepareGenerationBody(call, fields),
    ignoredFields: fields.ignoredFields,
  };
}

async function prepareEdit(call: UpstreamCall): Promise<PreparedCall> {
  const fields = dropImageFields(call, 'edit');
  return {
    ...describeCall(call, '/v1/images/edits'),
    body: await prepareEditForm(call, fields),
    ignoredFields: fields.ignoredFields,
  };
}

function describeCall(
  call: UpstreamCall,
  path: string,
): Pick<PreparedCall, 'format' | 'path' | 'headers' | 'answer'> {
  return {
    format: createImageFormat(call),
    path,
    headers: createBearerHeaders(call.deployment.credential),
    answer: 'pictures',
  };
}
