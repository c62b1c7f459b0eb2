import { describe, expect, it } from 'vitest';
import { renderErrors } from '../../../handlers/render-errors.ts';
import { GatewayError, type ErrorCode } from '../../../src/core/gateway-error.ts';

/** code: [openai, messages neutral, messages vendor, generateContent] as status/type, as docs/errors.md says. */
const table: Readonly<Record<ErrorCode, readonly [string, string, string, string]>> = {
  invalid_argument: [
    '400 invalid_request_error',
    '400 invalid_request_error',
    '400 invalid_request_error',
    '400 INVALID_ARGUMENT',
  ],
  failed_precondition: [
    '400 invalid_request_error',
    '400 invalid_request_error',
    '400 invalid_request_error',
    '400 FAILED_PRECONDITION',
  ],
  unauthenticated: [
    '401 invalid_request_error',
    '401 authentication_error',
    '401 authentication_error',
    '401 UNAUTHENTICATED',
  ],
  permission_denied: [
    '403 permission_error',
    '403 authentication_error',
    '403 permission_error',
    '403 PERMISSION_DENIED',
  ],
  not_found: [
    '404 invalid_request_error',
    '404 invalid_request_error',
    '404 not_found_error',
    '404 NOT_FOUND',
  ],
  method_not_allowed: [
    '405 invalid_request_error',
    '405 invalid_request_error',
    '405 invalid_request_error',
    '405 UNIMPLEMENTED',
  ],
  conflict: [
    '409 invalid_request_error',
    '409 invalid_request_error',
    '409 invalid_request_error',
    '409 ABORTED',
  ],
  gone: ['410 invalid_request_error', '410 invalid_request_error', '410 not_found_error', '410 NOT_FOUND'],
  precondition_failed: [
    '412 invalid_request_error',
    '412 invalid_request_error',
    '412 invalid_request_error',
    '412 FAILED_PRECONDITION',
  ],
  payload_too_large: [
    '413 invalid_request_error',
    '413 invalid_request_error',
    '413 request_too_large',
    '413 PAYLOAD_TOO_LARGE',
  ],
  unsupported_media_type: [
    '415 invalid_request_error',
    '415 invalid_request_error',
    '415 invalid_request_error',
    '415 INVALID_ARGUMENT',
  ],
  range_not_satisfiable: [
    '416 invalid_request_error',
    '416 invalid_request_error',
    '416 invalid_request_error',
    '416 INVALID_ARGUMENT',
  ],
  resource_exhausted: [
    '429 rate_limit_error',
    '429 rate_limit_error',
    '429 rate_limit_error',
    '429 RESOURCE_EXHAUSTED',
  ],
  cancelled: [
    '499 invalid_request_error',
    '499 invalid_request_error',
    '499 invalid_request_error',
    '499 CANCELLED',
  ],
  internal: ['500 server_error', '500 server_error', '500 api_error', '500 INTERNAL'],
  not_implemented: ['501 server_error', '501 server_error', '501 api_error', '501 UNIMPLEMENTED'],
  bad_gateway: ['502 server_error', '502 server_error', '502 api_error', '503 UNAVAILABLE'],
  unavailable: ['503 server_error', '503 server_error', '503 api_error', '503 UNAVAILABLE'],
  overloaded: ['503 server_error', '503 server_error', '529 overloaded_error', '503 UNAVAILABLE'],
  deadline_exceeded: ['504 server_error', '504 server_error', '504 timeout_error', '504 DEADLINE_EXCEEDED'],
};

const codes = Object.keys(table) as ErrorCode[];
const requestId = 'req_1';
type Body = { error: { type: string; code: string; status: string; details?: unknown; param?: unknown } };

describe('renderErrors', () => {
  it.each(codes)('renders %s as the table says, in every format', (code) => {
    const error = new GatewayError(code, 'What was wrong.');
    const [openai, neutral, vendor, content] = table[code];
    const asOpenai = renderErrors.openai(error, { requestId, profile: 'neutral' });
    expect(`${String(asOpenai.status)} ${(asOpenai.body as Body).error.type}`).toBe(openai);
    for (const [profile, expected] of [
      ['neutral', neutral],
      ['vendor', vendor],
    ] as const) {
      const rendered = renderErrors.messages(error, { requestId, profile });
      expect(`${String(rendered.status)} ${(rendered.body as Body).error.type}`).toBe(expected);
      expect(typeof (rendered.body as Body).error.code).toBe('string');
    }
    const asContent = renderErrors.generateContent(error, { requestId, profile: 'neutral' });
    expect(`${String(asContent.status)} ${(asContent.body as Body).error.status}`).toBe(content);
    const asAccount = renderErrors.account(error, { requestId, profile: 'neutral' });
    expect(asAccount.body).toMatchObject({ success: false, message: 'What was wrong.' });
  });

  it('writes the envelope of format B with a request id', () => {
    const error = new GatewayError('unauthenticated', 'No.', { reason: 'missing_api_key' });
    expect(renderErrors.messages(error, { requestId, profile: 'neutral' }).body).toEqual({
      type: 'error',
      error: { type: 'authentication_error', message: 'No.', code: 'missing_api_key' },
      request_id: 'req_1',
    });
  });

  it('folds field reasons of format B into invalid_request', () => {
    const error = new GatewayError('invalid_argument', 'x', { reason: 'unknown_parameter', param: 'foo' });
    const { body } = renderErrors.messages(error, { requestId, profile: 'neutral' });
    expect((body as Body).error.code).toBe('invalid_request');
  });

  it('writes codes of the account area in upper case, with AUTH_ in front of refusals', () => {
    const code = (error: GatewayError) =>
      (renderErrors.account(error, { requestId, profile: 'neutral' }).body as { code: string }).code;
    expect(code(new GatewayError('unauthenticated', 'x', { reason: 'missing_api_key' }))).toBe(
      'AUTH_UNAUTHORIZED',
    );
    expect(code(new GatewayError('permission_denied', 'x'))).toBe('AUTH_INSUFFICIENT_PRIVILEGE');
    expect(code(new GatewayError('deadline_exceeded', 'x'))).toBe('TIMEOUT');
  });

  it('names the field at fault in the account area, where there is one', () => {
    const render = (error: GatewayError) =>
      renderErrors.account(error, { requestId, profile: 'neutral' }).body;
    const wrong = new GatewayError('invalid_argument', 'x', {
      reason: 'invalid_value',
      param: 'budget.amount',
    });
    expect(render(wrong)).toEqual({
      success: false,
      message: 'x',
      code: 'INVALID_VALUE',
      param: 'budget.amount',
    });
    expect(render(new GatewayError('internal', 'x'))).not.toHaveProperty('param');
  });

  it('writes a wrong or compressed content type of format B as unsupported_media_type', () => {
    const code = (reason: 'unsupported_content_type' | 'unsupported_content_encoding') => {
      const error = new GatewayError('unsupported_media_type', 'x', { reason });
      return (renderErrors.messages(error, { requestId, profile: 'neutral' }).body as Body).error.code;
    };
    expect(code('unsupported_content_type')).toBe('unsupported_media_type');
    expect(code('unsupported_content_encoding')).toBe('unsupported_media_type');
  });

  it('tells SDKs which conversation fields are unsupported', () => {
    const error = new GatewayError('invalid_argument', 'x', {
      reason: 'thread_unsupported_request',
      unsupported: ['thread'],
    });
    const { body } = renderErrors.messages(error, { requestId, profile: 'vendor' });
    expect((body as Body).error.details).toEqual({
      error_code: 'thread_unsupported_request',
      unsupported: ['thread'],
    });
  });

  it('shows the exact code of an upstream that rejected the request, to clients of the vendor', () => {
    const error = new GatewayError('invalid_argument', 'x', {
      reason: 'invalid_request',
      upstream: {
        deploymentId: 'd',
        status: 400,
        kind: 'rejected_request',
        retryAfterMs: null,
        code: 'tool_name_conflict',
      },
    });
    const render = (profile: 'neutral' | 'vendor') =>
      (renderErrors.messages(error, { requestId, profile }).body as Body).error;
    expect(render('vendor')).toMatchObject({
      code: 'invalid_request',
      details: { error_code: 'tool_name_conflict' },
    });
    expect(render('neutral')).not.toHaveProperty('details');
  });

  it('writes field violations and ErrorInfo of format C', () => {
    const violation = { field: 'contents', description: 'Is required.' };
    const details = (error: GatewayError) =>
      (renderErrors.generateContent(error, { requestId, profile: 'neutral' }).body as Body).error.details;
    expect(details(new GatewayError('invalid_argument', 'x', { violations: [violation] }))).toEqual([
      { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [violation] },
    ]);
    expect(details(new GatewayError('unauthenticated', 'x'))).toEqual([
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason: 'API_KEY_INVALID',
        domain: 'googleapis.com',
      },
    ]);
  });

  it('names the reason beside the constant of Google in format C', () => {
    const error = new GatewayError('resource_exhausted', 'x', { reason: 'insufficient_quota' });
    expect(renderErrors.generateContent(error, { requestId, profile: 'vendor' }).body).toMatchObject({
      error: {
        details: expect.arrayContaining([
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'RESOURCE_QUOTA_EXCEEDED',
            domain: 'googleapis.com',
            metadata: { reason: 'insufficient_quota' },
          },
        ]) as unknown,
      },
    });
  });

  it('gives what a content policy refuses a type of its own in the OpenAI-style envelope', () => {
    const error = new GatewayError('invalid_argument', 'Refused.', { reason: 'moderation_blocked' });
    expect(renderErrors.openai(error, { requestId: 'r', profile: 'neutral' })).toMatchObject({
      status: 400,
      body: {
        error: { type: 'image_generation_user_error', code: 'moderation_blocked', param: null },
      },
    });
  });

  it('names the field in the OpenAI-style envelope', () => {
    const error = new GatewayError('invalid_argument', 'x', { reason: 'invalid_value', param: 'size' });
    expect(renderErrors.openai(error, { requestId, profile: 'neutral' }).body).toEqual({
      error: { message: 'x', type: 'invalid_request_error', param: 'size', code: 'invalid_value' },
    });
  });

  it('names the one field at fault in format C where there is no list of them', () => {
    const options = { reason: 'invalid_value', param: 'size' } as const;
    const render = (code: 'invalid_argument' | 'not_found') =>
      renderErrors.generateContent(new GatewayError(code, 'x', options), { requestId, profile: 'vendor' })
        .body;
    const violations = [{ field: 'size', description: 'x' }];
    const info = {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'INVALID_VALUE',
      domain: 'specway',
      metadata: { reason: 'invalid_value' },
    };
    const badRequest = { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: violations };
    expect(render('invalid_argument')).toMatchObject({ error: { details: [badRequest, info] } });
    expect(render('not_found')).toMatchObject({ error: { details: [info] } });
  });

  it.each(['openai', 'generateContent'] as const)(
    'says in %s of a range how much there is, and of a task when to ask again',
    (format) => {
      const render = (error: GatewayError) =>
        renderErrors[format](error, { requestId, profile: 'neutral' }).headers;
      expect(render(new GatewayError('range_not_satisfiable', 'x', { sizeBytes: 32 }))).toMatchObject({
        'content-range': 'bytes */32',
      });
      expect(render(new GatewayError('failed_precondition', 'x', { pollAfterMs: 2_500 }))).toEqual({
        'openai-poll-after-ms': '2500',
        'retry-after': '3',
        'x-should-retry': 'false',
      });
      expect(render(new GatewayError('failed_precondition', 'x'))).toEqual({ 'x-should-retry': 'false' });
    },
  );

  it('writes two errors of the wrapped status of a video where its readers look for them', () => {
    const render = (error: GatewayError) =>
      renderErrors.videoStatus(error, { requestId, profile: 'neutral' });
    expect(render(new GatewayError('not_found', 'No.', { reason: 'task_not_found' }))).toMatchObject({
      status: 404,
      body: { code: 'task_not_exist', message: 'No.', data: null },
    });
    expect(render(new GatewayError('unauthenticated', 'No.', { reason: 'missing_api_key' }))).toMatchObject({
      status: 401,
      body: { error: { code: 'missing_api_key' }, code: 'unauthorized', message: 'No.' },
    });
    expect(render(new GatewayError('internal', 'x')).body).not.toHaveProperty('code');
  });
});
