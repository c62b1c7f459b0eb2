import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import {
  betaMarker,
  openHandshakeGateway,
  realtimePath,
  type HandshakeGateway,
} from '../../support/handshake-gateway.ts';

let place: HandshakeGateway;
const sockets: WebSocket[] = [];

beforeAll(async () => {
  place = await openHandshakeGateway();
});
afterAll(() => place.gateway.stop());
beforeEach(() => {
  place.sessions.before = () => Promise.resolve();
  place.sessions.opened.length = 0;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});

const bearer = () => `authorization: Bearer ${place.gateway.apiKey}`;

/** What the answer to an upgrade names as ignored. */
async function readIgnored(query: string, headers: Readonly<Record<string, string>>): Promise<unknown> {
  const authorization = `Bearer ${place.gateway.apiKey}`;
  const url = `${place.gateway.url.replace('http', 'ws')}${realtimePath}${query}`;
  const socket = new WebSocket(url, { headers: { authorization, ...headers } });
  sockets.push(socket);
  const [answer] = (await once(socket, 'upgrade')) as [IncomingMessage];
  return answer.headers['x-specway-ignored'];
}

describe('connectRealtime over WebSocket: the query', () => {
  it.each([
    ['&temperature=1', 'temperature'],
    ['&key=sk-1', 'key'],
    ['&__proto__=1', '__proto__'],
    ['&a=1&a=2&b=3', 'a'],
    ['&Model=x', 'Model'],
  ])('is refused with %s in the neutral profile, as of any operation', async (query, param) => {
    const refused = await place.upgrade(`${realtimePath}${query}`, [bearer(), betaMarker]);
    const message = `The query parameter ${param} is not a field of this request.`;
    const error = { type: 'invalid_request_error', code: 'unknown_parameter', param, message };
    expect(refused).toMatchObject({ status: 400, error });
    expect(place.sessions.opened).toEqual([]);
  });

  it.each([
    ['the beta dialect', { 'openai-beta': 'realtime=v1' }],
    ['the GA dialect', { 'user-agent': 'OpenAI/JS 7.55.0' }],
  ])('is taken in the vendor’s profile of %s, and what has no effect is named', async (_, headers) => {
    expect(await readIgnored('&intent=realtime', headers)).toBeUndefined();
    // An Azure client names a version of the interface, and its deployment.
    const query = '&api-version=2025-04-01&deployment=mine&key=k&sn%C3%B6=1';
    expect(await readIgnored(query, headers)).toBe('api-version, deployment, sn%C3%B6, key');
  });

  it('leaves a token good where it is refused', async () => {
    const token = await place.createToken();
    const lines = [`authorization: Bearer ${token}`, betaMarker];
    for (let count = 0; count < 2; count += 1)
      expect(await place.upgrade(`${realtimePath}&x=1`, lines)).toMatchObject({
        status: 400,
        error: { code: 'unknown_parameter' },
      });
  });

  it('is looked at after credential and dialect', async () => {
    const path = `${realtimePath}&x=1`;
    expect(await place.upgrade(path, [betaMarker])).toMatchObject({ status: 401 });
    expect(await place.upgrade(path, [bearer()])).toMatchObject({ error: { code: 'missing_beta_header' } });
    expect(await place.upgrade('/v1/realtime?x=1', [bearer(), betaMarker])).toMatchObject({
      error: { code: 'unknown_parameter' },
    });
  });
});
