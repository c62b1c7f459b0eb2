import type { Area, Profile } from '../../src/core/area.ts';
import type { Needs } from '../../test/contract/runner/contract-case.ts';
import type { Expectation } from '../../test/support/contract-answer.ts';

/** One case of any kind: a request, an upgrade, or a conversation over a WebSocket. */
export interface BlackBoxCase {
  readonly kind: 'request' | 'upgrade' | 'conversation';
  readonly name: string;
  readonly operationId: string;
  readonly area: Area;
  readonly profile: Profile;
  readonly needs: Needs;
  /** `null` for a conversation. */
  readonly expectation: Expectation | null;
  /** Whether it asks about a video task that was made for it. */
  readonly isAboutTask: boolean;
  readonly run: () => Promise<BlackBoxOutcome>;
}

/** What became of a case. */
export interface BlackBoxOutcome {
  /** Empty when all is well. */
  readonly problems: readonly string[];
  /** Ids of the places of the contract that were seen. */
  readonly places: readonly string[];
}

/** A case that was asked. */
export interface BlackBoxReport extends BlackBoxOutcome {
  readonly blackBoxCase: BlackBoxCase;
  readonly durationMs: number;
}
