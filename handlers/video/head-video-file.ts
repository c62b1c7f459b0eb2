import type { Handler } from '../../src/core/handler.ts';
import { answerContentHead } from './answer-content.ts';
import { findFile } from './names.ts';
import { readOwner } from './read-owner.ts';

/** HEAD /v1beta/files/{file}:download: the head of the download, whose status and headers it has. Throws as that does. */
export const headVideoFile: Handler<'headVideoFile'> = async (request, services) => {
  const owner = readOwner(request);
  const file = await findFile(request.pathParameters.file, owner, services.videos);
  return await answerContentHead({ ...file, owner, request, conditions: request.headers }, services);
};
