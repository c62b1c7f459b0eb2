import type { GatewayError } from './gateway-error.ts';
import type { RequestNotes } from './operation.ts';
import type { UsageOutcome } from './usage.ts';

/** How one request ended: everything that is counted and traced of it. Never a prompt, a key or media. */
export interface RequestFacts {
  /** Empty where the path or the method is none of the contract. */
  readonly operationId: string;
  readonly status: number;
  readonly outcome: UsageOutcome;
  /** The error that was answered, or that ended a stream. */
  readonly error: GatewayError | null;
  readonly durationMs: number;
  /** From the beginning of the request to the first byte from the upstream; `null` where none came. */
  readonly firstByteMs: number | null;
  readonly notes: RequestNotes;
}
