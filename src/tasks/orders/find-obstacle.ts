import { GatewayError } from '../../core/gateway-error.ts';
import type { VideoOrder } from '../../core/video/video-order.ts';
import type { VideoWish } from '../../core/video/video-tasks.ts';
import { refuse } from './resolve-order.ts';

type Field = keyof VideoWish['fieldNames'];

/** What an order may have that not every upstream can make, and the order without it. */
const obstacles: readonly (readonly [field: Field, without: Partial<VideoOrder>])[] = [
  ['seconds', { seconds: 4 }],
  ['seconds', { seconds: 8 }],
  ['sampleCount', { sampleCount: 1 }],
  ['picture', { picture: null }],
  ['negativePrompt', { negativePrompt: null }],
  ['storageUri', { storageUri: null }],
];

/** The answer to an order that nobody here can take; it names the field without which somebody could, where one alone is in the way. */
export function explainObstacle(
  order: VideoOrder,
  wish: Pick<VideoWish, 'fieldNames'>,
  canTake: (order: VideoOrder) => boolean,
): GatewayError {
  const found = obstacles.find(([, without]) => canTake({ ...order, ...without }));
  if (found === undefined)
    return new GatewayError('invalid_argument', 'No upstream of this gateway makes such a video.', {
      reason: 'invalid_value',
    });
  const name = wish.fieldNames[found[0]];
  return refuse(name, `No upstream of this model takes this ${name}.`);
}
