import type { OperationRequest } from './operation.ts';
import type { UpstreamAnswer, UpstreamOperation } from './provider.ts';

/** Reads what requests use from the answers that go by. Shared. */
export interface Meter {
  /**
   * The same answer, watched: its figures are written to `notes.usage` of the request as they become known, at the latest
   * when the answer has ended or was given up. `operation` is the one the client asked for, in whose format the answer is.
   */
  watch(answer: UpstreamAnswer, operation: UpstreamOperation, request: MeteredRequest): UpstreamAnswer;
}

/** What a meter needs to know of a request: what was sent, for estimates, and where to write. */
export type MeteredRequest = Pick<OperationRequest, 'body' | 'files' | 'notes'>;
