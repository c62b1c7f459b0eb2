import type { GatewayError } from '../../core/gateway-error.ts';
import type { RenderError } from '../../core/operation.ts';
import type { ErrorFormat } from '../../core/area.ts';
import type { ResponseChecker } from '../contract/check-response.ts';
import { asksForPage, unknownPathPage } from '../documents/unknown-path-page.ts';
import { drainRequest } from '../exchange/read-body.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { createAnswerHeaders } from '../exchange/create-answer-headers.ts';

export interface SendErrorOptions {
  readonly renderErrors: Readonly<Record<ErrorFormat, RenderError>>;
  readonly checker: ResponseChecker;
}

/** How to authenticate (RFC 9110, 11.6.1; RFC 6750, 3). Every area takes a bearer credential beside its own way. */
function describeChallenge({ reason }: GatewayError): string {
  return reason === 'missing_api_key' || reason === 'unauthorized'
    ? 'Bearer'
    : 'Bearer error="invalid_token"';
}

/**
 * Answers with an error in the format of the request's area, or with a page where a browser opens an unknown path of an address that
 * has pages; returns the status. A client that is still sending is given a moment to read it, then its connection is closed.
 */
export function sendError(
  exchange: Exchange,
  error: GatewayError,
  { renderErrors, checker }: SendErrorOptions,
): number {
  const { req, res, requestId, profile } = exchange;
  const { status, headers, body } = renderErrors[exchange.errorFormat](error, { requestId, profile });
  if (exchange.operationId !== '') checker.checkError(exchange, status, body);
  if (res.destroyed || res.headersSent) {
    res.destroy();
    return status;
  }
  const isUnknown = exchange.operationId === '' && error.reason === 'not_found';
  const isPage = isUnknown && exchange.guide === '/docs' && asksForPage(req);
  const bytes = isPage ? unknownPathPage.html : Buffer.from(JSON.stringify(body));
  const isRead = req.complete || exchange.hasWholeBody;
  res.writeHead(status, {
    ...createAnswerHeaders(exchange),
    ...headers,
    ...(status === 401 ? { 'www-authenticate': describeChallenge(error) } : {}),
    ...(isPage ? unknownPathPage.headers : { 'content-type': 'application/json' }),
    'content-length': String(bytes.length),
    ...(isRead ? {} : { connection: 'close' }),
  });
  if (isRead) res.end(bytes);
  else {
    res.write(bytes);
    drainRequest(req, () => res.end());
  }
  return status;
}
