import { createHash } from 'node:crypto';
import type { WishedPicture } from '../../core/video/video-tasks.ts';
import type { ResolvedOrder } from './resolve-order.ts';

/** The same text for the same order, however it was written; lower-case hex. */
export function digestOrder(order: ResolvedOrder, picture: WishedPicture | null): string {
  const fields = Object.entries(order).sort(([one], [other]) => (one < other ? -1 : 1));
  const hash = createHash('sha256').update(JSON.stringify(fields));
  if (picture !== null) hash.update(picture.bytes);
  return hash.digest('hex');
}
