import type { ServerResponse } from 'node:http';
import { GatewayError } from '../../core/gateway-error.ts';

/**
 * Resolves when an answer has room for more. Rejects with `cancelled` when its client has left. The server closes connections
 * on which nothing moves (`limits.stallTimeout`).
 */
export function waitForDrain(res: ServerResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = (error: GatewayError | null) => {
      res.off('drain', onDrain).off('close', onClose);
      if (error) reject(error);
      else resolve();
    };
    const onDrain = () => {
      finish(null);
    };
    const onClose = () => {
      finish(createClientGone());
    };
    res.on('drain', onDrain).on('close', onClose);
  });
}

/** The client is gone before its answer was complete. */
export function createClientGone(): GatewayError {
  return new GatewayError('cancelled', 'The client closed the connection.', {
    reason: 'client_closed_request',
  });
}
