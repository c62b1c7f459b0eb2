import { pino, type Logger } from 'pino';
import type { ErrorCode, GatewayError } from '../../core/gateway-error.ts';
import type { RequestFacts } from '../../core/request-facts.ts';
import type { TextCleaner } from '../../core/texts/text-cleaner.ts';
import type { ContractFinding } from '../contract/check-response.ts';
import { createRequestLogger } from './create-request-logger.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { Rejection } from '../listener/raw-errors.ts';
import { describeRequestLine } from './request-line.ts';

/**
 * Writes one line per request: what was asked, by which key, what became of it. Never a key, a prompt
 * or media; not the error's message either, which may quote what the client sent.
 */
export function createOutcomeLog(
  logger: Logger,
  cleaner: TextCleaner,
): (exchange: Exchange, facts: RequestFacts) => void {
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
    if (code === 'internal')
      logger.error({ ...detail, err: describeThrown(error.cause, cleaner) }, 'request failed');
    else if (reason === 'upstream_rejected_credential')
      logger.error(detail, 'upstream refused our credential');
    else if (reason === 'upload_storage_unavailable')
      logger.error({ ...detail, cause: readCause(error) }, 'uploads cannot be stored');
    else if (failureCodes.has(code))
      logger.warn(
        { ...detail, cause: describeCause(error, cleaner) },
        upstream === null ? 'request could not be served' : 'upstream failed',
      );
    else logger.info(detail, 'request refused');
  };
}

/** Failures that are not the client's doing. */
const failureCodes: ReadonlySet<ErrorCode> = new Set([
  'bad_gateway',
  'unavailable',
  'overloaded',
  'deadline_exceeded',
] as const);

function readCause({ cause }: GatewayError): string | undefined {
  return cause instanceof Error ? cause.message : undefined;
}

/** Of what the gateway keeps things in. No upstream says anything there, and whoever mends it has to know its file or its address. */
const ownFailures: ReadonlySet<GatewayError['reason']> = new Set([
  'account_store_unavailable',
  'key_store_unavailable',
  'ledger_unavailable',
  'storage_unavailable',
] as const);

/** What went wrong below, in one line and without anything that an upstream or the way to it may have put there. */
function describeCause(error: GatewayError, cleaner: TextCleaner): string | undefined {
  const cause = readCause(error);
  if (cause === undefined) return undefined;
  return ownFailures.has(error.reason) ? cleaner.scrub(cause) : cleaner.cleanForLog(cause);
}

const maxStackLines = 100;

/** An unforeseen error as pino writes it, with those that caused it, and without the secrets that their texts may quote. */
function describeThrown(thrown: unknown, cleaner: TextCleaner): unknown {
  if (!(thrown instanceof Error)) return typeof thrown === 'string' ? cleaner.scrub(thrown) : undefined;
  const { message, stack } = pino.stdSerializers.err(thrown);
  // Line by line: a text that is scrubbed is cut.
  const lines = stack.split('\n', maxStackLines).map((line) => cleaner.scrub(line));
  // Of its kind only the name: some prototypes have getters that ask for an object of their own.
  return Object.create(Error.prototype, {
    constructor: { value: thrown.constructor },
    message: { value: cleaner.scrub(message) },
    stack: { value: lines.join('\n') },
  });
}

/** Says where an answer broke the contract: operation, place and keyword, never content. */
export function createFindingLog(
  logger: Logger,
  cleaner: TextCleaner,
): (finding: ContractFinding, exchange: Pick<Exchange, 'requestId'>) => void {
  return ({ operationId, subject, finding }, { requestId }) => {
    // Names of members and events may be the upstream's own.
    const named = { operationId, subject: cleaner.scrub(subject), finding: cleaner.scrub(finding) };
    logger.warn({ requestId, ...named }, 'answer breaks the contract');
  };
}

/** Writes one line for what was refused before it became a request: garbage, a head too large or too slow, an upgrade. */
export function createRejectionLog(logger: Logger): (rejection: Rejection, clientAddress: string) => void {
  return ({ requestId, status, error }, clientAddress) => {
    const { code, reason } = error;
    logger.info({ requestId, status, clientAddress, error: { code, reason } }, 'request refused');
  };
}
