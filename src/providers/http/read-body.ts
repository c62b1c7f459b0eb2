import type { UpstreamHttpResponse } from './upstream-exchange.ts';

/**
 * The body of an answer as it arrives; nobody reads ahead of whoever takes it. Throws GatewayError when the exchange breaks.
 * Returning early ends the exchange, and so does `onEnd` whatever belongs to it, once, however the reading ends.
 */
export async function* readBody(
  response: UpstreamHttpResponse,
  onEnd: () => void = () => undefined,
): AsyncGenerator<Buffer, undefined> {
  try {
    for (;;) {
      await new Promise<void>((resolve) => {
        response.whenReadable(resolve);
      });
      const chunks = response.takeChunks();
      if (chunks === null) return;
      yield* chunks;
    }
  } finally {
    response.discard();
    onEnd();
  }
}
