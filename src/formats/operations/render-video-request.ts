import type { JsonObject } from '../../core/json/json-object.ts';
import type { VideoOrder } from '../../core/video/video-order.ts';

/** Where the upstream itself leaves its videos. */
const cloudStorage = 'gs://';

/**
 * The body of `:predictLongRunning`. Nothing is left to the upstream's defaults that the order says. The picture stands in it as
 * base64.
 */
export function renderVideoRequest(order: VideoOrder, picture: Uint8Array | null): JsonObject {
  const { prompt, seconds, aspectRatio, resolution, sampleCount } = order;
  const { negativePrompt, personGeneration, storageUri } = order;
  return {
    instances: [{ prompt, ...renderPicture(order, picture) }],
    parameters: {
      aspectRatio,
      durationSeconds: seconds,
      resolution: resolution.toLowerCase(),
      sampleCount,
      ...(negativePrompt === null ? {} : { negativePrompt }),
      ...(personGeneration === null ? {} : { personGeneration }),
      ...(storageUri?.startsWith(cloudStorage) === true ? { storageUri } : {}),
    },
  };
}

function renderPicture({ picture }: VideoOrder, bytes: Uint8Array | null): JsonObject {
  if (picture === null || bytes === null) return {};
  const { buffer, byteOffset, byteLength } = bytes;
  const bytesBase64Encoded = Buffer.from(buffer, byteOffset, byteLength).toString('base64');
  return { image: { bytesBase64Encoded, mimeType: picture.mediaType } };
}
