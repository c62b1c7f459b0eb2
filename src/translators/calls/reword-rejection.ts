import { GatewayError, type FieldViolation } from '../../core/gateway-error.ts';

/** How a converted request is told in the client's words. */
export interface RejectionWords {
  /** The client's field that one of the converted request was made from; `null` where there is none. */
  readonly renameField: (field: string) => string | null;
  readonly renameText: (text: string) => string;
}

/**
 * The error of an upstream that rejected a converted request, in the words of the client; a field that the client did not send is
 * left out. Other errors come back as they are.
 */
export function rewordRejection(error: unknown, { renameField, renameText }: RejectionWords): unknown {
  if (!(error instanceof GatewayError) || error.upstream?.kind !== 'rejected_request') return error;
  const param = error.param === null ? null : renameField(error.param);
  const renameViolation = ({ field, description }: FieldViolation): readonly FieldViolation[] => {
    const renamed = renameField(field);
    return renamed === null ? [] : [{ field: renamed, description: renameText(description) }];
  };
  return new GatewayError(error.code, renameText(error.message), {
    ...(error.reason === null ? {} : { reason: error.reason }),
    ...(param === null ? {} : { param }),
    violations: error.violations.flatMap(renameViolation),
    ...(error.retryAfterMs === null ? {} : { retryAfterMs: error.retryAfterMs }),
    ...(error.final ? { final: true as const } : {}),
    upstream: error.upstream,
    unsupported: error.unsupported,
    cause: error.cause ?? error,
  });
}
