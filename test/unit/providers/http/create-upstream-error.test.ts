import { describe, expect, it } from 'vitest';
import type { GatewayError } from '../../../../src/core/gateway-error.ts';
import { TextCleaner } from '../../../../src/core/texts/text-cleaner.ts';
import {
  createUpstreamError,
  type UpstreamErrorReport,
} from '../../../../src/providers/http/create-upstream-error.ts';
import type { UpstreamErrorBody } from '../../../../src/core/wire/wire-format.ts';
import { createUpstreamCall, testCredential } from '../../../support/create-upstream-call.ts';

const { deployment, body: request } = createUpstreamCall({ url: 'https://llm.corp.example' });

const body: UpstreamErrorBody = {
  status: null,
  message: 'max_tokens: must be positive',
  violations: [],
  retryAfterMs: null,
  concerns: 'request',
  isPrecondition: false,
};

function create(status: number, report: Partial<UpstreamErrorReport> = {}): GatewayError {
  const source = { cleaner: new TextCleaner(), deployment, request };
  return createUpstreamError({ status, body, retryAfterMs: null, isFinal: false, ...report }, source);
}

describe('createUpstreamError', () => {
  it.each([
    [302, 'bad_gateway', 'upstream_error', 'invalid_answer'],
    [400, 'invalid_argument', 'invalid_request', 'rejected_request'],
    [401, 'bad_gateway', 'upstream_rejected_credential', 'rejected_credential'],
    [402, 'bad_gateway', 'upstream_rejected_credential', 'rejected_credential'],
    [403, 'bad_gateway', 'upstream_rejected_credential', 'rejected_credential'],
    [404, 'not_found', 'model_not_found', 'not_found'],
    [405, 'bad_gateway', 'upstream_error', 'invalid_answer'],
    [407, 'bad_gateway', 'upstream_rejected_credential', 'rejected_credential'],
    [408, 'deadline_exceeded', 'timeout', 'timeout'],
    [409, 'unavailable', 'upstream_error', 'unavailable'],
    [410, 'not_found', 'model_not_found', 'not_found'],
    [413, 'payload_too_large', 'request_too_large', 'rejected_request'],
    [415, 'bad_gateway', 'upstream_error', 'invalid_answer'],
    [417, 'invalid_argument', 'invalid_request', 'rejected_request'],
    [418, 'bad_gateway', 'upstream_error', 'invalid_answer'],
    [421, 'bad_gateway', 'upstream_rejected_credential', 'rejected_credential'],
    [422, 'invalid_argument', 'invalid_request', 'rejected_request'],
    [423, 'bad_gateway', 'upstream_error', 'invalid_answer'],
    [425, 'unavailable', 'upstream_error', 'unavailable'],
    [429, 'resource_exhausted', 'rate_limit_exceeded', 'rate_limited'],
    [431, 'invalid_argument', 'invalid_request', 'rejected_request'],
    [451, 'bad_gateway', 'upstream_rejected_credential', 'rejected_credential'],
    [499, 'unavailable', 'upstream_error', 'unavailable'],
    [500, 'bad_gateway', 'upstream_error', 'server_error'],
    [501, 'not_implemented', 'not_implemented', 'rejected_request'],
    [502, 'bad_gateway', 'upstream_error', 'server_error'],
    [503, 'unavailable', 'upstream_error', 'unavailable'],
    [504, 'deadline_exceeded', 'timeout', 'timeout'],
    [520, 'bad_gateway', 'upstream_error', 'server_error'],
    [529, 'overloaded', 'overloaded', 'overloaded'],
  ] as const)('maps status %i to %s', (status, ...[code, reason, kind]) => {
    const error = create(status);
    expect(error).toMatchObject({ code, reason });
    expect(error.upstream).toEqual({ deploymentId: 'primary', status, kind, retryAfterMs: null });
  });

  it('keeps the text of a rejected request, cleaned', () => {
    const message = `temperature is wrong, ${testCredential}, see https://llm.corp.example/docs`;
    expect(create(400, { body: { ...body, message } }).message).toBe(
      'temperature is wrong, [key], see [url]',
    );
  });

  it.each([401, 404, 409, 413, 423, 429, 499, 500, 503, 529])(
    'has a text of its own for status %i',
    (status) => {
      expect(create(status).message).not.toContain('max_tokens');
    },
  );

  it('puts the text of the upstream into the cause, cleaned', () => {
    const error = create(500, { body: { ...body, message: `boom ${testCredential}` } });
    expect((error.cause as Error).message).toBe('The upstream answered 500: boom [key]');
  });

  it('does not take a rejection in a foreign format for a verdict on the request', () => {
    expect(create(400, { body: null })).toMatchObject({ code: 'bad_gateway', reason: 'upstream_error' });
    expect(create(400, { body: null }).upstream?.kind).toBe('invalid_answer');
  });

  it.each([409, 421, 425, 429, 451, 499, 503, 413, 404])(
    'believes status %i without a body too',
    (status) => {
      expect(create(status, { body: null }).code).toBe(create(status).code);
    },
  );

  it('blames the credential for whatever status a body does so', () => {
    const error = create(400, { body: { ...body, concerns: 'credential' } });
    expect(error).toMatchObject({ code: 'bad_gateway', reason: 'upstream_rejected_credential' });
    expect(error.upstream).toMatchObject({ kind: 'rejected_credential', status: 400 });
  });

  it('keeps a precondition apart', () => {
    expect(create(400, { body: { ...body, isPrecondition: true } }).code).toBe('failed_precondition');
  });

  it('shows field violations of a rejected request only, cleaned and at most 20', () => {
    const violations = Array.from({ length: 30 }, () => ({
      field: 'a.b',
      description: `not ${testCredential}`,
    }));
    const rejected = create(400, { body: { ...body, violations } });
    expect(rejected.violations).toHaveLength(20);
    expect(rejected.violations[0]).toEqual({ field: 'a.b', description: 'not [key]' });
    expect(create(500, { body: { ...body, violations } }).violations).toEqual([]);
  });

  it.each([
    [400, 'tool_name_conflict'],
    [413, 'tool_name_conflict'],
    [401, undefined],
    [404, undefined],
    [429, undefined],
    [500, undefined],
    [529, undefined],
  ])('of a %i keeps the code %j: only that of a rejected request', (status, code) => {
    const error = create(status, { body: { ...body, upstreamCode: 'tool_name_conflict' } });
    expect(error.upstream?.code).toBe(code);
  });

  it('prefers the wait in the headers to the one in the body', () => {
    const waiting = { ...body, retryAfterMs: 5000 };
    expect(create(429, { body: waiting, retryAfterMs: 100 })).toMatchObject({ retryAfterMs: 100 });
    expect(create(429, { body: waiting }).retryAfterMs).toBe(5000);
    expect(create(429, { body: waiting }).upstream?.retryAfterMs).toBe(5000);
  });

  it('passes on that the upstream wants no retry', () => {
    expect(create(429, { isFinal: true }).final).toBe(true);
    expect(create(429).final).toBe(false);
  });
});
