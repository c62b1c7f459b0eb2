import type { JsonObject } from '../../core/json/json-object.ts';
import type { UpstreamCall } from '../../core/provider.ts';
import { createLateVideo } from '../../core/video/create-late-video.ts';
import type { VideoProviderAdapter } from '../../core/video/video-upstream.ts';
import {
  contentFormat,
  createKeyHeaders,
  createModelPath,
  dropFields,
  fitContentRequest,
  fitCounted,
  listContentOperations,
  prepareContentBody,
  selectGenerateMethod,
  modelChoices,
} from '../../formats/content/index.ts';
import { nameCount } from '../../formats/predict/index.ts';
import { callUpstream, type HttpAdapterOptions, type PreparedRequest } from '../http/call-upstream.ts';
import { createHttpContext, createVideoContext } from '../http/create-http-context.ts';
import { listUpstreamModels } from '../http/list-upstream-models.ts';
import { geminiVideoClaims } from './gemini-video-claims.ts';
import { createContentModelList } from './list-models.ts';
import { refuseVertexFields } from './refuse-vertex-fields.ts';

/** Content generation format C, Imagen and Veo at generativelanguage.googleapis.com or an endpoint of the same shape. */
export function createGeminiAdapter(options: HttpAdapterOptions = {}): VideoProviderAdapter {
  const context = createHttpContext(options);
  return {
    provider: 'gemini',
    generateContent: (call) => callUpstream(context, prepareCall(call, selectGenerateMethod(call))),
    countContentTokens: (call) => callUpstream(context, prepareCall(call, 'countTokens')),
    predictImages: (call) => callUpstream(context, prepareCall(nameCount(call), 'predict')),
    listModels: (request) => listUpstreamModels(context, request, createContentModelList(request)),
    listOperations: listContentOperations,
    video: createLateVideo(geminiVideoClaims, async () => {
      const { createGeminiVideo } = await import('./create-gemini-video.ts');
      return createGeminiVideo(createVideoContext(context, options));
    }),
    close: () => context.client.close(),
  };
}

/** What Vertex AI has and this API does not know (https://ai.google.dev/api/generate-content); it answers 400 to them. */
const unknownFields = [
  'labels',
  'generationConfig.audioTimestamp',
  'toolConfig.functionCallingConfig.streamFunctionCallArguments',
  ...modelChoices,
];

function prepareCall(call: UpstreamCall, method: string): PreparedRequest {
  const { body, deployment, upstreamModel } = call;
  const fitted = fitCounted(body.value, (request, prefix) => {
    refuseVertexFields(request, prefix);
    return dropFields(fitContentRequest(request, call), unknownFields);
  });
  return {
    call,
    format: contentFormat,
    path: createModelPath(upstreamModel, method),
    headers: createKeyHeaders(deployment.credential),
    body: prepareContentBody(body, wrapCounted(fitted.value, method), upstreamModel),
    ignoredFields: fitted.ignoredFields,
  };
}

/** What this API takes with a count beside the contents it takes within a request only; Vertex AI knows no such request. */
function wrapCounted(value: JsonObject, method: string): JsonObject {
  const { contents, ...others } = value;
  const isPlain = contents === undefined || Object.keys(others).every((name) => name === 'model');
  return method !== 'countTokens' || isPlain ? value : { generateContentRequest: value };
}
