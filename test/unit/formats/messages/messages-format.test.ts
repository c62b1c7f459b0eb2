import { describe, expect, it } from 'vitest';
import { messagesFormat } from '../../../../src/formats/messages/messages-format.ts';
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
    'You have reached your specified API usage limits. You will regain access on 2026-12-01.',
    'You have reached your specified workspace API usage limits. You will regain access on 2026-12-01.',
    'This organization has been disabled.',
  ])('takes it for no mistake of the client: %s', (message) => {
    const error = { type: 'invalid_request_error', message };
    expect(messagesFormat.parseError({ type: 'error', error })).toMatchObject({ concerns: 'credential' });
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

  const withCode = (error_code: unknown) => ({
    type: 'error',
    error: { type: 'invalid_request_error', message: 'm', details: { error_code } },
  });

  it.each(['image_dimensions_too_large', 'tool_name_conflict', 'a'.repeat(64)])(
    'reads the exact code %s',
    (code) => {
      expect(messagesFormat.parseError(withCode(code))).toMatchObject({ upstreamCode: code });
    },
  );

  it.each([
    'organization_on_hold',
    'org_member_limit_exceeded',
    'workspace_policy_violation',
    'linked_organization_spend_limit_reached',
    'See https://llm.corp.example',
    'a'.repeat(65),
    '',
    7,
    null,
  ])('does not read %j as a code of the request', (code) => {
    expect(messagesFormat.parseError(withCode(code))).not.toHaveProperty('upstreamCode');
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
    classified.forEach(({ event }, index) => expect(event).toMatchObject(events[index]!));
    const types: Readonly<Record<string, string>> = { ping: 'ping', message_stop: 'last' };
    expect(classified.map(({ type }) => type)).toEqual(events.map(({ event }) => types[event] ?? 'data'));
  });

  it('takes the name from the payload when the upstream gives none', () => {
    const data = '{ "type" : "content_block_stop", "index": 0 }';
    expect(messagesFormat.classifyEvent({ event: null, data })).toEqual({
      type: 'data',
      event: { event: 'content_block_stop', data, value: { type: 'content_block_stop', index: 0 } },
    });
  });

  const failure = '{"type":"overloaded_error","message":"Overloaded"}';

  it.each([
    ['error', `{"type":"error","error":${failure}}`],
    [null, `{"type":"error","error":${failure}}`],
    ['message_delta', `{"type":"error","error":${failure}}`],
    ['content_block_delta', `{"type":"error","error":${failure}}`],
    ['message_stop', `{"type":"error","error":${failure}}`],
    ['content_block_delta', `{"error":${failure}}`],
    ['ping', `{"type":"ping","error":${failure}}`],
    ['content_block_delta', `{"type":"content_block_delta","\\u0065rr\\u006Fr":${failure}}`],
    [
      'content_block_delta',
      `{"delta":{"type":"text_delta","text":""},"type":"content_block_delta","error":"x"}`,
    ],
    ['content_block_delta', `{"type":"content_block_delta","type":"error","error":${failure}}`],
    ['ping', '{"type":"\\u0065rror","message":"x"}'],
    ['ping', '{"object":"error","message":"x"}'],
    ['error', 'the upstream is down'],
    ['error', '{"type":"overloaded_error","message":"x"}'],
    ['error', '{"type":"content_block_stop","index":0}'],
  ])('knows an error under the name %j: %s', (event, data) => {
    expect(messagesFormat.classifyEvent({ event, data }).type).toBe('error');
  });

  it.each([
    ['message_stop', '{"type":"content_block_stop","index":0}', 'data', 'content_block_stop'],
    ['content_block_delta', '{"type":"message_stop"}', 'last', 'message_stop'],
    ['of_tomorrow', '{"type":"content_block_stop","index":0}', 'data', 'content_block_stop'],
    ['content_block_stop', '{"type":"of_tomorrow"}', 'aside', 'of_tomorrow'],
    ['content_block_stop', '{"type":"ping"}', 'ping', 'ping'],
    [null, '{"index":0}', 'aside', null],
    ['of_tomorrow', '{"index":0}', 'aside', 'of_tomorrow'],
  ])('goes by the type within, not by the name %j of %s', (event, ...[data, type, name]) => {
    const classified = messagesFormat.classifyEvent({ event, data: String(data) });
    expect([classified.type, classified.event.event, classified.event.data]).toEqual([type, name, data]);
  });

  it('gives an event of the contract the type it lacks', () => {
    expect(messagesFormat.classifyEvent({ event: 'message_stop', data: '{}' })).toEqual({
      type: 'last',
      event: { event: 'message_stop', data: '{"type":"message_stop"}', value: { type: 'message_stop' } },
    });
  });

  it.each(['x\nevent: error\ndata: {}', 'two words', 'x'.repeat(101), ''])(
    'drops an event whose type %j cannot be written as a name',
    (type) => {
      const data = JSON.stringify({ type });
      expect(messagesFormat.classifyEvent({ event: 'ping', data }).type).toBe('skip');
    },
  );

  it('writes an event without its empty error, whose text may hold a second one', () => {
    const data = `{"type":"ping","error":${failure},"error":null}`;
    expect(messagesFormat.classifyEvent({ event: 'ping', data }).event.data).toBe('{"type":"ping"}');
  });

  it.each(['oops', '{oops}', '[]', '7', '"text"', 'null', '{"type":"ping"'])(
    'refuses %s, which is no JSON object',
    (data) => {
      expect(() => messagesFormat.classifyEvent({ event: 'content_block_delta', data })).toThrow();
    },
  );

  it('drops the end mark of other formats', () => {
    expect(messagesFormat.classifyEvent({ event: null, data: '[DONE]' }).type).toBe('skip');
  });
});
