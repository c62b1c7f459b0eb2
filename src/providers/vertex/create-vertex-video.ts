import type { VideoOrder } from '../../core/video/video-order.ts';
import type { VideoCalls } from '../../core/video/create-late-video.ts';
import type { HttpAdapterContext } from '../http/call-upstream.ts';
import { createOperationVideo, type VideoLocation } from '../http/video/create-operation-video.ts';
import type { VertexAccess } from './create-vertex-access.ts';
import { createVertexModelPath } from './create-vertex-model-path.ts';
import { hideProjects, vertexFormat } from './vertex-format.ts';

/** Veo at Vertex AI: its videos come within the answer, or lie in the bucket that the order names. */
export function createVertexVideo(context: HttpAdapterContext, access: VertexAccess): VideoCalls {
  return createOperationVideo({
    context,
    format: vertexFormat,
    withAccess: access.use,
    createSubmitPath: (model) => createVertexModelPath(model, 'predictLongRunning'),
    createPollRequest: ({ upstreamModel, upstreamId }) => ({
      method: 'POST',
      path: createVertexModelPath(upstreamModel, 'fetchPredictOperation'),
      body: Buffer.from(JSON.stringify({ operationName: upstreamId })),
    }),
    locate: (uri, order) =>
      uri.startsWith('gs:') ? locateObject(uri, order) : { url: uri, storageUri: null },
    clean: (text, { deployment }) => context.cleaner.clean(hideProjects(text), { deployment, request: null }),
  });
}

const storage = 'https://storage.googleapis.com';

/**
 * Where a file of a bucket is downloaded. The account of the operator can read more than the videos of an order: there is no place
 * for what does not lie where the order asked for.
 */
function locateObject(uri: string, { storageUri }: VideoOrder): VideoLocation | null {
  const [, bucket = '', name = ''] = /^gs:\/\/([a-z0-9][a-z0-9._-]{1,221})\/(.+)$/u.exec(uri) ?? [];
  const isOrdered = storageUri?.startsWith('gs://') === true && uri.startsWith(asFolder(storageUri));
  if (name === '' || name.endsWith('/') || !isOrdered) return null;
  const url = `${storage}/storage/v1/b/${encodeURIComponent(bucket)}/o/${encodeURIComponent(name)}?alt=media`;
  return { url, storageUri: uri, trustedOrigin: storage };
}

function asFolder(uri: string): string {
  return uri.endsWith('/') ? uri : `${uri}/`;
}
