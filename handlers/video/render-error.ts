import type {
  OpenAiErrorResponse,
  VideoGenerationNotFound,
  VideoGenerationUnauthorized,
} from '../../generated/contract-types.ts';
import type { GatewayError } from '../../src/core/gateway-error.ts';
import type { RenderedError } from '../../src/core/operation.ts';
import { renderOpenAiError } from '../render-openai-error.ts';

type StatusError = OpenAiErrorResponse | VideoGenerationUnauthorized | VideoGenerationNotFound;

/**
 * The errors of the wrapped status: those of the area, but that readers of the wrapped form find `code` and `message` where they look
 * for them when the credential is wrong, and nothing else where there is no such task (docs/errors.md).
 */
export function renderVideoStatusError(error: GatewayError): RenderedError<StatusError> {
  const { status, headers, body } = renderOpenAiError(error);
  const { message } = error;
  if (error.code === 'unauthenticated')
    return { status, headers, body: { ...body, code: 'unauthorized', message } };
  if (error.reason === 'task_not_found')
    return { status, headers, body: { code: 'task_not_exist', message, data: null } };
  return { status, headers, body };
}
