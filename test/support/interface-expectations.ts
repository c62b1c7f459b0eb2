import { expect } from 'vitest';
import type { Profile } from '../../src/core/area.ts';
import type { Answer, JsonObject } from './interface-client.ts';

/** Fails with the answer's own words when the status is not 200. */
export function expectAccepted(answer: Answer, note = ''): JsonObject {
  expect(answer.status, `${note} ${answer.text.slice(0, 500)}`).toBe(200);
  return answer.text === '' ? {} : answer.json();
}

/** How a request is refused. */
export interface Refusal {
  /** Default 400. */
  readonly status?: number;
  /** The field at fault, as clients read it. */
  readonly field?: string;
  /** Format B: `error.code`; default `invalid_request`. */
  readonly code?: string;
  /** Format B: `error.type`; by default that of the status in the profile. */
  readonly type?: string;
  /** Format C: `error.status`; by default that of the HTTP status. */
  readonly statusName?: string;
}

const messageTypes: Readonly<Record<number, readonly [neutral: string, vendor: string]>> = {
  400: ['invalid_request_error', 'invalid_request_error'],
  401: ['authentication_error', 'authentication_error'],
  403: ['authentication_error', 'permission_error'],
  404: ['invalid_request_error', 'not_found_error'],
  405: ['invalid_request_error', 'invalid_request_error'],
  413: ['invalid_request_error', 'request_too_large'],
  415: ['invalid_request_error', 'invalid_request_error'],
  429: ['rate_limit_error', 'rate_limit_error'],
  500: ['server_error', 'api_error'],
  501: ['server_error', 'api_error'],
  502: ['server_error', 'api_error'],
  503: ['server_error', 'api_error'],
  504: ['server_error', 'timeout_error'],
  529: ['server_error', 'overloaded_error'],
};

const contentStatuses: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  405: 'UNIMPLEMENTED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'INVALID_ARGUMENT',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  501: 'UNIMPLEMENTED',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

interface MessageErrorBody {
  readonly error: { readonly message: string };
}

/** Holds an answer to the whole error envelope of format B; returns its message. */
export function expectMessageRefusal(answer: Answer, refusal: Refusal, profile: Profile): string {
  const { status = 400, field = '', code = 'invalid_request' } = refusal;
  expectJsonError(answer, status, `${profile}: `);
  const requestId = answer.headers.get('x-request-id');
  expect(answer.headers.get('request-id')).toBe(requestId);
  const type = refusal.type ?? messageTypes[status]?.[profile === 'neutral' ? 0 : 1];
  expect(answer.json(), profile).toMatchObject({
    type: 'error',
    error: { type, code, message: expect.stringContaining(field) as string },
    request_id: requestId,
  });
  expect(Object.keys(answer.json()).sort()).toEqual(['error', 'request_id', 'type']);
  return (answer.json() as unknown as MessageErrorBody).error.message;
}

interface ContentErrorBody {
  readonly error: {
    readonly message: string;
    readonly details: readonly { readonly fieldViolations?: readonly { readonly field: string }[] }[];
  };
}

/** Holds an answer to the whole error envelope of format C; returns its message. */
export function expectContentRefusal(answer: Answer, refusal: Refusal, profile: Profile): string {
  const { status = 400, field } = refusal;
  expectJsonError(answer, status, `${profile}: `);
  const { error } = answer.json() as unknown as ContentErrorBody;
  expect(error, profile).toEqual({
    code: status,
    status: refusal.statusName ?? contentStatuses[status],
    message: expect.stringMatching(/\S{3}/u) as string,
    details: expect.any(Array) as unknown[],
  });
  expect(Object.keys(answer.json())).toEqual(['error']);
  if (field !== undefined) {
    const violations = error.details.flatMap(({ fieldViolations = [] }) => fieldViolations);
    expect(
      violations.map((violation) => violation.field),
      error.message,
    ).toEqual([field]);
    expect(error.message).toContain(field);
  }
  return error.message;
}

function expectJsonError(answer: Answer, status: number, note: string): void {
  expect(answer.status, `${note}${answer.text.slice(0, 500)}`).toBe(status);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.get('x-request-id')).toMatch(/^req_[0-9a-f-]{36}$/u);
}
