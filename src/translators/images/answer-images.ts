import type { UpstreamAnswer, UpstreamCall, UpstreamEvent } from '../../core/provider.ts';
import { CallGroup, type FinishedTask, type Task } from '../calls/call-group.ts';
import { mapBatches } from '../calls/map-batches.ts';
import { addUsages, type DrawnPicture } from './drawn-picture.ts';
import { createModerationError } from './create-moderation-error.ts';

/** What one upstream call gave. */
export interface DrawnPictures {
  /** None when a filter held all of them back. */
  readonly pictures: readonly DrawnPicture[];
  /** In the client's words. */
  readonly ignoredFields: readonly string[];
}

/** The calls that make up one answer of format A. */
export interface ImageAnswerParts {
  readonly event: 'image_generation.completed' | 'image_edit.completed';
  readonly tasks: readonly Task<DrawnPictures>[];
  readonly ignoredFields: readonly string[];
}

/**
 * Runs the calls and answers in format A: whole, or one event for each picture as it arrives. A stream begins when there
 * is a first picture, so that a failure before it is an error of its own. Throws `invalid_argument`
 * (`moderation_blocked`) when no picture was let through.
 */
export async function answerImages(call: UpstreamCall, parts: ImageAnswerParts): Promise<UpstreamAnswer> {
  const group = new CallGroup(parts.tasks, call.signal);
  if (call.delivery === 'stream') return await streamImages(group, parts);
  const drawn = await group.collect();
  const ignoredFields = drawn.flatMap((each) => each.ignoredFields);
  return {
    kind: 'whole',
    value: renderImages(drawn.flatMap(({ pictures }) => pictures)),
    bytes: null,
    ignoredFields: [...new Set([...parts.ignoredFields, ...ignoredFields])],
  };
}

function renderImages(pictures: readonly DrawnPicture[]): Record<string, unknown> {
  const [first] = pictures;
  if (!first) throw createModerationError();
  const usage = addUsages(pictures.map((picture) => picture.usage));
  return {
    data: pictures.map(({ base64, revisedPrompt }) => ({
      b64_json: base64,
      ...(revisedPrompt === null ? {} : { revised_prompt: revisedPrompt }),
    })),
    ...renderFacts(first),
    ...(usage === null ? {} : { usage }),
  };
}

function renderFacts({ format, quality, width, height }: DrawnPicture): Record<string, unknown> {
  return {
    background: 'opaque',
    output_format: format,
    quality,
    size: `${String(width)}x${String(height)}`,
  };
}

async function streamImages(
  group: CallGroup<DrawnPictures>,
  { event, ignoredFields }: ImageAnswerParts,
): Promise<UpstreamAnswer> {
  const first = await readFirst(group);
  const waiting = [first];
  const source: AsyncIterableIterator<FinishedTask<DrawnPictures>, undefined> = {
    [Symbol.asyncIterator]: () => source,
    next: async () => {
      const value = waiting.pop();
      return value ? { done: false, value } : await group.next();
    },
    return: async () => await group.return(),
  };
  const convert = ({ value }: FinishedTask<DrawnPictures>) =>
    value.pictures.map((picture) => renderCompleted(event, picture));
  return {
    kind: 'stream',
    batches: mapBatches(source, { convert }),
    ignoredFields: [...new Set([...ignoredFields, ...first.value.ignoredFields])],
  };
}

async function readFirst(group: CallGroup<DrawnPictures>): Promise<FinishedTask<DrawnPictures>> {
  for (;;) {
    const step = await group.next();
    if (step.done) throw createModerationError();
    if (step.value.value.pictures.length > 0) return step.value;
  }
}

function renderCompleted(event: ImageAnswerParts['event'], picture: DrawnPicture): UpstreamEvent {
  const { usage } = picture;
  const data = {
    type: event,
    b64_json: picture.base64,
    ...renderFacts(picture),
    ...(usage === null ? {} : { usage }),
  };
  return { event, data: JSON.stringify(data) };
}
