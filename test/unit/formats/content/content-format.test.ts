import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../src/core/json/json-object.ts';
import { contentFormat } from '../../../../src/formats/content/content-format.ts';
import { readChunks, readJsonFixture } from '../../../support/read-fixture.ts';

describe('parseError', () => {
  it.each([
    ['error-invalid-argument', { status: 400, concerns: 'request', isPrecondition: false }],
    ['error-api-key', { status: 400, concerns: 'credential' }],
    ['error-location', { status: 400, concerns: 'credential' }],
    ['error-not-found', { status: 404, concerns: 'request' }],
    ['error-quota', { status: 429, concerns: 'request', retryAfterMs: 34_075 }],
    ['error-unavailable', { status: 503, retryAfterMs: null }],
  ])('reads %s', (name, expected) => {
    expect(contentFormat.parseError(readJsonFixture('gemini', name))).toMatchObject(expected);
  });

  it('knows a model that only accounts with a bill may use, and a filter that held everything back', () => {
    const parse = (message: string) =>
      contentFormat.parseError({ error: { code: 400, status: 'INVALID_ARGUMENT', message } });
    const billed = 'Imagen API is only accessible to billed users at this time.';
    expect(parse(billed)).toMatchObject({ concerns: 'credential' });
    const filtered = "All images were filtered out because they violated Google's Responsible AI practices.";
    const others = [
      "Veo could not generate videos because the input image violates Vertex AI's usage guidelines.",
      'The prompt was blocked by your current safety settings for person/face generation.',
    ];
    for (const sentence of [filtered, ...others])
      expect(parse(sentence)).toMatchObject({ concerns: 'request', reason: 'moderation_blocked' });
    expect(parse('Invalid value at safety_settings[0].category.')).not.toHaveProperty('reason');
    expect(parse('A field is missing.')).not.toHaveProperty('reason');
  });

  it.each([
    ['You do not have permission to access the File abc or it may not exist.', 'reference'],
    ['CachedContent not found (or permission denied)', 'reference'],
    ['Not found: cached content metadata for 123.', 'reference'],
    ['You do not have permission to access this model.', 'request'],
    ['Gemini API free tier is not available in your country. Please enable billing.', 'credential'],
    ['The operation is not in a state for that.', 'request'],
  ])('says whom it concerns that %s', (message, concerns) => {
    const error = { code: 400, status: 'FAILED_PRECONDITION', message };
    expect(contentFormat.parseError({ error })).toMatchObject({ concerns, isPrecondition: true });
  });

  it('takes a quota that is used up for one of the account, as it is told in every format', () => {
    const details = [
      { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'RESOURCE_QUOTA_EXCEEDED' },
    ];
    const error = { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'No balance.', details };
    expect(contentFormat.parseError({ error })).toMatchObject({ status: 429, concerns: 'credential' });
  });

  it('reads field violations', () => {
    const { violations } =
      contentFormat.parseError(readJsonFixture('gemini', 'error-invalid-argument')) ?? {};
    expect(violations).toEqual([
      {
        field: 'generation_config.response_mime_type',
        description: "Invalid value at 'generation_config.response_mime_type' (TYPE_STRING), 7",
      },
    ]);
  });

  it('reads an error that is wrapped in an array', () => {
    expect(contentFormat.parseError([readJsonFixture('gemini', 'error-unavailable')])).toMatchObject({
      status: 503,
    });
  });

  it.each([
    ['UNAVAILABLE', 503],
    ['DEADLINE_EXCEEDED', 504],
    ['SOMETHING_NEW', null],
  ])('takes the status from the name %s where there is no number', (status, expected) => {
    expect(contentFormat.parseError({ error: { status, message: 'm' } })).toMatchObject({ status: expected });
  });

  it('survives members of the wrong type', () => {
    const error = {
      code: '503',
      message: 7,
      status: 9,
      details: [null, { fieldViolations: 'x', reason: 5 }],
    };
    expect(contentFormat.parseError({ error })).toMatchObject({
      status: null,
      message: null,
      violations: [],
    });
  });

  it.each([null, 'text', [], {}, { error: 'x' }, { candidates: [] }])(
    'does not take %j for an error',
    (body) => {
      expect(contentFormat.parseError(body)).toBeNull();
    },
  );
});

describe('classifyEvent', () => {
  it('relays every chunk of a good stream', () => {
    const classified = readChunks('gemini', 'text').map((data) => {
      const { type, event } = contentFormat.classifyEvent({ event: null, data });
      expect(event).toEqual({ event: null, data, value: JSON.parse(data) as unknown });
      return type;
    });
    expect(classified).toEqual(['data', 'data', 'data', 'data', 'data']);
  });

  it.each(['["x"]', '[null]', '[[]]', '[{},1]', '"x"', '{"0":{}}', 'true'])(
    'refuses candidates that are %s, in a chunk and in a whole answer',
    (candidates) => {
      const data = `{"candidates":${candidates},"responseId":"x"}`;
      expect(() => contentFormat.classifyEvent({ event: null, data })).toThrow('candidate');
      expect(contentFormat.findFault?.(JSON.parse(data) as JsonObject)).toContain('candidate');
    },
  );

  it.each(['[]', '[{}]', 'null'])('takes candidates that are %s', (candidates) => {
    const data = `{"candidates":${candidates}}`;
    expect(contentFormat.classifyEvent({ event: null, data }).type).toBe('data');
  });

  it('removes a name the format does not have', () => {
    expect(contentFormat.classifyEvent({ event: 'message', data: '{}' }).event).toEqual({
      event: null,
      data: '{}',
      value: {},
    });
  });

  it.each([
    '{"error":{}}',
    ' { "error" : {"code":503}}',
    '{"responseId":"x","error":{"code":503}}',
    '{"candidates":[{"content":{"parts":[{"text":"x"}]}}],"error":{"code":503}}',
    '{"\\u0065rror":{"code":503}}',
    '{"candidates":[],"e\\u0072ro\\u0072":{"code":503}}',
    '{"error":"down"}',
    '{"error":true,"message":"down"}',
    '{"type":"error","message":"down"}',
  ])('knows the error %s', (data) => {
    expect(contentFormat.classifyEvent({ event: null, data }).type).toBe('error');
  });

  it('knows an error by its name, too', () => {
    expect(contentFormat.classifyEvent({ event: 'error', data: 'down' }).type).toBe('error');
  });

  it('writes a chunk without its empty error, whose text may hold a second one', () => {
    const data = '{"error":{"code":503},"responseId":"x","error":null}';
    expect(contentFormat.classifyEvent({ event: null, data }).event.data).toBe('{"responseId":"x"}');
  });

  it.each(['oops', '{oops}', '[]', '{"candidates":['])('refuses %s, which is no JSON object', (data) => {
    expect(() => contentFormat.classifyEvent({ event: null, data })).toThrow();
  });

  it('does not take a chunk that speaks of errors for one', () => {
    const data = '{"candidates":[{"content":{"parts":[{"text":"\\"error\\":"}]}}]}';
    expect(contentFormat.classifyEvent({ event: null, data }).type).toBe('data');
  });

  it('drops the end mark of other formats', () => {
    expect(contentFormat.classifyEvent({ event: null, data: '[DONE]' }).type).toBe('skip');
  });
});
