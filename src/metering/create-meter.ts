import type { Meter } from '../core/meter.ts';
import type { UpstreamOperation } from '../core/provider.ts';
import { contentUsage } from './content-usage.ts';
import { imageUsage } from './image-usage.ts';
import { markUsage } from './mark-usage.ts';
import { messageUsage } from './message-usage.ts';
import type { UsageFormat } from './tally.ts';
import { WatchedBatches } from './watched-batches.ts';

/** Counting tokens uses none; clients do not ask for `predictImages` in its own format. */
const formats: Readonly<Record<UpstreamOperation, UsageFormat | null>> = {
  createMessage: messageUsage,
  countMessageTokens: null,
  generateContent: contentUsage,
  countContentTokens: null,
  createImage: imageUsage,
  createImageEdit: imageUsage,
  predictImages: null,
};

/** A meter that reads the figures of each format, and estimates where an upstream gives none (docs/observability.md). */
export function createMeter(): Meter {
  return {
    watch: (answer, operation, request) => {
      const { notes } = request;
      const format = formats[operation];
      if (answer.kind === 'whole') {
        notes.firstByteAt ??= performance.now();
        const usage = format?.readWhole(answer.value, request) ?? null;
        if (usage !== null) notes.usage = markUsage(usage, answer);
        return answer;
      }
      if (format === null) return answer;
      return { ...answer, batches: new WatchedBatches(answer, format.createTally(request), notes) };
    },
  };
}
