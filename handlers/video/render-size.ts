import { findVideoSize } from '../../src/core/video/find-video-size.ts';
import type { VideoOrder } from '../../src/core/video/video-order.ts';

/** Width and height of an order's videos in pixels, such as `1280x720`; its resolution where that tells no size. */
export function renderSize(order: Pick<VideoOrder, 'aspectRatio' | 'resolution'>): string {
  const size = findVideoSize(order);
  return size === null ? order.resolution : `${String(size.width)}x${String(size.height)}`;
}
