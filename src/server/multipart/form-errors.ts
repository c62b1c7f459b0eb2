import { MulterError } from 'multer';
import { GatewayError, toGatewayError, type ErrorReason } from '../../core/gateway-error.ts';
import type { FileRule } from '../../core/handler.ts';
import { shortenName } from '../../core/shorten-name.ts';

/** A field of a form that cannot be taken. `description` ends a sentence that begins with the field's name. */
export function createFieldError(
  name: string,
  description: string,
  reason: ErrorReason = 'invalid_value',
): GatewayError {
  const param = shortenName(name);
  return new GatewayError('invalid_argument', `${param} ${description}.`, { reason, param });
}

/** The first field of a rule is the one that errors name. */
export function createTooLargeFile({ fields, belowBytes, tooLargeReason }: FileRule): GatewayError {
  const megabytes = String(belowBytes / 1_000_000);
  const limit = `must be smaller than ${megabytes} MB (${String(belowBytes)} bytes)`;
  return createFieldError(fields[0], `${limit}; send a smaller file`, tooLargeReason);
}

export function createTooManyFiles({ fields, maxCount, tooManyReason }: FileRule): GatewayError {
  const times = maxCount === 1 ? 'may be sent only once' : `may be sent at most ${String(maxCount)} times`;
  return createFieldError(fields[0], times, tooManyReason);
}

/** The form as a whole cannot be read. */
export function createFormError(message: string, cause?: unknown): GatewayError {
  return new GatewayError('invalid_argument', message, { reason: 'invalid_request', cause });
}

export function createTooManyParts(): GatewayError {
  return createFormError('The form has more parts than this operation has fields for.');
}

/**
 * What busboy and multer say, in words that tell the client what to repair; an error that is not theirs stays what it is.
 */
export function explainParserError(error: unknown): GatewayError {
  if (!(error instanceof Error) || error instanceof GatewayError) return toGatewayError(error);
  const known = parserErrors.find(([pattern]) => pattern.test(error.message));
  if (known) return createFormError(known[1], error);
  return error instanceof MulterError
    ? createFormError('The form is not valid multipart/form-data (RFC 7578).', error)
    : toGatewayError(error);
}

/** Its boundary would be looked for at great length. */
export function createLongType(maxLength: number): GatewayError {
  const limit = `has more than ${String(maxLength)} characters`;
  return createFormError(`The content-type header ${limit}; let your HTTP client write this header.`);
}

/** The parser did not begin. */
export function createUnreadableType(): GatewayError {
  return createFormError('The content-type header cannot be read; let your HTTP client write this header.');
}

const parserErrors: readonly (readonly [RegExp, string])[] = [
  [
    /Boundary not found|Malformed content type/,
    'The content-type header names no boundary; let your HTTP client write this header.',
  ],
  [/Unexpected end of/, 'The form breaks off: its closing boundary is missing.'],
  [/Malformed part header/, 'The header of a part of the form is broken, or larger than 16 KiB.'],
];

/** How long a client is asked to wait when uploads cannot be stored, in milliseconds. */
const storageRetryMs = 5_000;

/** The disk is full or cannot be written. The path stays in the cause, which only the log sees. */
export function createStorageError(cause: unknown): GatewayError {
  return new GatewayError(
    'unavailable',
    'The gateway cannot store uploads at the moment. Try again shortly.',
    {
      reason: 'upload_storage_unavailable',
      retryAfterMs: storageRetryMs,
      cause,
    },
  );
}
