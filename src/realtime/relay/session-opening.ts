import { GatewayError } from '../../core/gateway-error.ts';
import type { OpeningState } from '../dialects/client-dialect.ts';

/** Waits until a session is as its client wants it. Per session. */
export class SessionOpening {
  #waiting: PromiseWithResolvers<undefined> | null = null;

  /** Rejects with `bad_gateway` where that is refused, or the session ends before. */
  async wait(): Promise<void> {
    this.#waiting = Promise.withResolvers<undefined>();
    await this.#waiting.promise;
  }

  /** How far the session is. */
  note(state: OpeningState): void {
    if (this.#waiting === null || state === 'opening') return;
    if (state === 'failed') this.fail();
    else this.#waiting.resolve(undefined);
    this.#waiting = null;
  }

  /** There will be no session. */
  fail(): void {
    this.#waiting?.reject(createOpeningError());
    this.#waiting = null;
  }
}

export function createOpeningError(): GatewayError {
  return new GatewayError('bad_gateway', 'The upstream did not open the session as it was asked for.', {
    reason: 'upstream_error',
  });
}
