import type { VideoFile } from '../../generated/contract-types.ts';
import type { Handler } from '../../src/core/handler.ts';
import type { StoredVideo, VideoTask } from '../../src/core/video/video-task.ts';
import { findFile, renderFileName, renderFileUri, type FilePath } from './names.ts';
import { readOwner } from './read-owner.ts';

/** GET /v1beta/files/{file}: what is known of a video, in the form of the Gemini API. Throws as its download does. */
export const getVideoFile: Handler<'getVideoFile'> = async (request, { videos }) => {
  const owner = readOwner(request);
  const file = await findFile(request.pathParameters.file, owner, videos);
  const { task, video } = await videos.findVideo(file.id, file.index, owner);
  const uri = renderFileUri(request.origin, file);
  return {
    kind: 'whole',
    status: 200,
    headers: {},
    body: renderFile(file, { task, video, uri }),
    bytes: null,
  };
};

interface FileFacts {
  readonly task: VideoTask;
  readonly video: StoredVideo;
  /** Where it is downloaded. */
  readonly uri: string;
}

function renderFile(file: FilePath, { task: { expiresAt }, video, uri }: FileFacts): VideoFile {
  const storedAt = new Date(video.storedAt).toISOString();
  return {
    name: `files/${renderFileName(file)}`,
    mimeType: video.mediaType,
    sizeBytes: String(video.sizeBytes),
    createTime: storedAt,
    updateTime: storedAt,
    ...(expiresAt === null ? {} : { expirationTime: new Date(expiresAt).toISOString() }),
    uri,
    downloadUri: uri,
    state: 'ACTIVE',
    source: 'GENERATED',
  };
}
