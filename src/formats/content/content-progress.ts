import type {
  Candidate,
  GenerateContentResponse,
  PromptFeedback,
} from '../../../generated/contract-types.ts';
import { asObject, asString, listObjects, type Unchecked } from '../../core/json/json-object.ts';
import type { ClassifiedEvent, StreamProgress } from '../../core/wire/wire-format.ts';
import { isUnsaidBlockReason } from './block-reasons.ts';
import { readFinishReason } from './finish-reasons.ts';

type Answer = Unchecked<GenerateContentResponse>;

/**
 * The filter that blocked the prompt; `null` where none did, which some upstreams write as an empty one, or beside the candidates of an answer
 * as the reason that stands for none.
 */
export function readBlockReason({ promptFeedback, candidates }: Answer): string | null {
  const { blockReason } = asObject<PromptFeedback>(promptFeedback);
  const isAnswered = Array.isArray(candidates) && candidates.length > 0;
  if (blockReason === '' || (isAnswered && isUnsaidBlockReason(blockReason))) return null;
  return asString(blockReason);
}

/** Candidates of one stream that are waited for; the vendor answers with at most eight. */
const maxCandidates = 256;

/** What a candidate has that names no other. */
const firstIndex = 0;

/** A stream of format C is whole when the first candidate and every other one that began has ended, or the prompt was blocked. */
export class ContentProgress implements StreamProgress {
  readonly #begun = new Set<unknown>();
  readonly #ended = new Set<unknown>();
  #isBlocked = false;

  add({ event: { value: chunk = {} } }: ClassifiedEvent): void {
    this.addChunk(chunk);
  }

  /** Takes the payload of the next part. */
  addChunk(chunk: Answer): void {
    for (const candidate of listObjects<Candidate>(chunk.candidates)) {
      const { index } = candidate;
      const key = typeof index === 'number' ? index : firstIndex;
      if (this.#begun.size >= maxCandidates && !this.#begun.has(key)) continue;
      this.#begun.add(key);
      if (readFinishReason(candidate) !== null) this.#ended.add(key);
    }
    this.#isBlocked ||= readBlockReason(chunk) !== null;
  }

  get isWhole(): boolean {
    return this.#isBlocked || (this.#ended.has(firstIndex) && this.#begun.size === this.#ended.size);
  }
}
