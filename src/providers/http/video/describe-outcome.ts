import { createStatedFailure } from '../../../core/video/create-video-failure.ts';
import type { UpstreamSample, UpstreamVideoState } from '../../../core/video/video-upstream.ts';

/** How a task ended, as a format tells it. */
export type StatedOutcome =
  | {
      readonly kind: 'failed';
      readonly number: number | null;
      readonly name: string | null;
      readonly message: string;
    }
  | {
      readonly kind: 'done';
      readonly samples: readonly UpstreamSample[];
      readonly filteredCount: number;
      readonly filteredReasons: readonly string[];
    };

export interface OutcomeSource {
  /** Makes a text of the upstream fit to be shown. */
  clean(text: string): string;
  /** As UpstreamVideoState has it. */
  release(): void;
}

/** The end of a task. An upstream that neither made nor filtered nor refused anything has failed. */
export function describeOutcome(
  outcome: StatedOutcome,
  { clean, release }: OutcomeSource,
): UpstreamVideoState {
  if (outcome.kind === 'failed') {
    release();
    const { number, name, message } = outcome;
    return { kind: 'failed', failure: createStatedFailure({ number, name, message: clean(message) }) };
  }
  const { samples, filteredCount, filteredReasons } = outcome;
  if (samples.length === 0 && filteredCount === 0) {
    release();
    return {
      kind: 'failed',
      failure: {
        code: 'generation_failed',
        message: 'The upstream ended without a video.',
        upstreamCode: null,
      },
    };
  }
  return {
    kind: 'done',
    samples,
    filteredCount,
    filteredReasons: filteredReasons.map(clean).filter((reason) => reason !== ''),
    release,
  };
}
