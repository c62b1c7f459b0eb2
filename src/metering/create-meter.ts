import type { Meter, StreamClose, StreamMeter } from '../core/meter.ts';
import type { UpstreamCall, UpstreamEvent, UpstreamOperation } from '../core/provider.ts';
import { addUsage } from '../core/tokens/token-counts.ts';
import type { Tally, UsageFormat } from '../core/tokens/usage-format.ts';
import type { CallNotes, TokenUsage } from '../core/usage.ts';
import { contentUsage } from '../formats/content/index.ts';
import { imageUsage } from '../formats/images/index.ts';
import { messageUsage } from '../formats/messages/index.ts';
import { statedPredictUsage } from './stated-predict-usage.ts';
import { noteStreamedPictures, noteWholePictures } from './prices/note-picture-kinds.ts';

/** How the answers of each operation say what was used; counting tokens uses none. */
const formats: Readonly<Record<UpstreamOperation, UsageFormat | null>> = {
  createMessage: messageUsage,
  countMessageTokens: null,
  generateContent: contentUsage,
  countContentTokens: null,
  createImage: imageUsage,
  createImageEdit: imageUsage,
  predictImages: statedPredictUsage,
};

/** Those whose answers say what kind of picture they bring, which other formats have no words for. */
const saysKind: ReadonlySet<UpstreamOperation> = new Set(['createImage', 'createImageEdit']);

/** What a meter needs to know of a call: what was sent, for estimates, and where to write. */
export type MeteredCall = Pick<UpstreamCall, 'body' | 'files' | 'notes'>;

/** A meter for every format that upstreams speak. */
export function createMeter(): Meter {
  return {
    noteWhole: (operation, { value }, call: MeteredCall) => {
      call.notes.firstByteAt ??= performance.now();
      const usage = formats[operation]?.readWhole(value, call);
      if (usage !== undefined) noteUsage(usage, call.notes);
      if (saysKind.has(operation)) noteWholePictures(value, call.notes);
    },
    openStream: (operation, call: MeteredCall) => {
      const tally = formats[operation]?.createTally?.(call);
      if (tally === undefined) return null;
      const meter = new TallyingMeter(tally, call.notes);
      return saysKind.has(operation) ? watchPictures(meter, call.notes) : meter;
    },
  };
}

class TallyingMeter implements StreamMeter {
  readonly #tally: Tally;
  readonly #notes: CallNotes;

  constructor(tally: Tally, notes: CallNotes) {
    this.#tally = tally;
    this.#notes = notes;
    (notes.tallies ??= new Set()).add(tally);
  }

  note(events: readonly UpstreamEvent[]): void {
    this.#notes.firstByteAt ??= performance.now();
    this.#tally.add(events);
  }

  settle(how: StreamClose): void {
    if (how === 'ended') this.#tally.dropUnfinished?.();
    this.#notes.tallies?.delete(this.#tally);
    const usage = this.#tally.settle();
    if (usage !== null) noteUsage(usage, this.#notes);
  }
}

function watchPictures(meter: StreamMeter, notes: CallNotes): StreamMeter {
  return {
    note: (events) => {
      meter.note(events);
      noteStreamedPictures(events, notes);
    },
    settle: (how) => {
      meter.settle(how);
    },
  };
}

/** What all calls of an attempt have used so far, streams that have not ended included; `null` where nothing was used. */
export function readUsage({ usage, tallies }: CallNotes): TokenUsage | null {
  let sum = usage ?? null;
  for (const tally of tallies ?? []) {
    const used = tally.settle();
    if (used !== null) sum = sum === null ? used : addUsage(sum, used);
  }
  return sum;
}

/** Tokens that count against a limit on tokens: not those that a cache gave. */
export function countLimitedTokens({ inputTokens, cacheWriteTokens, outputTokens }: TokenUsage): number {
  return inputTokens + cacheWriteTokens + outputTokens;
}

/** Adds what one call used to what the calls before it and beside it did. */
function noteUsage(usage: TokenUsage, notes: CallNotes): void {
  notes.usage = notes.usage === undefined ? usage : addUsage(notes.usage, usage);
}
