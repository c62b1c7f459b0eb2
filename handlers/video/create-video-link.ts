import type { Handler } from '../../src/core/handler.ts';
import { renderSeconds } from '../render-seconds.ts';
import { readOwner } from './read-owner.ts';
import { renderContentUrl } from './render-result.ts';

/** How long an address works where nobody says so, in seconds. */
const usualSeconds = 3600;

/** POST /v1/videos/{task_id}/link: an address for players, which send no key. Throws as the download does. */
export const createVideoLink: Handler<'createVideoLink'> = async (request, { videos }) => {
  const { expires_in: seconds = usualSeconds, index = 0 } = request.body.value;
  const id = request.pathParameters.task_id;
  const order = { id, index, expiresInMs: seconds * 1000 };
  const { token, expiresAt } = await videos.createLink(order, readOwner(request));
  const url = new URL(renderContentUrl(request.origin, { id }, index));
  url.searchParams.set('token', token);
  const body = { url: url.href, expires_at: renderSeconds(expiresAt) };
  return { kind: 'whole', status: 200, headers: { 'cache-control': 'no-store' }, body, bytes: null };
};
