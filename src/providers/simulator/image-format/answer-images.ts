import type { Clock } from '../../../core/clock.ts';
import { GatewayError } from '../../../core/gateway-error.ts';
import type { PictureTools } from '../../../core/picture.ts';
import type { UpstreamCall, UpstreamEvent } from '../../../core/provider.ts';
import { releaseBytes } from '../../../core/large-bytes.ts';
import type { DrawnAnswer } from '../answer-call.ts';
import type { JsonObject } from '../../../core/json/json-object.ts';
import { mapFinishReasonToEnding } from '../../../formats/content/index.ts';
import { mapStopReasonToEnding } from '../../../formats/messages/index.ts';
import { DrawingBoard, estimatePictureBytes, untilCancelled } from './drawing-board.ts';
import { orderImages, type ImagesOrder } from './order-images.ts';
import type { ImagePrompt } from './read-image-prompt.ts';
import { renderFacts, renderImages, renderImageUsage, type RenderedImages } from './render-images.ts';
import { countBase64 } from './write-base64.ts';

/** Names of the events of the two image operations. */
export type ImageEventPrefix = 'image_generation' | 'image_edit';

export interface ImagesContext {
  readonly clock: Clock;
  readonly pictures: PictureTools;
  readonly prefix: ImageEventPrefix;
}

/** The answer to a format A image request; nothing is drawn before it is asked for. */
export function answerImages(call: UpstreamCall, prompt: ImagePrompt, context: ImagesContext): DrawnAnswer {
  const { pictures } = context;
  const eventCount = prompt.count * (prompt.partialImages + 1);
  const begin = async (): Promise<ImagesWork> => {
    const order = await untilCancelled(call.signal, () => orderImages(prompt, pictures, call));
    reserve(call, order);
    const drawnCount = call.delivery === 'stream' ? eventCount : order.count;
    const board = new DrawingBoard(order.picture, drawnCount, { pictures, call });
    return { order, prompt, context, board };
  };
  return {
    prompt,
    refusal: refuse(prompt, call.deployment.id),
    eventCount,
    whole: async () => await drawAll(await begin()),
    stream: () => streamImages(begin),
  };
}

/** In this area the content filter's outcome is an error, for the prompt and for its pictures alike. */
function refuse({ directives }: ImagePrompt, deploymentId: string): GatewayError | null {
  const { filtered, block, finish } = directives;
  if (filtered === 'no' && block === null && !saysFiltered(finish)) return null;
  return new GatewayError(
    'invalid_argument',
    'The request was stopped by the content policy. Change the prompt or the images and send it again.',
    {
      reason: 'moderation_blocked',
      final: true,
      upstream: { deploymentId, status: 400, kind: 'rejected_request', retryAfterMs: null },
    },
  );
}

/** Whether a finish or stop reason of the other formats means the content filter. */
function saysFiltered(reason: string | null): boolean {
  return mapStopReasonToEnding(reason) === 'filtered' || mapFinishReasonToEnding(reason) === 'filtered';
}

/** A whole answer holds every picture, a stream one at a time, each as a file and as base64. */
function reserve(call: UpstreamCall, { picture, count }: ImagesOrder): void {
  const pictureBytes = estimatePictureBytes(picture);
  const held = call.delivery === 'stream' ? 1 : count;
  call.memory.take(held * (pictureBytes + countBase64(pictureBytes)));
}

interface ImagesWork {
  readonly order: ImagesOrder;
  readonly prompt: ImagePrompt;
  readonly context: ImagesContext;
  readonly board: DrawingBoard;
}

async function drawAll({ order, prompt, context, board }: ImagesWork): Promise<RenderedImages> {
  const pictures: Buffer[] = [];
  try {
    for (let index = 0; index < order.count; index += 1) {
      pictures.push(await board.draw({ index, partial: null }));
    }
  } finally {
    board.close();
  }
  const { count } = order;
  return await renderImages(pictures, {
    created: Math.floor(context.clock.now() / 1000),
    facts: renderFacts(order),
    usage: renderImageUsage(order, { count, input: 'counted', directed: prompt.directives.tokens }),
    revised: prompt.revised,
  });
}

/** Every event stands for one picture; a finished picture follows its partial ones. */
async function* streamImages(begin: () => Promise<ImagesWork>): AsyncGenerator<UpstreamEvent, undefined> {
  const work = await begin();
  try {
    yield* drawEvents(work);
  } finally {
    work.board.close();
  }
}

async function* drawEvents(work: ImagesWork): AsyncGenerator<UpstreamEvent, undefined> {
  const { order, prompt, board } = work;
  for (let index = 0; index < order.count; index += 1) {
    for (let partial = 0; partial < prompt.partialImages; partial += 1) {
      const picture = await board.draw({ index, partial });
      yield createEvent('partial_image', picture, { work, rest: { partial_image_index: partial } });
    }
    const picture = await board.draw({ index, partial: null });
    const input = index === 0 ? 'counted' : 'left-out';
    const usage = renderImageUsage(order, { count: 1, input, directed: prompt.directives.tokens });
    yield createEvent('completed', picture, { work, rest: { usage } });
  }
}

interface EventContent {
  readonly work: ImagesWork;
  readonly rest: JsonObject;
}

/** The picture is spliced in: writing many megabytes as JSON would hold everybody else up. */
function createEvent(
  name: 'partial_image' | 'completed',
  picture: Buffer,
  { work, rest }: EventContent,
): UpstreamEvent {
  const { order, context } = work;
  const { clock, prefix } = context;
  const type = `${prefix}.${name}`;
  const created = { created_at: Math.floor(clock.now() / 1000) };
  const fields = JSON.stringify({ ...rest, ...created, ...renderFacts(order) });
  const data = `{"type":"${type}","b64_json":"${picture.toString('base64')}",${fields.slice(1)}`;
  releaseBytes(picture);
  return { event: type, data };
}
