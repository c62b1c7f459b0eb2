import type {
  Image,
  ImageEditCompletedEvent,
  ImageGenerationCompletedEvent,
  ImagesResponse,
} from '../../../generated/contract-types.ts';
import type { Unchecked } from '../../core/json/json-object.ts';
import type { UpstreamAnswer, UpstreamCall, UpstreamEvent } from '../../core/provider.ts';
import { CallGroup, type FinishedTask, type Task } from '../calls/call-group.ts';
import { convertBatches } from '../../core/convert-batches.ts';
import { addPictureTokens } from '../../core/tokens/picture-tokens.ts';
import { renderImageUsage } from '../../formats/images/index.ts';
import type { DrawnPicture, DrawnPictures } from './drawn-picture.ts';
import { countPictures } from './draw-counted.ts';
import { createModerationError } from './create-moderation-error.ts';
import { writeJsonText } from '../../core/json/write-json.ts';

/** The calls that make up one answer of format A. */
export interface ImageAnswerParts {
  readonly event: 'image_generation.completed' | 'image_edit.completed';
  readonly tasks: readonly Task<DrawnPictures>[];
  readonly ignoredFields: readonly string[];
}

/**
 * Runs the calls and answers in format A: whole, or one event for each picture as it arrives. A stream begins when there
 * is a first picture, so that a failure before it is an error of its own. Throws `invalid_argument`
 * (`moderation_blocked`) when a filter held a picture back; a stream throws it behind the pictures that were let through.
 */
export async function answerImages(call: UpstreamCall, parts: ImageAnswerParts): Promise<UpstreamAnswer> {
  const group = new CallGroup(parts.tasks, call.signal);
  if (call.delivery === 'stream') return await streamImages(group, parts, call);
  const drawn = await group.collect();
  if (drawn.some(({ filtered }) => filtered === 'some')) throw createModerationError();
  const ignoredFields = drawn.flatMap((each) => each.ignoredFields);
  return {
    kind: 'whole',
    value: renderImages(drawn.flatMap(({ pictures }) => pictures)),
    bytes: null,
    ignoredFields: [...new Set([...parts.ignoredFields, ...ignoredFields])],
  };
}

function renderImages(pictures: readonly DrawnPicture[]): Omit<Unchecked<ImagesResponse>, 'created'> {
  const [first] = pictures;
  const tokens = addPictureTokens(pictures.map((picture) => picture.tokens));
  return {
    data: pictures.map(renderImage),
    ...(first ? renderFacts(first) : {}),
    ...(tokens === null ? {} : { usage: renderImageUsage(tokens) }),
  };
}

function renderImage({ base64, revisedPrompt }: DrawnPicture): Image {
  return { b64_json: base64, ...(revisedPrompt === null ? {} : { revised_prompt: revisedPrompt }) };
}

type PictureFacts = Pick<ImagesResponse, 'background' | 'output_format' | 'quality' | 'size'>;

function renderFacts({ background, format, quality, width, height }: DrawnPicture): PictureFacts {
  return {
    background,
    output_format: format,
    quality,
    size: `${String(width)}x${String(height)}`,
  };
}

async function streamImages(
  group: CallGroup<DrawnPictures>,
  { event, ignoredFields }: ImageAnswerParts,
  { memory }: Pick<UpstreamCall, 'memory'>,
): Promise<UpstreamAnswer> {
  const waiting = await readBeginning(group);
  const beginning = waiting.flatMap(({ value }) => value.ignoredFields);
  const source: AsyncIterableIterator<FinishedTask<DrawnPictures>, undefined> = {
    [Symbol.asyncIterator]: () => source,
    next: async () => {
      // The events before this one have been taken.
      memory.give(deliveredBytes);
      deliveredBytes = 0;
      const value = waiting.shift();
      return value ? { done: false, value } : await group.next();
    },
    return: async () => await group.return(),
  };
  let deliveredBytes = 0;
  let filtered: DrawnPictures['filtered'] = 'none';
  const convert = ({ value }: FinishedTask<DrawnPictures>, events: UpstreamEvent[]) => {
    if (value.filtered === 'some') filtered = 'some';
    deliveredBytes = countPictures(value);
    for (const picture of value.pictures) events.push(renderCompleted(event, picture));
  };
  const end = () => {
    if (filtered === 'some') throw createModerationError();
    return [];
  };
  return {
    kind: 'stream',
    batches: convertBatches(source, { convert, end }),
    ignoredFields: [...new Set([...ignoredFields, ...beginning])],
  };
}

/** What came up to the first picture. */
async function readBeginning(group: CallGroup<DrawnPictures>): Promise<FinishedTask<DrawnPictures>[]> {
  const finished: FinishedTask<DrawnPictures>[] = [];
  for (;;) {
    const step = await group.next();
    if (step.done) throw createModerationError();
    finished.push(step.value);
    if (step.value.value.pictures.length > 0) return finished;
  }
}

function renderCompleted(event: ImageAnswerParts['event'], picture: DrawnPicture): UpstreamEvent {
  const { tokens } = picture;
  const data: Unchecked<ImageGenerationCompletedEvent | ImageEditCompletedEvent> = {
    type: event,
    b64_json: picture.base64,
    ...renderFacts(picture),
    ...(tokens === null ? {} : { usage: renderImageUsage(tokens) }),
  };
  return { event, data: writeJsonText(data) };
}
