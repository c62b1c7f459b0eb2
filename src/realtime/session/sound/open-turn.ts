import type { RealtimeHearing } from '../../../core/realtime/realtime-model.ts';

/** What the user says, while it is being said. */
export interface OpenTurn {
  /** What its item will be called. */
  readonly itemId: string;
  readonly hearing: RealtimeHearing;
  /** Samples that were listened to. */
  samples: number;
  /** Words as they were understood. */
  readonly pieces: string[];
}
