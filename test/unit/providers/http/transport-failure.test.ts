import { errors } from 'undici';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../../src/core/gateway-error.ts';
import {
  classifyTransportError,
  cleanTransportError,
  createTransportError,
} from '../../../../src/providers/http/transport-failure.ts';
import type { TransportFailureType } from '../../../../src/providers/http/transport-failure.ts';

function create(type: TransportFailureType, cause?: unknown): GatewayError {
  return createTransportError({ type, cause }, { deploymentId: 'primary', phase: 'whole', status: null });
}

describe('createTransportError', () => {
  it.each([
    ['connect', 'bad_gateway', 'upstream_error', 'connect'],
    ['connect_timeout', 'deadline_exceeded', 'timeout', 'connect'],
    ['first_byte_timeout', 'deadline_exceeded', 'timeout', 'timeout'],
    ['idle_timeout', 'deadline_exceeded', 'timeout', 'timeout'],
    ['total_timeout', 'deadline_exceeded', 'timeout', 'timeout'],
    ['first_event_timeout', 'deadline_exceeded', 'timeout', 'timeout'],
    ['deadline', 'deadline_exceeded', 'timeout', 'timeout'],
    ['reset', 'bad_gateway', 'upstream_error', 'reset'],
    ['protocol', 'bad_gateway', 'upstream_error', 'invalid_answer'],
    ['too_large', 'bad_gateway', 'upstream_error', 'invalid_answer'],
  ] as const)('renders %s as %s', (type, ...[code, reason, kind]) => {
    const cause = new Error('connect ECONNREFUSED 10.0.0.1:443');
    const error = create(type, cause);
    expect(error).toMatchObject({ code, reason, cause });
    expect(error.upstream).toEqual({
      deploymentId: 'primary',
      status: null,
      kind,
      retryAfterMs: null,
      fault: type,
    });
    expect(error.message).not.toContain('10.0.0.1');
  });

  it.each([
    ['connect', 'ECONNREFUSED', 'ECONNREFUSED'],
    ['connect', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['reset', 'UND_ERR_SOCKET', 'UND_ERR_SOCKET'],
    ['protocol', 'HPE_INVALID_CONSTANT', 'HPE_INVALID_CONSTANT'],
    ['idle_timeout', 'UND_ERR_BODY_TIMEOUT', 'idle_timeout'],
    ['connect', 'sk-Secret of 10.0.0.1', 'connect'],
    ['reset', '', 'reset'],
  ] as const)('names the fault of %s with the code %j: %s', (type, code, fault) => {
    const cause = Object.assign(new Error('10.0.0.1'), { code });
    expect(create(type, cause).upstream).toMatchObject({ fault });
  });

  it('calls a reset in a stream a truncated stream', () => {
    const where = { deploymentId: 'primary', phase: 'stream', status: 200 } as const;
    const error = createTransportError({ type: 'reset', cause: undefined }, where);
    expect(error).toMatchObject({ code: 'bad_gateway', reason: 'stream_truncated' });
    expect(error.upstream).toMatchObject({ kind: 'reset', status: 200 });
  });

  it('calls an aborted call cancelled, which is not the fault of the upstream', () => {
    expect(create('aborted', new Error('left'))).toMatchObject({
      code: 'cancelled',
      reason: 'client_closed_request',
      upstream: null,
    });
  });

  it('calls a call that this process ends shutting down, which is not the fault of the upstream', () => {
    const cause = new Error('The client is closed');
    expect(create('closed', cause)).toMatchObject({
      code: 'unavailable',
      reason: 'shutting_down',
      upstream: null,
      cause,
    });
  });

  it('gives the reason of the signal where that is an error of ours', () => {
    const reason = new GatewayError('unavailable', 'Stopping.', { reason: 'shutting_down' });
    expect(create('aborted', reason)).toBe(reason);
  });
});

describe('classifyTransportError', () => {
  it.each([
    ['ECONNREFUSED', 'none', 'connect'],
    ['ENOTFOUND', 'none', 'connect'],
    ['CERT_HAS_EXPIRED', 'none', 'connect'],
    ['UND_ERR_SOCKET', 'none', 'connect'],
    ['UND_ERR_CONNECT_TIMEOUT', 'none', 'connect_timeout'],
    ['UND_ERR_DESTROYED', 'none', 'closed'],
    ['UND_ERR_CLOSED', 'none', 'closed'],
    ['UND_ERR_DESTROYED', 'open', 'closed'],
    ['UND_ERR_HEADERS_TIMEOUT', 'open', 'first_byte_timeout'],
    ['UND_ERR_BODY_TIMEOUT', 'open', 'idle_timeout'],
    ['UND_ERR_HEADERS_OVERFLOW', 'open', 'protocol'],
    ['UND_ERR_RES_CONTENT_LENGTH_MISMATCH', 'open', 'reset'],
    ['UND_ERR_SOCKET', 'open', 'reset'],
    ['ECONNRESET', 'open', 'reset'],
  ] as const)('takes %s with connection %s for %s', (code, connection, expected) => {
    expect(classifyTransportError(Object.assign(new Error('x'), { code }), connection)).toBe(expected);
  });

  it.each([
    ['Response does not match the HTTP/1.1 protocol (Expected HTTP/, RTSP/ or ICE/)', 'protocol'],
    ['Response does not match the HTTP/1.1 protocol (Invalid EOF state)', 'reset'],
  ])('tells another protocol from a body that ends too early: %s', (message, expected) => {
    expect(classifyTransportError(new errors.HTTPParserError(message), 'open')).toBe(expected);
  });

  it.each([
    ['bad response', 'protocol'],
    ['bad upgrade', 'protocol'],
    ['other side closed', 'reset'],
  ])('tells an answer that nobody asked for from a broken connection: %s', (message, expected) => {
    expect(classifyTransportError(new errors.SocketError(message), 'open')).toBe(expected);
  });

  it.each([null, 'text', {}, { code: 7 }])('takes %j for a broken connection', (error) => {
    expect(classifyTransportError(error, 'open')).toBe('reset');
  });
});

describe('cleanTransportError', () => {
  it('removes the bytes the parser stumbled over', () => {
    const cleaned = cleanTransportError(Object.assign(new errors.HTTPParserError('bad'), { data: 'secret' }));
    expect(cleaned.message).toBe('bad');
    expect(cleaned).not.toHaveProperty('data');
  });

  it('keeps every other error', () => {
    const error = new Error('reset');
    expect(cleanTransportError(error)).toBe(error);
  });
});
