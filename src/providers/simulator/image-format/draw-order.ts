import type { PictureTools } from '../../../core/picture.ts';
import { createCancellation } from '../create-failure.ts';
import { planComposition, type PictureOrder, type PictureStage } from './picture-order.ts';

/** What drawing needs. Per request. */
export interface DrawingBoard {
  readonly pictures: PictureTools;
  readonly signal: AbortSignal;
}

/** One picture of an order as a file. Throws `cancelled` when nobody waits for it any more. */
export async function drawOrder(
  order: PictureOrder,
  stage: PictureStage,
  { pictures, signal }: DrawingBoard,
): Promise<Buffer> {
  return await untilCancelled(signal, () => pictures.compose(planComposition(order, stage), signal));
}

/** What is thrown after the signal has aborted is `cancelled`. */
export async function untilCancelled<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw signal.aborted ? createCancellation(signal) : error;
  }
}

/** Bytes a picture file of an order may have: drawings pack well, other people's pictures do not. */
export function estimatePictureBytes({ size, inputs }: PictureOrder): number {
  return Math.ceil(size.width * size.height * (inputs.length === 0 ? 0.5 : 3));
}
