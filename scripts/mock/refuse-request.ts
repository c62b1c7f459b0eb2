import type { IncomingHttpHeaders } from 'node:http';
import { renderErrors } from '../../handlers/index.ts';
import type { Area, ErrorFormat } from '../../src/core/area.ts';
import { GatewayError, type FieldViolation } from '../../src/core/gateway-error.ts';
import { findBodyLimit as findGatewayLimit } from '../../src/server/dispatcher/read-request-body.ts';
import { readOffer } from '../../src/webrtc/sdp/read-offer.ts';
import type { MockOperation } from './mock-contract.ts';
import type { ContractProfile } from './start-prism.ts';
import type { PrismAnswer } from './ask-prism.ts';

/** Who is refused, and how errors are written there. */
export interface RefusalContext {
  readonly errorFormat: ErrorFormat;
  /** `null` where there is no operation. */
  readonly area: Area | null;
  readonly profile: ContractProfile;
  readonly requestId: string;
  readonly origin: string | undefined;
}

/** A refusal as the gateway writes it. */
export function renderRefusal(error: GatewayError, context: RefusalContext): PrismAnswer {
  const { errorFormat, profile, requestId, origin = '*' } = context;
  const { status, headers, body } = renderErrors[errorFormat](error, { requestId, profile });
  return {
    status,
    headers: {
      ...headers,
      'content-type': 'application/json',
      'x-request-id': requestId,
      ...(isReadByMessageClients(context) ? { 'request-id': requestId } : {}),
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': '*',
    },
    body: Buffer.from(JSON.stringify(body)),
  };
}

/** Format B's clients look for the request id under another name as well, also in the list they share with OpenAI's. */
function isReadByMessageClients({ area, errorFormat }: RefusalContext): boolean {
  return errorFormat === 'messages' || (area === 'models' && errorFormat === 'openai');
}

/** What Prism finds wrong with a request. */
interface PrismViolation {
  readonly location: readonly string[];
  readonly severity: string;
  readonly code: string;
  readonly message: string;
}

/** Prism's reasons to refuse a request, as one error; `null` where it has none. It cuts off a long list of them. */
export function readPrismRefusal({ status, headers }: PrismAnswer): GatewayError | null {
  const text = headers['sl-violations'];
  if (text === undefined || ![400, 422].includes(status)) return null;
  const wrong = parseViolations(text).filter(
    ({ location, severity }) => location[0] === 'request' && severity === 'Error',
  );
  const violations = wrong.map((violation): FieldViolation => {
    return { field: findField(violation), description: `${violation.message}.` };
  });
  const [first] = violations;
  if (first === undefined) return null;
  return new GatewayError('invalid_argument', violations.map(({ description }) => description).join(' '), {
    reason: wrong[0]?.code === 'required' ? 'missing_required_parameter' : 'invalid_value',
    ...(first.field === '' ? {} : { param: first.field }),
    violations,
  });
}

/** The field that is missing stands in the message, not in the place. */
function findField({ location, code, message }: PrismViolation): string {
  const missing = code === 'required' ? /(?<=required property ')[^']+/.exec(message) : null;
  return [...location.slice(2), ...(missing ?? [])].join('.');
}

function parseViolations(text: string): readonly PrismViolation[] {
  try {
    return JSON.parse(text) as readonly PrismViolation[];
  } catch {
    return [{ location: ['request'], severity: 'Error', code: 'many', message: text }];
  }
}

/** The refusal of an address that no operation has. */
export function createUnknownPathError(): GatewayError {
  return new GatewayError('not_found', 'No operation of the contract has this path and method.', {
    reason: 'not_found',
  });
}

/** Most bytes of a body that Prism takes. */
const maxBodyBytes = 10_000_000;

/** Most bytes of a body: as many as the gateway takes, where Prism does as well. */
export function findBodyLimit(operation: MockOperation | null, kind: 'form' | 'text'): number {
  if (operation === null || kind === 'form') return maxBodyBytes;
  return Math.min(maxBodyBytes, findGatewayLimit(operation.area, operation.operationId));
}

/** The refusal of a body that is larger than that. */
export function createTooLargeError(maxBytes: number): GatewayError {
  const message = `The mock takes at most ${String(maxBytes)} bytes here.`;
  return new GatewayError('payload_too_large', message, { reason: 'request_too_large' });
}

/** Throws for a body that the gateway would not decode. */
export function checkCoding({ 'content-encoding': coding = 'identity' }: IncomingHttpHeaders): void {
  if (coding === 'identity') return;
  throw new GatewayError('unsupported_media_type', 'Send the request body without a content-encoding.', {
    reason: 'unsupported_content_encoding',
  });
}

/** Throws for an offer of a call that the gateway would not answer; forms are not looked into. */
export function checkOffer({ 'content-type': type = '' }: IncomingHttpHeaders, body: Buffer | null): void {
  if (/^application\/sdp\b/i.test(type)) readOffer((body ?? '').toString());
}

/** Whether the client says that its body is JSON. */
export function isJson(headers: IncomingHttpHeaders): boolean {
  return /^application\/(?:[\w.+-]+\+)?json\b/i.test(headers['content-type'] ?? '');
}
