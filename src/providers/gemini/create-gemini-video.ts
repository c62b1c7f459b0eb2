import type { VideoCalls } from '../../core/video/create-late-video.ts';
import { contentFormat, createKeyHeaders, createModelPath } from '../../formats/content/index.ts';
import type { HttpAdapterContext } from '../http/call-upstream.ts';
import { createOperationVideo } from '../http/video/create-operation-video.ts';

/** Veo at the Gemini API, which keeps its videos for two days. */
export function createGeminiVideo(context: HttpAdapterContext): VideoCalls {
  return createOperationVideo({
    context,
    format: contentFormat,
    withAccess: ({ deployment }, perform) => perform(createKeyHeaders(deployment.credential)),
    createSubmitPath: (model) => createModelPath(model, 'predictLongRunning'),
    createPollRequest: ({ upstreamId }) => ({ method: 'GET', path: `/v1beta/${upstreamId}`, body: null }),
    locate: (uri) => ({ url: uri, storageUri: null }),
    clean: (text, { deployment }) => context.cleaner.clean(text, { deployment, request: null }),
  });
}
