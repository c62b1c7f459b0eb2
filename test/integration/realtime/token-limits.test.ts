import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../../src/config/index.ts';
import { providers } from '../../../src/providers/provider-table.ts';
import {
  openHandshakeGateway,
  realtimeModel,
  type HandshakeGateway,
} from '../../support/handshake-gateway.ts';

const { accounts } = loadConfig({ environment: {}, providers, workingDirectory: '/', readFile: () => '' });

describe('createRealtimeSession and createRealtimeClientSecret under limits', () => {
  let place: HandshakeGateway;

  beforeAll(async () => {
    const limits = { rpm: 2, tpm: null, concurrency: null };
    place = await openHandshakeGateway({ accounts: { ...accounts, limits } });
  });
  afterAll(() => place.gateway.stop());

  it('count as requests of the key, which a refused body does not', async () => {
    const { post } = place;
    expect((await post('/v1/realtime/sessions', { model: 'rtfam-9' })).status).toBe(400);
    const first = await post('/v1/realtime/sessions', { model: realtimeModel });
    expect(first.status).toBe(200);
    expect(first.headers.get('x-ratelimit-limit-requests')).toBe('2');
    expect(first.headers.get('x-ratelimit-remaining-requests')).toBe('1');
    expect((await post('/v1/realtime/client_secrets', {})).status).toBe(200);
    const refused = await post('/v1/realtime/client_secrets', {});
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'rate_limit_exceeded' } } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
