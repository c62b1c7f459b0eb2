import { readRest } from '../../core/json/document-bytes.ts';
import type { UpstreamAnswer, UpstreamCall } from '../../core/provider.ts';
import { createLateVideo } from '../../core/video/create-late-video.ts';
import type { VideoProviderAdapter } from '../../core/video/video-upstream.ts';
import { listContentOperations, selectGenerateMethod } from '../../formats/content/index.ts';
import { nameCount } from '../../formats/predict/index.ts';
import { callUpstream, type HttpAdapterOptions, type PreparedRequest } from '../http/call-upstream.ts';
import { createHttpContext, createVideoContext } from '../http/create-http-context.ts';
import { createVertexAccess } from './create-vertex-access.ts';
import { createVertexModelPath } from './create-vertex-model-path.ts';
import { prepareVertexBody } from './prepare-vertex-body.ts';
import { mayCite, renameCitations } from './rename-citations.ts';
import { vertexFormat } from './vertex-format.ts';
import { vertexVideoClaims } from './vertex-video-claims.ts';

/**
 * Content generation format C, Imagen and Veo at Vertex AI. The deployment's base URL leads to the publisher whose models it
 * serves (`…/v1/projects/p/locations/l/publishers/google`).
 */
export function createVertexAdapter(options: HttpAdapterOptions = {}): VideoProviderAdapter {
  const context = createHttpContext(options);
  const access = createVertexAccess(context);
  const send = (call: UpstreamCall, method: string): Promise<UpstreamAnswer> =>
    access.use(call, async (headers) =>
      fixAnswer(await callUpstream(context, prepareCall(call, method, headers))),
    );
  return {
    provider: 'vertex',
    generateContent: (call) => send(call, selectGenerateMethod(call)),
    countContentTokens: (call) => send(call, 'countTokens'),
    predictImages: (call) => send(nameCount(call), 'predict'),
    listOperations: listContentOperations,
    video: createLateVideo(vertexVideoClaims, async () => {
      const { createVertexVideo } = await import('./create-vertex-video.ts');
      return createVertexVideo(createVideoContext(context, options), access);
    }),
    close: async () => {
      access.close();
      await context.client.close();
    },
  };
}

function prepareCall(call: UpstreamCall, method: string, headers: readonly string[]): PreparedRequest {
  return {
    call,
    format: vertexFormat,
    path: createVertexModelPath(call.upstreamModel, method),
    headers,
    ...prepareVertexBody(call, method),
  };
}

function fixAnswer(answer: UpstreamAnswer): UpstreamAnswer {
  if (answer.kind === 'stream' || answer.bytes === null || !mayCite(readRest(answer.bytes))) return answer;
  const value = renameCitations(answer.value);
  return value === answer.value ? answer : { ...answer, value, bytes: null };
}
