import type { Logger } from 'pino';
import type { ErrorCode, GatewayError } from '../core/gateway-error.ts';
import type { RequestFacts } from '../core/request-facts.ts';
import type { ContractFinding } from './contract/check-response.ts';
import { createRequestLogger } from './create-request-logger.ts';
import type { Exchange } from './http/exchange.ts';
import type { Rejection } from './http/raw-errors.ts';
import { describeRequestLine } from './request-line.ts';

/**
 * Writes one line per request: what was asked, by which key, what became of it. Never a key, a prompt
 * or media; not the error's message either, which may quote what the client sent.
 */
export function createOutcomeLog(logger: Logger): (exchange: Exchange, facts: RequestFacts) => void {
  const requestLogger = createRequestLogger(logger);
  return (exchange, facts) => {
    const line = describeRequestLine(exchange, facts);
    const { error } = facts;
    if (!error) {
      requestLogger.info(line, 'request');
      return;
    }
    const { code, reason, upstream } = error;
    const detail = { ...line, error: { code, reason, upstream } };
    if (code === 'internal') logger.error({ ...detail, err: error.cause }, 'request failed');
    else if (reason === 'upstream_rejected_credential')
      logger.error(detail, 'upstream refused our credential');
    else if (reason === 'upload_storage_unavailable')
      logger.error({ ...detail, cause: describeCause(error) }, 'uploads cannot be stored');
    else if (upstreamCodes.has(code))
      logger.warn({ ...detail, cause: describeCause(error) }, 'upstream failed');
    else logger.info(detail, 'request refused');
  };
}

/** Failures that are not the client's doing. */
const upstreamCodes: ReadonlySet<ErrorCode> = new Set([
  'bad_gateway',
  'unavailable',
  'overloaded',
  'deadline_exceeded',
] as const);

/** What went wrong below, in one line; adapters keep bodies and keys out of it. */
function describeCause({ cause }: GatewayError): string | undefined {
  return cause instanceof Error ? cause.message : undefined;
}

/** Says where an answer broke the contract: operation, place and keyword, never content. */
export function createFindingLog(logger: Logger): (finding: ContractFinding, exchange: Exchange) => void {
  return (finding, exchange) => {
    logger.warn({ requestId: exchange.requestId, ...finding }, 'answer breaks the contract');
  };
}

/** Writes one line for what was refused before it became a request: garbage, a head too large or too slow, an upgrade. */
export function createRejectionLog(logger: Logger): (rejection: Rejection) => void {
  return ({ requestId, status, error }) => {
    const { code, reason } = error;
    logger.info({ requestId, status, error: { code, reason } }, 'request refused');
  };
}
