import { countBaseBytes, releaseBase } from '../../../core/painted-base.ts';
import type { PaintedBase, PictureTools } from '../../../core/picture.ts';
import type { UpstreamCall } from '../../../core/provider.ts';
import { createCancellation } from '../../../core/create-cancellation.ts';
import { planBase, planComposition, type PictureOrder, type PictureStage } from './picture-order.ts';

/** What drawing needs. Per request. */
export interface DrawingTools {
  readonly pictures: PictureTools;
  readonly call: Pick<UpstreamCall, 'signal' | 'memory' | 'request'>;
}

/**
 * The pictures of one order, drawn one after the other. Its inputs are decoded once for all of them. Per request; whoever
 * opens it closes it.
 */
export class DrawingBoard {
  readonly #order: PictureOrder;
  readonly #tools: DrawingTools;
  /** What a base of several pictures takes; 0 where each is painted by itself. */
  readonly #baseBytes: number;
  #base: PaintedBase | null = null;
  #heldBytes = 0;

  /** Throws where the pictures of the order are more than its key may have at once. */
  constructor(order: PictureOrder, pictureCount: number, tools: DrawingTools) {
    this.#order = order;
    this.#tools = tools;
    this.#baseBytes = pictureCount > 1 && order.inputs.length > 0 ? countBaseBytes(planBase(order)) : 0;
    tools.call.request.pixels.take(order.inputPixels);
  }

  /** One picture as a file. Throws `cancelled` when nobody waits for it any more. */
  async draw(stage: PictureStage): Promise<Buffer> {
    const { pictures, call } = this.#tools;
    const { signal } = call;
    return await untilCancelled(signal, async () => {
      if (this.#baseBytes > 0) this.#base ??= await this.#paintBase();
      return await pictures.compose(planComposition(this.#order, stage, this.#base), signal);
    });
  }

  /** Gives back what was held for the inputs. */
  close(): void {
    const { memory, request } = this.#tools.call;
    if (this.#base !== null) releaseBase(this.#base);
    this.#base = null;
    memory.give(this.#heldBytes);
    this.#heldBytes = 0;
    request.pixels.give(this.#order.inputPixels);
  }

  async #paintBase(): Promise<PaintedBase> {
    const { pictures, call } = this.#tools;
    call.memory.take(this.#baseBytes);
    this.#heldBytes = this.#baseBytes;
    return await pictures.paintBase(planBase(this.#order), call.signal);
  }
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
