import type { ContractOperation } from '../../../test/support/contract-document.ts';
import type { Effect } from '../fuzz-case.ts';
import type { FuzzRandom } from '../fuzz-random.ts';
import type { Draft } from '../requests/draft.ts';

/** A request and what was done to it. */
export interface MutatedDraft {
  readonly draft: Draft;
  readonly note: string;
  readonly effect: Effect;
  /** Statuses that are fine beside what the effect says. */
  readonly alsoAllowed?: readonly number[];
  /** The request may lead to no operation any more. */
  readonly leads?: 'anywhere' | 'nowhere';
  /** Whether the gateway closes the connection because of it. */
  readonly closes?: 'always';
}

/** A request that is good, and what is known of it. */
export interface DraftPlace {
  readonly draft: Draft;
  readonly random: FuzzRandom;
  readonly operation: ContractOperation;
  readonly apiKey: string;
}
