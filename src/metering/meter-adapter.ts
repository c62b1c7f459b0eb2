import type { ProviderAdapter, UpstreamAnswer, UpstreamCall, UpstreamOperation } from '../core/provider.ts';
import { contentUsage } from './content-usage.ts';
import { imageUsage } from './image-usage.ts';
import { messageUsage } from './message-usage.ts';
import { noteUsage } from './note-usage.ts';
import { predictUsage } from './predict-usage.ts';
import type { UsageFormat } from './tally.ts';
import { WatchedBatches } from './watched-batches.ts';

/** How the answers of each operation say what was used; counting tokens uses none. */
const formats: Readonly<Record<UpstreamOperation, UsageFormat | null>> = {
  createMessage: messageUsage,
  countMessageTokens: null,
  generateContent: contentUsage,
  countContentTokens: null,
  createImage: imageUsage,
  createImageEdit: imageUsage,
  predictImages: predictUsage,
};

const operations = Object.keys(formats) as readonly UpstreamOperation[];

/** What a meter needs to know of a call: what was sent, for estimates, and where to write. */
export type MeteredCall = Pick<UpstreamCall, 'body' | 'files' | 'notes'>;

/**
 * The same adapter, whose answers are watched as they come from the upstream: in its own format, before anything is made of
 * them for the client. What each call used is added to its `notes` as soon as it is known, at the latest when the answer has
 * ended or was given up (docs/observability.md).
 */
export function meterAdapter(adapter: ProviderAdapter): ProviderAdapter {
  const metered: Partial<Record<UpstreamOperation, (call: UpstreamCall) => Promise<UpstreamAnswer>>> = {};
  for (const operation of operations) {
    const perform = adapter[operation];
    if (perform === undefined) continue;
    metered[operation] = async (call) => meterAnswer(await perform.call(adapter, call), operation, call);
  }
  return { ...adapter, ...metered };
}

/** The same answer, watched. */
export function meterAnswer(
  answer: UpstreamAnswer,
  operation: UpstreamOperation,
  call: MeteredCall,
): UpstreamAnswer {
  const { notes } = call;
  const format = formats[operation];
  if (answer.kind === 'whole') {
    notes.firstByteAt ??= performance.now();
    noteUsage(format?.readWhole(answer.value, call) ?? null, notes);
    return answer;
  }
  const tally = format?.createTally?.(call);
  return tally === undefined
    ? answer
    : { ...answer, batches: new WatchedBatches(answer.batches, tally, notes) };
}
