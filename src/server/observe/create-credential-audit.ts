import type { Logger } from 'pino';
import type { GatewayError } from '../../core/gateway-error.ts';
import type { Exchange } from '../exchange/exchange.ts';

/** Told of every request whose credential was refused. */
export type CredentialAudit = (exchange: Exchange, error: GatewayError) => void;

/** Lines written in a second at most; of the rest the next line gives the number. */
const linesPerSecond = 10;

/**
 * Writes a line for each refused credential: who sent it, where it stood and why it was refused, never the credential.
 * A flood of them cannot flood the log.
 */
export function createCredentialAudit(logger: Logger, now = () => performance.now()): CredentialAudit {
  let secondEndsAt = 0;
  let written = 0;
  let leftOut = 0;
  return ({ requestId, operationId, address, credentialSource }, { reason }) => {
    const at = now();
    if (at >= secondEndsAt) {
      secondEndsAt = at + 1_000;
      written = 0;
    }
    if (written >= linesPerSecond) {
      leftOut += 1;
      return;
    }
    written += 1;
    const line = { requestId, operationId, clientAddress: address.id, credentialSource, reason };
    logger.warn({ ...line, ...(leftOut === 0 ? {} : { leftOut }) }, 'credential refused');
    leftOut = 0;
  };
}
