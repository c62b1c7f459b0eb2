import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GatewayError } from '../../../src/core/gateway-error.ts';
import { type TestGateway } from '../../support/create-test-gateway.ts';
import {
  betaMarker,
  openHandshakeGateway,
  realtimePath,
  upgradeLines,
  type HandshakeGateway,
} from '../../support/handshake-gateway.ts';
import { parseRaw, renderRequest, sendRaw } from '../../support/open-raw-connection.ts';
import type { ScriptedSessions } from '../../support/realtime-sockets.ts';

const path = realtimePath;
const marker = betaMarker;
const websocket = upgradeLines;

let place: HandshakeGateway;
let gateway: TestGateway;
let sessions: ScriptedSessions;
let key: string;
const upgrade = (...parameters: Parameters<HandshakeGateway['upgrade']>) => place.upgrade(...parameters);
const bearer = (credential = key) => `authorization: Bearer ${credential}`;

beforeAll(async () => {
  place = await openHandshakeGateway({ cors: { origins: ['https://a.example'] } });
  ({ gateway, sessions } = place);
  key = gateway.apiKey;
});
afterAll(() => gateway.stop());
beforeEach(() => {
  sessions.before = () => Promise.resolve();
  sessions.opened.length = 0;
});

describe('connectRealtime over WebSocket: who is refused', () => {
  const refusals: readonly (readonly [string, string, () => readonly string[], number, object])[] = [
    ['no credential', path, () => [marker], 401, { code: 'missing_api_key' }],
    ['another scheme', path, () => ['authorization: Basic abc', marker], 401, { code: 'missing_api_key' }],
    [
      'a wrong key',
      path,
      () => [bearer('sk-wrong-key-0000000000000001'), marker],
      401,
      { code: 'invalid_api_key' },
    ],
    ['a wrong token', path, () => [bearer(`ek_${'a'.repeat(32)}`), marker], 401, { code: 'invalid_api_key' }],
    ['a malformed token', path, () => [bearer('ek_short'), marker], 401, { code: 'invalid_api_key' }],
    [
      'two keys',
      path,
      () => [bearer(), 'sec-websocket-protocol: realtime, rt-insecure-api-key.ek_other', marker],
      401,
      { code: 'conflicting_api_keys' },
    ],
    [
      'two headers with keys',
      path,
      () => [bearer(), bearer('sk-wrong-key-0000000000000001'), marker],
      401,
      { code: 'conflicting_api_keys' },
    ],
    [
      'a session of transcription, which has no model',
      '/v1/realtime?intent=transcription',
      () => [bearer(), marker],
      400,
      { code: 'invalid_value', param: 'intent' },
    ],
    [
      'a session of transcription that names a model',
      `${path}&intent=transcription`,
      () => [bearer(), 'user-agent: OpenAI/JS 7.0.0'],
      400,
      { code: 'invalid_value', param: 'intent' },
    ],
    [
      'several intents',
      `${path}&intent=realtime&intent=transcription`,
      () => [bearer(), marker],
      400,
      { code: 'invalid_value', param: 'intent' },
    ],
    [
      'a wrong key before all else',
      '/v1/realtime',
      () => [bearer('sk-wrong-key-0000000000000001'), 'sec-websocket-protocol: chat'],
      401,
      { code: 'invalid_api_key' },
    ],
    ['no marker', path, () => [bearer()], 400, { code: 'missing_beta_header', param: 'rt-beta' }],
    [
      'a marker of another version',
      path,
      () => [bearer(), 'rt-beta: realtime=v2'],
      400,
      { code: 'missing_beta_header', param: 'rt-beta' },
    ],
    [
      'a browser without a marker',
      path,
      () => [`sec-websocket-protocol: realtime, rt-insecure-api-key.${key}`],
      400,
      { code: 'missing_beta_header', param: 'rt-beta' },
    ],
    [
      'subprotocols without realtime',
      path,
      () => [`sec-websocket-protocol: rt-insecure-api-key.${key}, rt-beta.realtime-v1`],
      400,
      { code: 'missing_beta_header', param: 'rt-beta' },
    ],
    [
      'no marker before no model',
      '/v1/realtime',
      () => [bearer()],
      400,
      { code: 'missing_beta_header', param: 'rt-beta' },
    ],
    [
      'no model',
      '/v1/realtime',
      () => [bearer(), marker],
      400,
      { code: 'missing_required_parameter', param: 'model' },
    ],
    [
      'an empty model',
      '/v1/realtime?model=',
      () => [bearer(), marker],
      400,
      { code: 'missing_required_parameter', param: 'model' },
    ],
    [
      'two models',
      `${path}&model=x`,
      () => [bearer(), marker],
      400,
      { code: 'invalid_value', param: 'model' },
    ],
    [
      'an unknown model',
      '/v1/realtime?model=rtfam-9',
      () => [bearer(), marker],
      400,
      { code: 'model_not_found', param: 'model' },
    ],
    [
      'a model of another area',
      '/v1/realtime?model=chatfam-opus-4-8',
      () => [bearer(), marker],
      400,
      { code: 'model_not_found', param: 'model' },
    ],
    ['a call to attach to', '/v1/realtime?call_id=rtc_1', () => [bearer()], 404, { code: 'call_not_found' }],
    ['another path', '/v1/realtime/sessions', () => [bearer(), marker], 404, { code: 'not_found' }],
  ];

  it.each(refusals)('%s', async (_what, target, lines, status, error) => {
    const answer = await upgrade(target, lines());
    expect(answer.status).toBe(status);
    expect(answer.error).toMatchObject({ param: null, ...error });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json',
      connection: 'close',
      'x-should-retry': 'false',
    });
    expect(answer.headers['x-request-id']).toMatch(/^req_/);
    expect(answer.headers['www-authenticate'] !== undefined).toBe(status === 401);
    expect(sessions.opened).toEqual([]);
  });

  it.each([
    ['another version of the protocol', websocket.with(2, 'sec-websocket-version: 8')],
    ['no key of the handshake', websocket.slice(0, 3)],
    ['a key of another length', websocket.with(3, 'sec-websocket-key: AAAA')],
    ['a subprotocol twice', [...websocket, 'sec-websocket-protocol: realtime, realtime']],
    ['a subprotocol that is no name', [...websocket, 'sec-websocket-protocol: realtime, a b']],
  ])('an upgrade with %s', async (_what, lines) => {
    const text = await sendRaw(gateway.url, renderRequest(`GET ${path}`, [...lines, bearer(), marker]));
    expect(parseRaw(text).status).toBe(400);
    expect(text).toContain('"code":"invalid_request"');
  });

  it('an upgrade with POST', async () => {
    const text = await sendRaw(gateway.url, renderRequest(`POST ${path}`, [...websocket, bearer(), marker]));
    expect(parseRaw(text)).toMatchObject({ status: 400 });
  });

  it('an upgrade behind a request that is not answered yet', async () => {
    const text = await sendRaw(
      gateway.url,
      renderRequest('GET /healthz') + renderRequest(`GET ${path}`, [...websocket, bearer(), marker]),
    );
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
    expect(text).toContain('HTTP/1.1 400 ');
  });

  it.each<readonly [string, GatewayError, number]>([
    [
      'limits',
      new GatewayError('resource_exhausted', 'Too many.', {
        reason: 'concurrency_limit_exceeded',
        retryAfterMs: 3000,
      }),
      429,
    ],
    ['an upstream', new GatewayError('bad_gateway', 'No.', { reason: 'upstream_error' }), 502],
    [
      'an upstream with too much to do',
      new GatewayError('overloaded', 'No.', { reason: 'overloaded', retryAfterMs: 1000 }),
      503,
    ],
    ['a silent upstream', new GatewayError('deadline_exceeded', 'No.', { reason: 'timeout' }), 504],
    ['a fault of the program', new Error('boom') as GatewayError, 500],
  ])('by %s, with a status and no WebSocket', async (_what, error, status) => {
    sessions.before = () => Promise.reject(error);
    const answer = await upgrade(path, [bearer(), marker]);
    expect(answer.status).toBe(status);
    expect(answer.headers['x-should-retry']).toBe('true');
    if (status === 429) expect(answer.headers['retry-after']).toBe('3');
    expect(answer.body).not.toContain('boom');
  });

  it('with CORS headers, which scripts need to read the error', async () => {
    const answer = await upgrade(path, [
      bearer('sk-wrong-key-0000000000000001'),
      marker,
      'origin: https://a.example',
    ]);
    expect(answer.headers['access-control-allow-origin']).toBe('https://a.example');
  });
});
