import type { VideoCreateRequest } from '../../generated/contract-types.ts';
import type { BodyCheck } from '../../src/core/handler.ts';
import { isObject } from '../../src/core/json/json-object.ts';
import { readAskedSize, refuseSize } from '../read-asked-size.ts';

/** The sides that the contract has room for (`VideoSize`), in pixels. */
const minSide = 10;
const maxSide = 99_999;

/** Says in plain words how the size of POST /v1/videos is written, which the contract says as a pattern. */
export const checkVideoRequest: BodyCheck = (body, operationId) => {
  if (operationId !== 'createVideo' || !isObject<VideoCreateRequest>(body)) return;
  if (typeof body.size !== 'string') return;
  const { width, height } = readAskedSize(body.size, 'WIDTHxHEIGHT in pixels, such as 1280x720');
  if ([width, height].every((side) => side >= minSide && side <= maxSide)) return;
  throw refuseSize(`size may have ${String(minSide)} to ${String(maxSide)} pixels a side.`);
};
