import type { Profile } from '../../src/core/area.ts';
import type { Clock } from '../../src/core/clock.ts';
import { createTruncationError } from '../../src/core/create-truncation-error.ts';
import { convertBatches } from '../../src/core/convert-batches.ts';
import type { StreamEvent, StreamResponse } from '../../src/core/operation.ts';
import type { UpstreamEvent } from '../../src/core/provider.ts';
import {
  findImageEventKind,
  readImageEvent,
  writeImageEvent,
  type ImageEvent,
  type ImageFields,
} from '../../src/formats/images/index.ts';
import { completeImageUsage, isWholeNumber } from './complete-usage.ts';
import { completeFacts, type CompletionSource } from './picture-facts.ts';

export interface ImageStreamOptions extends CompletionSource {
  /** How the events of the operation begin. */
  readonly prefix: 'image_generation' | 'image_edit';
  /** As many images as were asked for. */
  readonly count: number;
  readonly profile: Profile;
  readonly clock: Clock;
}

interface StreamState {
  readonly options: ImageStreamOptions;
  completed: number;
  /** Partial images since the last completed one. */
  partials: number;
}

/**
 * An upstream's image events as the client sees them: those that say everything pass as they came, others are completed.
 * Ends with the last image that was asked for. Throws `bad_gateway` (`stream_truncated`) when the upstream ends before it.
 */
export function renderImageStream(
  batches: AsyncIterable<readonly UpstreamEvent[]>,
  options: ImageStreamOptions,
): StreamResponse['batches'] {
  const state: StreamState = { options, completed: 0, partials: 0 };
  const hasAll = () => state.completed >= options.count;
  return convertBatches(batches, {
    convert: (batch, events) => {
      for (const event of batch) {
        if (hasAll()) break;
        const rendered = renderEvent(event, state);
        if (rendered !== null) events.push(rendered);
      }
    },
    isOver: hasAll,
    end: () => {
      if (hasAll()) return [];
      throw createTruncationError();
    },
  });
}

/** Whether an event is one of those that clients of the neutral profile know. */
export function isPictureEvent(event: UpstreamEvent): boolean {
  return findImageEventKind(event) !== null;
}

/** `null` for an event that clients of the neutral profile do not know (docs/streaming.md). */
function renderEvent(event: UpstreamEvent, state: StreamState): StreamEvent | null {
  switch (findImageEventKind(event)) {
    case 'partial_image': {
      const partial = renderPartial(event, state);
      state.partials++;
      return partial;
    }
    case 'completed': {
      const completed = renderCompleted(event, state);
      state.completed++;
      state.partials = 0;
      return completed;
    }
    case null:
      return state.options.profile === 'vendor' ? event : null;
  }
}

function renderPartial(event: UpstreamEvent, { options, partials }: StreamState): StreamEvent {
  const name = `${options.prefix}.partial_image`;
  const image = readImageEvent(event.data);
  const isNumbered = Number.isInteger(image.fields.partial_image_index);
  const added = isNumbered ? {} : { partial_image_index: partials };
  return renderImage(event, image, { ...completeCommon(image, name, options), ...added });
}

function renderCompleted(event: UpstreamEvent, { options }: StreamState): StreamEvent {
  const name = `${options.prefix}.completed`;
  const image = readImageEvent(event.data);
  const usage = completeImageUsage(image.fields.usage);
  const added = usage === image.fields.usage ? {} : { usage };
  return renderImage(event, image, { ...completeCommon(image, name, options), ...added });
}

/** The event with the fields it lacked; as it came where it lacked none. */
function renderImage(event: UpstreamEvent, image: ImageEvent, added: ImageFields): StreamEvent {
  const fields = { ...image.fields, ...added };
  const name = String(fields.type);
  if (Object.keys(added).length > 0) return { event: name, data: writeImageEvent({ ...image, fields }) };
  return event.event === name ? event : { event: name, data: event.data };
}

function completeCommon(
  { fields, picture }: ImageEvent,
  name: string,
  options: ImageStreamOptions,
): ImageFields {
  const isTimed = isWholeNumber(fields.created_at);
  return {
    ...(fields.type === name ? {} : { type: name }),
    ...(isTimed ? {} : { created_at: Math.floor(options.clock.now() / 1000) }),
    ...completeFacts(fields, picture, options),
  };
}
