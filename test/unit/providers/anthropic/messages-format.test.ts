import { describe, expect, it } from 'vitest';
import { messagesFormat } from '../../../../src/providers/anthropic/messages-format.ts';
import { readChunks, readJsonFixture } from '../../../support/read-fixture.ts';

describe('parseError', () => {
  it.each([
    ['error-invalid-request', 400, 'request'],
    ['error-authentication', 401, 'request'],
    ['error-credit', 400, 'credential'],
    ['error-not-found', 404, 'request'],
    ['error-rate-limit', 429, 'request'],
    ['error-api', 500, 'request'],
    ['error-overloaded', 529, 'request'],
  ])('reads %s', (name, status, concerns) => {
    expect(messagesFormat.parseError(readJsonFixture('anthropic', name))).toMatchObject({ status, concerns });
  });

  it.each([
    ['server_error', 'overloaded', 529],
    ['server_error', 'timeout', 504],
    ['server_error', 'upstream_error', 500],
    ['invalid_request_error', 'model_not_found', 404],
    ['invalid_request_error', 'invalid_request', 400],
    ['brand_new_error', undefined, null],
  ])('reads type %s with code %s as status %j', (type, code, status) => {
    const body = { type: 'error', error: { type, code, message: 'm' } };
    expect(messagesFormat.parseError(body)).toMatchObject({ status, message: 'm' });
  });

  it.each([
    null,
    'text',
    [],
    {},
    { error: { type: 'api_error' } },
    { type: 'error' },
    { type: 'error', error: 'x' },
  ])('does not take %j for an error', (body) => {
    expect(messagesFormat.parseError(body)).toBeNull();
  });

  it('does not take an answer for an error', () => {
    expect(messagesFormat.parseError(readJsonFixture('anthropic', 'message'))).toBeNull();
  });
});

describe('classifyEvent', () => {
  it('relays every event of a good stream as it is and knows the last', () => {
    const events = readChunks('anthropic', 'text').map((data) => {
      const { type } = JSON.parse(data) as { readonly type: string };
      return { event: type, data };
    });
    const classified = events.map((event) => messagesFormat.classifyEvent(event));
    classified.forEach(({ event }, index) => expect(event).toBe(events[index]));
    expect(classified.map(({ type }) => type)).toEqual([...events.slice(1).map(() => 'data'), 'last']);
  });

  it('takes the name from the payload when the upstream gives none', () => {
    const data = '{ "type" : "content_block_stop", "index": 0 }';
    expect(messagesFormat.classifyEvent({ event: null, data })).toEqual({
      type: 'data',
      event: { event: 'content_block_stop', data },
    });
  });

  it.each(['error', null])('knows an error event named %j', (event) => {
    const data = '{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}';
    expect(messagesFormat.classifyEvent({ event, data }).type).toBe('error');
  });

  it('drops the end mark of other formats', () => {
    expect(messagesFormat.classifyEvent({ event: null, data: '[DONE]' }).type).toBe('skip');
  });
});
