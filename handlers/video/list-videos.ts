import type { Handler } from '../../src/core/handler.ts';
import { readOwner } from './read-owner.ts';
import { renderVideo } from './render-video.ts';

/** Tasks of a page where nobody says how many. */
const usualLimit = 20;

/** GET /v1/videos: the tasks of the key, in the flat form. Throws `invalid_argument` for an `after` that is no task of it. */
export const listVideos: Handler<'listVideos'> = async (request, { videos }) => {
  const { limit, order = 'desc', after = null } = request.query;
  const { items, nextCursor } = await videos.list(readOwner(request), everyTask, {
    limit: limit === undefined ? usualLimit : Number(limit),
    cursor: after,
    parameter: 'after',
    order,
  });
  const data = items.map((task) => renderVideo(task, request.origin));
  const body = {
    object: 'list',
    data,
    first_id: data[0]?.id ?? null,
    last_id: data.at(-1)?.id ?? null,
    has_more: nextCursor !== null,
  } as const;
  return { kind: 'whole', status: 200, headers: {}, body, bytes: null };
};

const everyTask = {
  states: null,
  isFiltered: null,
  model: null,
  keyId: null,
  userId: null,
  deploymentId: null,
  nodeId: null,
  before: null,
};
