import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GatewayError } from '../../../src/core/gateway-error.ts';
import { postGoodOffer, postOffer, type CallPlan } from '../../support/call-client.ts';
import {
  openHandshakeGateway,
  realtimeModel,
  type HandshakeGateway,
} from '../../support/handshake-gateway.ts';

const path = `/v1/realtime?model=${realtimeModel}`;
const callsPath = '/v1/realtime/calls';

let place: HandshakeGateway;
let url: string;
let key: string;

beforeAll(async () => {
  place = await openHandshakeGateway({ cors: { origins: ['https://a.example'] } });
  url = place.gateway.url;
  key = place.gateway.apiKey;
});
afterAll(() => place.gateway.stop());

const post = (plan: Partial<CallPlan>, offer = 'v=0') =>
  postOffer(url, offer, { path, credential: key, ...plan });

describe('an offer', () => {
  it.each<[string, Partial<CallPlan>, string, number, object]>([
    ['a wrong key', { credential: 'sk-wrong' }, 'v=0', 401, { code: 'invalid_api_key' }],
    [
      'a token that never was',
      { credential: `ek_${'a'.repeat(32)}` },
      'v=0',
      401,
      { code: 'invalid_api_key' },
    ],
    [
      'another content type',
      { headers: { 'content-type': 'application/json' } },
      '{}',
      415,
      { code: 'unsupported_content_type' },
    ],
    ['more than 64 kB', {}, 'a'.repeat(64_001), 413, { code: 'request_too_large' }],
    [
      'no model',
      { path: '/v1/realtime' },
      'v=0',
      400,
      { code: 'missing_required_parameter', param: 'model' },
    ],
    [
      'no model anywhere',
      { path: callsPath },
      'v=0',
      400,
      { code: 'missing_required_parameter', param: 'session.model' },
    ],
    [
      'an unknown model',
      { path: '/v1/realtime?model=rtfam-9' },
      'v=0',
      400,
      { code: 'model_not_found', param: 'model' },
    ],
    [
      'a model without sessions',
      { path: `${callsPath}?model=imgfam-1` },
      'v=0',
      400,
      { code: 'model_not_found', param: 'model' },
    ],
    [
      'an unknown model in its session',
      { path: callsPath, session: { type: 'realtime', model: 'rtfam-9' } },
      'v=0',
      400,
      { code: 'model_not_found', param: 'session.model' },
    ],
    [
      'an unknown parameter',
      { path: `${path}&voice=verse` },
      'v=0',
      400,
      { code: 'unknown_parameter', param: 'voice' },
    ],
    ['a session that is none', { path: callsPath, session: ['realtime'] }, 'v=0', 400, { param: 'session' }],
    [
      'a wrong setting',
      {
        path: callsPath,
        session: { type: 'realtime', model: realtimeModel, audio: { output: { speed: 9 } } },
      },
      'v=0',
      400,
      { param: 'session.audio.output.speed' },
    ],
    [
      'a form with more than 64 kB',
      { path: callsPath, session: { type: 'realtime', model: realtimeModel } },
      'a'.repeat(64_001),
      413,
      { code: 'request_too_large', param: 'sdp' },
    ],
    ['no session description', {}, 'hello', 400, { code: 'invalid_sdp', param: null }],
    ['nothing', {}, '', 400, { code: 'invalid_sdp', param: null }],
    [
      'no session description in a form',
      { path: callsPath, session: { type: 'realtime', model: realtimeModel } },
      'hello',
      400,
      { code: 'invalid_sdp', param: null },
    ],
  ])('is refused: %s', async (_what, plan, offer, status, error) => {
    const answer = await post(plan, offer);
    expect(answer.error).toMatchObject(error);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-request-id')).toMatch(/^req_/);
    expect(place.sessions.opened).toEqual([]);
  });

  it('is refused in this order: credential, model, limits, offer', async () => {
    place.sessions.admit = () =>
      Promise.reject(
        new GatewayError('resource_exhausted', 'Enough.', { reason: 'concurrency_limit_exceeded' }),
      );
    const bad = { path: '/v1/realtime?model=rtfam-9' };
    expect((await post({ ...bad, credential: 'sk-wrong' }, 'hello')).status).toBe(401);
    expect((await post(bad, 'hello')).error.code).toBe('model_not_found');
    const last = await post({}, 'hello');
    expect(last).toMatchObject({ status: 429, error: { code: 'concurrency_limit_exceeded' } });
    place.sessions.admit = () => Promise.resolve();
    expect((await post({}, 'hello')).error.code).toBe('invalid_sdp');
  });

  it('shows pages of other origins where the call is', async () => {
    const headers = { origin: 'https://a.example' };
    const answer = await postGoodOffer(url, { path, credential: key, headers });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('content-type')).toBe('application/sdp');
    expect(answer.headers.get('location')).toMatch(/^\/v1\/realtime\/calls\/rtc_[0-9a-f]{32}$/);
    expect(answer.headers.get('x-specway-deployment')).toBe('scripted');
    expect(answer.headers.get('access-control-expose-headers')).toContain('location');
    expect(place.sessions.last.order).toMatchObject({
      transport: 'webrtc',
      dialect: 'beta',
      profile: 'neutral',
      stored: null,
    });
  });
});

describe('a token', () => {
  const withToken = (credential: string, plan: Partial<CallPlan> = {}) =>
    post({ credential, ...plan }, 'hello');

  it('is used up by an offer that cannot be answered, and not by a wrong model', async () => {
    const token = await place.createToken();
    const other = '/v1/realtime?model=rtfam-4o-mini-realtime-preview';
    expect((await withToken(token, { path: other })).error).toMatchObject({
      code: 'invalid_model',
      param: 'model',
    });
    expect((await withToken(token)).error.code).toBe('invalid_sdp');
    expect(await withToken(token)).toMatchObject({ status: 401, error: { code: 'token_already_used' } });
  });

  it('is used up where the upstream fails then', async () => {
    place.sessions.before = () =>
      Promise.reject(new GatewayError('bad_gateway', 'Down.', { reason: 'upstream_error' }));
    const token = await place.createToken();
    expect((await postGoodOffer(url, { path, credential: token })).status).toBe(502);
    place.sessions.before = () => Promise.resolve();
    expect((await withToken(token)).error.code).toBe('token_already_used');
  });

  it('is still good after a limit', async () => {
    const token = await place.createToken();
    place.sessions.admit = () =>
      Promise.reject(new GatewayError('resource_exhausted', 'Enough.', { reason: 'rate_limit_exceeded' }));
    expect((await postGoodOffer(url, { path, credential: token })).status).toBe(429);
    place.sessions.admit = () => Promise.resolve();
    expect((await postGoodOffer(url, { path, credential: token })).status).toBe(201);
  });

  it('opens one call of those that are asked for in the same moment', async () => {
    const token = await place.createToken();
    const before = place.sessions.opened.length;
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => postGoodOffer(url, { path, credential: token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 401, 401, 401, 401, 401]);
    expect(place.sessions.opened.length - before).toBe(1);
  });

  it('brings its session, dialect and model with it, by either name of the model', async () => {
    const secret = await place.createSecret({
      session: { type: 'realtime', model: 'gpt-4o-realtime-preview', instructions: 'Sing.' },
    });
    expect((await postGoodOffer(url, { path, credential: secret })).status).toBe(201);
    expect(place.sessions.last.order).toMatchObject({
      dialect: 'ga',
      profile: 'vendor',
      transport: 'webrtc',
    });
    expect(JSON.parse(place.sessions.last.order.stored?.configJson ?? '')).toMatchObject({
      instructions: 'Sing.',
    });
    const token = await place.createToken();
    expect((await postGoodOffer(url, { path: callsPath, credential: token })).status).toBe(201);
    expect(place.sessions.last.order).toMatchObject({
      dialect: 'beta',
      profile: 'neutral',
      modelName: realtimeModel,
    });
  });

  it('takes changes of its session with the offer, as an update would change it', async () => {
    const secret = await place.createSecret({
      session: {
        type: 'realtime',
        model: realtimeModel,
        instructions: 'Sing.',
        audio: { output: { voice: 'verse', speed: 1.2 } },
      },
    });
    const session = {
      type: 'realtime',
      tools: [],
      audio: { output: { speed: 1 }, input: { turn_detection: null } },
    };
    const { status, text } = await postGoodOffer(url, { path: callsPath, credential: secret, session });
    expect(status, text).toBe(201);
    expect(JSON.parse(place.sessions.last.order.stored?.configJson ?? '')).toEqual({
      type: 'realtime',
      model: realtimeModel,
      instructions: 'Sing.',
      tools: [],
      audio: { output: { voice: 'verse', speed: 1 }, input: { turn_detection: null } },
    });
  });

  it('of the beta dialect takes no session with the offer', async () => {
    const token = await place.createToken();
    const session = { type: 'realtime', instructions: 'Sing.' };
    const answer = await post({ path: callsPath, credential: token, session });
    expect(answer).toMatchObject({ status: 400, error: { code: 'invalid_value', param: 'session' } });
  });
});

describe('the dialect of a key', () => {
  it.each<[string, Partial<CallPlan>, object]>([
    ['beta at /v1/realtime', {}, { dialect: 'beta', profile: 'neutral', stored: null }],
    [
      'beta of the vendor with the header of its clients',
      { headers: { 'openai-beta': 'realtime=v1' } },
      { dialect: 'beta', profile: 'vendor' },
    ],
    [
      'ga at /v1/realtime/calls',
      { path: `${callsPath}?model=${realtimeModel}` },
      { dialect: 'ga', profile: 'vendor', stored: null },
    ],
    [
      'ga with a session',
      { path: callsPath, session: { type: 'realtime', model: realtimeModel } },
      { dialect: 'ga', profile: 'vendor', stored: { dialect: 'ga', model: realtimeModel } },
    ],
  ])('is %s', async (_what, plan, order) => {
    const { status, text } = await postGoodOffer(url, { path, credential: key, ...plan });
    expect(status, text).toBe(201);
    expect(place.sessions.last.order).toMatchObject(order);
  });
});
