import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GatewayError } from '../../../src/core/gateway-error.ts';
import { type TestGateway } from '../../support/create-test-gateway.ts';
import {
  betaMarker,
  openHandshakeGateway,
  realtimeModel,
  realtimePath,
  type HandshakeGateway,
} from '../../support/handshake-gateway.ts';
import type { ScriptedSessions } from '../../support/realtime-sockets.ts';
import { openSocket } from '../../support/realtime-sockets.ts';

const model = realtimeModel;
const path = realtimePath;
const marker = betaMarker;

let place: HandshakeGateway;
let gateway: TestGateway;
let sessions: ScriptedSessions;
let key: string;
const upgrade = (...parameters: Parameters<HandshakeGateway['upgrade']>) => place.upgrade(...parameters);
const post = (...parameters: Parameters<HandshakeGateway['post']>) => place.post(...parameters);
const createSecret = (body: object) => place.createSecret(body);
const createToken = (body?: object) => place.createToken(body);
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

describe('connectRealtime over WebSocket: tokens', () => {
  const withToken = (token: string, target = path) => upgrade(target, [bearer(token), marker]);

  it('are for one connection', async () => {
    const token = await createToken();
    const headers = { authorization: `Bearer ${token}`, 'rt-beta': 'realtime=v1' };
    const client = await openSocket(`${gateway.url}${path}`, { headers });
    expect(await withToken(token)).toMatchObject({ status: 401, error: { code: 'token_already_used' } });
    client.socket.close();
  });

  it('let one of two in that come in the same moment', async () => {
    const token = await createToken();
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        openSocket(`${gateway.url}${path}`, {
          headers: { authorization: `Bearer ${token}`, 'rt-beta': 'realtime=v1' },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(sessions.opened).toHaveLength(1);
    for (const answer of answers) if (answer.status === 'fulfilled') answer.value.socket.close();
  });

  it('are still good after a refusal that asked nobody', async () => {
    const token = await createToken();
    expect(await upgrade(path, [bearer(token)])).toMatchObject({ status: 400 });
    expect(await withToken(token, '/v1/realtime')).toMatchObject({ status: 400 });
    const other = '/v1/realtime?model=rtfam-4o-mini-realtime-preview';
    expect(await withToken(token, other)).toMatchObject({
      status: 400,
      error: { code: 'invalid_model', param: 'model' },
    });
    sessions.before = () => Promise.reject(new GatewayError('bad_gateway', 'No.'));
    expect(await withToken(token)).toMatchObject({ status: 502 });
    expect(await withToken(token)).toMatchObject({ status: 401, error: { code: 'token_already_used' } });
  });

  it('are for the dialect that they were made for, whose words their settings have', async () => {
    const beta = await createToken({ model, voice: 'verse' });
    const asGa = await upgrade(path, [bearer(beta), 'user-agent: OpenAI/JS 7.55.0']);
    expect(asGa).toMatchObject({ status: 400, error: { code: 'missing_beta_header', param: 'rt-beta' } });
    const ga = await createSecret({ session: { type: 'realtime', model } });
    expect(await withToken(ga)).toMatchObject({
      status: 400,
      error: { code: 'invalid_value', param: 'rt-beta' },
    });
    expect(sessions.opened).toEqual([]);
  });

  it('are of no use for requests', async () => {
    const token = await createToken();
    expect(await post('/v1/realtime/sessions', { model }, token)).toMatchObject({ status: 401 });
  });

  it.each([
    ['no model', {}, 'missing_required_parameter', 'model'],
    ['an unknown model', { model: 'rtfam-9' }, 'model_not_found', 'model'],
    ['a value out of range', { model, temperature: 7 }, 'invalid_value', 'temperature'],
    ['an unknown field', { model, colour: 'red' }, 'unknown_parameter', 'colour'],
  ])('are not made with %s', async (_what, body, code, param) => {
    expect(await post('/v1/realtime/sessions', body)).toMatchObject({
      status: 400,
      body: { error: { code, param } },
    });
  });

  it.each([
    ['an unknown model', { session: { model: 'rtfam-9' } }, 'model_not_found', 'session.model'],
    ['too long a life', { expires_after: { seconds: 7201 } }, 'invalid_value', 'expires_after.seconds'],
    ['too short a life', { expires_after: { seconds: 9 } }, 'invalid_value', 'expires_after.seconds'],
  ])('of the present clients are not made with %s', async (_what, body, code, param) => {
    const answer = await post('/v1/realtime/client_secrets', body);
    expect(answer).toMatchObject({ status: 400, body: { error: { code, param } } });
  });
});
