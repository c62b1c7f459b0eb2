import type {
  KnownContentBlockResponse,
  MessageCitationsDelta,
  MessageInputJsonDelta,
  MessageSignatureDelta,
  MessageTextDelta,
  MessageThinkingDelta,
} from '../../generated/contract-types.ts';
import type { EventsOf } from '../../src/core/handler.ts';
import { asObject, type Unchecked } from '../../src/core/json/json-object.ts';
import type { StreamEvent } from '../../src/core/operation.ts';
import type { UpstreamEvent } from '../../src/core/provider.ts';
import { parseUpstreamEvent } from '../../src/core/wire/parse-upstream-event.ts';

const blockTypes: ReadonlySet<unknown> = new Set<KnownContentBlockResponse['type']>([
  'text',
  'tool_use',
  'thinking',
  'redacted_thinking',
]);

type KnownDelta =
  | MessageTextDelta
  | MessageInputJsonDelta
  | MessageThinkingDelta
  | MessageSignatureDelta
  | MessageCitationsDelta;

type BlockEvent = EventsOf<'createMessage'>[`content_block_${'start' | 'delta' | 'stop'}`];

const deltaTypes: ReadonlySet<unknown> = new Set<KnownDelta['type']>([
  'text_delta',
  'input_json_delta',
  'thinking_delta',
  'signature_delta',
  'citations_delta',
]);

/** Whether a block is of a kind that the contract of the neutral profile does not have. One without a kind is just wrong. */
export function isForeignBlock(block: unknown): boolean {
  return isForeign(block, blockTypes);
}

function isForeign(value: unknown, known: ReadonlySet<unknown>): boolean {
  const { type } = asObject<{ readonly type: string }>(value);
  return typeof type === 'string' && !known.has(type);
}

/**
 * The blocks of a stream as the neutral profile has them: those of other kinds are left out with all their events, deltas
 * of other kinds alone, and the blocks that stay are counted without gaps. Per stream.
 */
export class NeutralBlocks {
  /** The place of each open block among those that are shown, by the upstream's own count; `null` for one that is not. */
  readonly #places = new Map<unknown, number | null>();
  #shown = 0;
  /** The upstream's count is no longer ours. */
  #isMoved = false;

  /** The event as the client sees it; `null` where it does not. */
  render(event: UpstreamEvent): StreamEvent | null {
    // Only events of the contract come without a value, and only deltas do where others have one.
    if (event.value === undefined && !this.#isMoved) return event;
    const value: Unchecked<BlockEvent> = parseUpstreamEvent(event);
    if (event.event === 'content_block_start') this.#begin(value);
    if (event.event === 'content_block_delta' && isForeign(value.delta, deltaTypes)) return null;
    const place = this.#places.get(value.index);
    if (event.event === 'content_block_stop') this.#places.delete(value.index);
    if (place === undefined && !this.#isMoved) return { event: event.event, data: event.data };
    return place === undefined || place === null ? null : moveTo(place, event, value);
  }

  #begin({ index, content_block: block }: Unchecked<BlockEvent>): void {
    if (typeof index !== 'number') return;
    const place = isForeignBlock(block) ? null : this.#shown++;
    this.#places.set(index, place);
    if (place !== index) this.#isMoved = true;
  }
}

function moveTo(index: number, { event, data }: UpstreamEvent, value: Unchecked<BlockEvent>): StreamEvent {
  if (value.index === index) return { event, data };
  const moved: Unchecked<BlockEvent> = { ...value, index };
  return { event, data: JSON.stringify(moved) };
}
