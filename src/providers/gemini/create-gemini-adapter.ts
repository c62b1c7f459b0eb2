import type { ProviderAdapter, UpstreamCall } from '../../core/provider.ts';
import { callUpstream } from '../http/call-upstream.ts';
import type { HttpAdapterOptions, PreparedCall } from '../http/call-upstream.ts';
import { createHttpContext } from '../http/create-http-context.ts';
import { listUpstreamModels } from '../http/list-upstream-models.ts';
import { contentFormat } from './content-format.ts';
import { createKeyHeaders } from './create-key-headers.ts';
import { dropRetiredSettings } from './drop-retired-settings.ts';
import { listContentOperations } from './list-content-operations.ts';
import { createContentModelList } from './list-models.ts';
import { createModelPath, prepareContentBody } from './prepare-content-body.ts';
import { returnSignatures } from './return-signatures.ts';

/** Content generation format C and Imagen at generativelanguage.googleapis.com or an endpoint of the same shape. */
export function createGeminiAdapter(options: HttpAdapterOptions = {}): ProviderAdapter {
  const context = createHttpContext(options);
  return {
    provider: 'gemini',
    generateContent: (call) => callUpstream(context, call, prepareCall(call, selectGenerateMethod(call))),
    countContentTokens: (call) => callUpstream(context, call, prepareCall(call, 'countTokens')),
    predictImages: (call) => callUpstream(context, call, prepareCall(call, 'predict')),
    listModels: (request) => listUpstreamModels(context, request, createContentModelList(request)),
    listOperations: listContentOperations,
    close: () => context.client.close(),
  };
}

/** Streams are always asked for as server-sent events; a JSON array would have to be cut into its elements. */
export function selectGenerateMethod({ delivery }: Pick<UpstreamCall, 'delivery'>): string {
  return delivery === 'stream' ? 'streamGenerateContent?alt=sse' : 'generateContent';
}

function prepareCall(call: UpstreamCall, method: string): PreparedCall {
  const { body, deployment, upstreamModel } = call;
  const returned = returnSignatures(body.value, call);
  const trimmed = dropRetiredSettings(returned.value);
  return {
    format: contentFormat,
    path: createModelPath(upstreamModel, method),
    headers: createKeyHeaders(deployment.credential),
    body: prepareContentBody(body, trimmed.value, upstreamModel),
    ignoredFields: [...returned.ignoredFields, ...trimmed.ignoredFields],
  };
}
