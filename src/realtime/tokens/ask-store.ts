import { GatewayError } from '../../core/gateway-error.ts';
import { withinTime } from '../../core/within-time.ts';

export interface AskOptions {
  /** Told what the store failed with. */
  readonly onProblem: (error: unknown) => void;
  /** Longest wait for the store, in milliseconds. Default 2000. */
  readonly answerMs?: number;
}

const defaultAnswerMs = 2_000;

/** Waits for the store, which may be away. */
export type Ask = <Answer>(answer: Promise<Answer>) => Promise<Answer>;

export function createAsk({ answerMs = defaultAnswerMs, onProblem }: AskOptions): Ask {
  return async (answer) => {
    try {
      return await withinTime(answer, answerMs, 'The database did not answer in time');
    } catch (error) {
      onProblem(error);
      const message = 'Ephemeral tokens cannot be reached at the moment. Try again shortly.';
      throw new GatewayError('unavailable', message, {
        reason: 'key_store_unavailable',
        retryAfterMs: answerMs,
        cause: error,
      });
    }
  };
}
