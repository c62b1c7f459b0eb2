import type { MessageResponse, MessageUsage } from '../../generated/contract-types.ts';
import type { EventsOf } from '../../src/core/handler.ts';
import { asObject, isObject, type Unchecked } from '../../src/core/json/json-object.ts';
import { convertBatches } from '../../src/core/convert-batches.ts';
import type { StreamEvent, StreamResponse } from '../../src/core/operation.ts';
import type { UpstreamEvent } from '../../src/core/provider.ts';
import { parseUpstreamEvent } from '../../src/core/wire/parse-upstream-event.ts';
import { mapStopReason, mayMarkFallback, updateMessageCounters } from '../../src/formats/messages/index.ts';
import { NeutralBlocks } from './neutral-blocks.ts';
import { completeCounts, completeUsage, type RenderMessageOptions } from './render-message.ts';

interface StreamState {
  readonly options: RenderMessageOptions;
  /** `null` where blocks of every kind are shown. */
  readonly blocks: NeutralBlocks | null;
  /** Of message_start; clients want them again in message_delta, where upstreams may leave them out. */
  inputCounts: InputCounts;
  stopped: boolean;
}

type InputCounts = Unchecked<
  Pick<MessageUsage, 'input_tokens' | 'cache_creation_input_tokens' | 'cache_read_input_tokens'>
>;

type Events = EventsOf<'createMessage'>;

/**
 * An upstream's message events as the client sees them. Only message_start, message_delta and what else names a model are rewritten; all
 * others pass as they came, or not at all where they are none of the neutral profile's.
 */
export function renderMessageStream(
  batches: AsyncIterable<readonly UpstreamEvent[]>,
  options: RenderMessageOptions,
): StreamResponse['batches'] {
  const blocks = options.profile === 'neutral' ? new NeutralBlocks() : null;
  const state: StreamState = { options, blocks, inputCounts: {}, stopped: false };
  return convertBatches(batches, {
    convert: (batch, events) => {
      for (const event of batch) {
        if (state.stopped) break;
        const rendered = renderEvent(event, state);
        if (rendered !== null) events.push(rendered);
      }
    },
    isOver: () => state.stopped,
  });
}

const knownEvents: ReadonlySet<string | null> = new Set<keyof Events>([
  'message_start',
  'message_delta',
  'message_stop',
  'content_block_start',
  'content_block_delta',
  'content_block_stop',
  'ping',
]);

/** Whether an event is one of those that clients of the neutral profile know (docs/streaming.md). */
export function isKnownEvent({ event }: Pick<UpstreamEvent, 'event'>): boolean {
  return knownEvents.has(event);
}

/** `null` for an event that clients of the neutral profile do not know (docs/streaming.md). */
function renderEvent(event: UpstreamEvent, state: StreamState): StreamEvent | null {
  switch (event.event) {
    case 'message_start':
      return renderStart(event, state);
    case 'message_delta':
      return renderDelta(event, state);
    case 'message_stop':
      state.stopped = true;
      return event;
    case 'content_block_start':
      return state.blocks === null ? renderBlockStart(event, state) : state.blocks.render(event);
    case 'content_block_delta':
    case 'content_block_stop':
      return state.blocks === null ? event : state.blocks.render(event);
    case 'ping':
      return event;
    default:
      return state.options.profile === 'neutral' ? null : event;
  }
}

const noUsage: Unchecked<MessageUsage> = { input_tokens: 0, output_tokens: 0 };

function renderStart(event: UpstreamEvent, state: StreamState): StreamEvent {
  const start: Unchecked<Events['message_start']> = parseUpstreamEvent(event);
  const message = asObject<Events['message_start']['message']>(start.message);
  const { models } = state.options;
  const usage = completeUsage(message.usage ?? noUsage, models);
  state.inputCounts = readInputCounts(asObject<MessageUsage>(usage));
  const { stop_sequence: stopSequence = null } = message;
  const complete: typeof message = {
    ...message,
    model: models.nameAnswer(message.model),
    stop_sequence: stopSequence,
    usage,
  };
  const rendered: typeof start = { ...start, message: complete };
  return { event: event.event, data: JSON.stringify(rendered) };
}

function readInputCounts(usage: Unchecked<MessageUsage>): InputCounts {
  const { input_tokens: input, cache_creation_input_tokens: written, cache_read_input_tokens: read } = usage;
  return {
    input_tokens: typeof input === 'number' ? input : 0,
    cache_creation_input_tokens: written,
    cache_read_input_tokens: read,
  };
}

function renderBlockStart(event: UpstreamEvent, { options }: StreamState): StreamEvent {
  if (!mayMarkFallback(event)) return event;
  const start: Unchecked<Events['content_block_start']> = parseUpstreamEvent(event);
  if (!isObject(start.content_block)) return event;
  const block = options.models.renameBlock(start.content_block);
  if (block === start.content_block) return event;
  return { event: event.event, data: JSON.stringify({ ...start, content_block: block }) };
}

/** Plain readers look for usage inside delta, the official SDKs beside it: both get it. */
function renderDelta(event: UpstreamEvent, state: StreamState): StreamEvent {
  const value: Unchecked<Events['message_delta']> = parseUpstreamEvent(event);
  const delta = asObject<Events['message_delta']['delta']>(value.delta);
  const said = asObject<MessageUsage>(value.usage);
  const { models, profile } = state.options;
  const counts = completeCounts({ ...said, ...updateMessageCounters(state.inputCounts, said) });
  const usage: Unchecked<MessageUsage> = models.renameUsage(counts);
  const copy: typeof usage = { input_tokens: usage.input_tokens, output_tokens: usage.output_tokens };
  const stopReason = mapStopReason(delta.stop_reason, profile);
  const { stop_sequence: stopSequence = null } = delta;
  const { stop_details: details } = asObject<Pick<MessageResponse, 'stop_details'>>(value.delta);
  const complete: typeof delta = {
    ...delta,
    stop_reason: stopReason,
    stop_sequence: stopSequence,
    ...(details === undefined ? {} : { stop_details: models.renameDetails(details) }),
    usage: copy,
  };
  const rendered: typeof value = { ...value, delta: complete, usage };
  return { event: event.event, data: JSON.stringify(rendered) };
}
