import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestGateway, createTestLimits, type TestGateway } from '../../support/create-test-gateway.ts';
import {
  betaMarker,
  openHandshakeGateway,
  realtimeModel,
  realtimePath,
  upgradeLines,
  type HandshakeGateway,
} from '../../support/handshake-gateway.ts';
import { parseRaw, renderRequest, sendRaw } from '../../support/open-raw-connection.ts';
import { openSocket, ScriptedSessions } from '../../support/realtime-sockets.ts';

const vendorModel = 'gpt-4o-realtime-preview';
const model = realtimeModel;
const path = realtimePath;
const marker = betaMarker;
const websocket = upgradeLines;

let place: HandshakeGateway;
let gateway: TestGateway;
let sessions: ScriptedSessions;
let key: string;
const upgrade = (...parameters: Parameters<HandshakeGateway['upgrade']>) => place.upgrade(...parameters);
const post = (...parameters: Parameters<HandshakeGateway['post']>) => place.post(...parameters);
const createToken = (body?: object) => place.createToken(body);
const createSecret = (body: object) => place.createSecret(body);
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

describe('connectRealtime over WebSocket: who is let in', () => {
  it.each<readonly [string, () => object, object]>([
    [
      'a server',
      () => ({ headers: { authorization: `Bearer ${key}`, 'rt-beta': 'realtime=v1' } }),
      { dialect: 'beta', profile: 'neutral' },
    ],
    [
      'a server with a list',
      () => ({ headers: { authorization: `bearer ${key}`, 'rt-beta': 'x, realtime=v1' } }),
      { dialect: 'beta', profile: 'neutral' },
    ],
    [
      "a server with the vendor's marker",
      () => ({ headers: { authorization: `Bearer ${key}`, 'openai-beta': 'realtime=v1' } }),
      { dialect: 'beta', profile: 'vendor' },
    ],
    [
      'a server with both markers',
      () => ({
        headers: { authorization: `Bearer ${key}`, 'openai-beta': 'realtime=v1', 'rt-beta': 'realtime=v1' },
      }),
      { dialect: 'beta', profile: 'neutral' },
    ],
    [
      'a browser',
      () => ({
        protocols: [
          'realtime',
          `rt-insecure-api-key.${key}`,
          'rt-beta.realtime-v1',
          'rt-organization.o',
          'rt-project.p',
        ],
      }),
      { dialect: 'beta', profile: 'neutral' },
    ],
    [
      "a browser with the vendor's first client",
      () => ({ protocols: ['realtime', `openai-insecure-api-key.${key}`, 'openai-beta.realtime-v1'] }),
      { dialect: 'beta', profile: 'vendor' },
    ],
    [
      "a browser with the vendor's present client",
      () => ({ protocols: ['realtime', `openai-insecure-api-key.${key}`] }),
      { dialect: 'ga', profile: 'vendor' },
    ],
    [
      "the vendor's present client",
      () => ({ headers: { authorization: `Bearer ${key}`, 'user-agent': 'OpenAI/JS 7.55.0' } }),
      { dialect: 'ga', profile: 'vendor' },
    ],
    [
      "the vendor's agents",
      () => ({ headers: { authorization: `Bearer ${key}`, 'x-openai-agents-sdk': 'js.0.20' } }),
      { dialect: 'ga', profile: 'vendor' },
    ],
    [
      'a page of another origin',
      () => ({
        headers: {
          authorization: `Bearer ${key}`,
          'rt-beta': 'realtime=v1',
          origin: 'https://elsewhere.example',
        },
      }),
      { dialect: 'beta' },
    ],
  ])('%s', async (_who, options, expected) => {
    const client = await openSocket(`${gateway.url}${path}`, options());
    expect(sessions.last.order).toMatchObject({
      ...expected,
      modelName: model,
      transport: 'websocket',
      stored: null,
    });
    expect(sessions.last.order.request.profile).toBe(sessions.last.order.profile);
    expect(client.headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^req_/) as string,
      'x-specway-deployment': 'scripted',
    });
    const { protocols = [] } = options() as { protocols?: string[] };
    expect(client.headers['sec-websocket-protocol']).toBe(protocols.length > 0 ? 'realtime' : undefined);
    expect(client.headers['sec-websocket-extensions']).toBeUndefined();
    client.socket.close();
    await client.closed;
  });

  it('takes the model by either of its names', async () => {
    const headers = { authorization: `Bearer ${key}`, 'rt-beta': 'realtime=v1' };
    const client = await openSocket(`${gateway.url}/v1/realtime/?model=${vendorModel}`, { headers });
    expect(sessions.last.order).toMatchObject({ modelName: vendorModel });
    client.socket.close();
  });

  it('lets a token in that was made by POST /v1/realtime/sessions, with its session', async () => {
    const token = await createToken({ model, voice: 'verse' });
    const protocols = ['realtime', `rt-insecure-api-key.${token}`, 'rt-beta.realtime-v1'];
    const client = await openSocket(`${gateway.url}/v1/realtime?model=${vendorModel}`, { protocols });
    expect(sessions.last.order).toMatchObject({
      dialect: 'beta',
      stored: { dialect: 'beta', model, configJson: '{"voice":"verse"}' },
    });
    const { keyId } = sessions.last.order.request.principal ?? {};
    expect((await sessions.last.order.authenticate()).keyId).toBe(keyId);
    client.socket.close();
  });

  it("lets the vendor's present clients in by their tokens alone, as often as those are valid", async () => {
    const secret = await createSecret({
      expires_after: { seconds: 60 },
      session: { type: 'realtime', model },
    });
    for (const _ of [1, 2]) {
      const client = await openSocket(`${gateway.url}${path}`, {
        headers: { authorization: `Bearer ${secret}` },
      });
      expect(sessions.last.order).toMatchObject({ dialect: 'ga', stored: { dialect: 'ga' } });
      client.socket.close();
      await client.closed;
    }
  });

  it('opens a session of the first model for a client secret that names none', async () => {
    const { status, body } = await post('/v1/realtime/client_secrets', {});
    expect(status).toBe(200);
    expect(body.session).toMatchObject({ model: vendorModel, audio: { output: { voice: 'alloy' } } });
  });
});

describe('connectRealtime over WebSocket: the log', () => {
  it('has a line for each upgrade, and no credential in any', async () => {
    const token = await createToken();
    await upgrade(path, [bearer('sk-canary-key-000000000000001'), marker]);
    await upgrade(path, [
      `sec-websocket-protocol: rt-insecure-api-key.sk-canary-key-000000000000001`,
      marker,
    ]);
    const client = await openSocket(`${gateway.url}${path}`, {
      protocols: ['realtime', `rt-insecure-api-key.${token}`, 'rt-beta.realtime-v1'],
    });
    client.socket.close();
    await upgrade(path, [bearer(token), marker]);
    const requestId = client.headers['x-request-id'];
    expect(gateway.logLines).toContainEqual(expect.objectContaining({ requestId, status: 101 }));
    expect(gateway.logText()).not.toContain('canary');
    expect(gateway.logText()).not.toContain(token);
    expect(gateway.logText()).not.toContain(key);
  });
});

describe('an address that has sent too many wrong credentials', () => {
  it('may use keys that are known, and nothing else', async () => {
    const scripted = new ScriptedSessions();
    const limits = createTestLimits({ failedAuthentications: 2 });
    const strict = await createTestGateway({ sessions: scripted, config: { limits } });
    const ask = async (credential: string) => {
      const lines = [...websocket, `authorization: Bearer ${credential}`];
      return parseRaw(await sendRaw(strict.url, renderRequest(`GET ${path}`, lines))).status;
    };
    expect(await ask(strict.apiKey)).toBe(400);
    expect(await ask('sk-wrong-key-0000000000000001')).toBe(401);
    expect(await ask(`ek_${'a'.repeat(32)}`)).toBe(401);
    expect(await ask('sk-wrong-key-0000000000000001')).toBe(429);
    expect(await ask(`ek_${'b'.repeat(32)}`)).toBe(429);
    expect(await ask(strict.apiKey)).toBe(400);
    await strict.stop();
  });
});
