import type { Handler } from '../../src/core/handler.ts';
import { answerContent } from './answer-content.ts';
import { findFile } from './names.ts';
import { readOwner } from './read-owner.ts';

/** GET /v1beta/files/{file}:download: a video of a finished task, or a part of it. Throws as getVideoContent does. */
export const downloadVideoFile: Handler<'downloadVideoFile'> = async (request, services) => {
  const owner = readOwner(request);
  const file = await findFile(request.pathParameters.file, owner, services.videos);
  return await answerContent({ ...file, owner, request, conditions: request.headers }, services);
};
