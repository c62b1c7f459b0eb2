import type { StreamEvent } from '../../src/core/operation.ts';
import type { UpstreamEvent } from '../../src/core/provider.ts';
import { parseUpstreamEvent } from '../parse-upstream-event.ts';

type Json = Readonly<Record<string, unknown>>;

const blockTypes: ReadonlySet<unknown> = new Set(['text', 'tool_use', 'thinking', 'redacted_thinking']);

const deltaTypes: ReadonlySet<unknown> = new Set([
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
  if (typeof value !== 'object' || value === null) return false;
  const { type } = value as Json;
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
    const value = parseUpstreamEvent(event);
    if (event.event === 'content_block_start') this.#begin(value);
    if (event.event === 'content_block_delta' && isForeign(value.delta, deltaTypes)) return null;
    const place = this.#places.get(value.index);
    if (event.event === 'content_block_stop') this.#places.delete(value.index);
    if (place === undefined && !this.#isMoved) return { event: event.event, data: event.data };
    return place === undefined || place === null ? null : moveTo(place, event, value);
  }

  #begin({ index, content_block: block }: Json): void {
    if (typeof index !== 'number') return;
    const place = isForeignBlock(block) ? null : this.#shown++;
    this.#places.set(index, place);
    if (place !== index) this.#isMoved = true;
  }
}

function moveTo(index: number, { event, data }: UpstreamEvent, value: Json): StreamEvent {
  return { event, data: value.index === index ? data : JSON.stringify({ ...value, index }) };
}
