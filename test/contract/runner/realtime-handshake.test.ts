import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../../src/config/index.ts';
import type { GatewayConfig } from '../../../src/core/config.ts';
import { providers } from '../../../src/providers/provider-table.ts';
import { createAccountGateway, testPassword } from '../../support/account-gateway.ts';
import { loadContract } from '../../support/contract-document.ts';
import { openRealtimeClient } from '../../support/contract-realtime-client.ts';
import { loadRealtimeContract, realtimeSets } from '../../support/contract-realtime.ts';
import { createUpgrade, sendUpgrade } from '../../support/contract-upgrade.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { createRealtimeUpstream, type UpgradeScript } from '../../support/realtime-upstream.ts';
import { checkRefusal, createHandshakeCases, type Refusal } from './create-handshake-cases.ts';

const contracts = { neutral: loadContract('neutral'), vendor: loadContract('vendor') };

describe.each(realtimeSets)('upgrades of connectRealtime, %s', (name) => {
  const set = loadRealtimeContract(name);
  const contract = contracts[set.profile];
  const cases = createHandshakeCases(contract, set);
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(async () => {
    await gateway.stop();
  });

  it('have no two cases of one name', () => {
    expect(new Set(cases.map((each) => each.name)).size).toBe(cases.length);
  });

  it.each(cases)(
    '$name',
    async ({ run }) => {
      expect(await run(gateway)).toEqual([]);
    },
    30_000,
  );
});

describe('upgrades that limits stand in the way of', () => {
  let gateway: TestGateway;
  afterEach(async () => {
    await gateway.stop();
  });

  const set = loadRealtimeContract('neutral');
  const check = async ({ url }: TestGateway, apiKey: string, refusal: Refusal) =>
    checkRefusal(contracts.neutral, refusal, await sendUpgrade(url, createUpgrade(set, apiKey)));

  it('are refused where the key may not use the model', async () => {
    const accounts = await createAccountGateway();
    gateway = accounts;
    const token = String((await accounts.login('admin', testPassword)).data.token);
    const body = { name: 'pictures', models: ['imgfam-2'] };
    const { data } = await accounts.call('/api/user/keys', { token, body });
    const refusal = { status: 403, code: 'permission_denied' };
    expect(await check(gateway, String(data.key), refusal)).toEqual([]);
  });

  it.each([
    ['rate_limit_exceeded', { rpm: 1, tpm: null, concurrency: null }],
    ['concurrency_limit_exceeded', { rpm: null, tpm: null, concurrency: 1 }],
  ])('are refused with %s', async (code, limits) => {
    gateway = await createTestGateway({ config: { accounts: { ...accountsConfig, limits } } });
    const client = await openRealtimeClient(gateway, set);
    expect(await check(gateway, gateway.apiKey, { status: 429, code })).toEqual([]);
    await client.close();
  });
});

describe('upgrades that no upstream opens a session for', () => {
  const timeouts = { firstByteMs: 300, firstEventMs: 300 };

  it.each<readonly [what: string, script: UpgradeScript, refusal: Refusal]>([
    [
      'a wrong credential',
      { kind: 'refuse', status: 401 },
      { status: 502, code: 'upstream_rejected_credential' },
    ],
    ['an upgrade that is dropped', { kind: 'drop' }, { status: 502, code: 'upstream_error' }],
    ['a limit', { kind: 'refuse', status: 429 }, { status: 429, code: 'rate_limit_exceeded' }],
    ['too much to do', { kind: 'refuse', status: 503 }, { status: 503, code: 'upstream_error' }],
    ['an unknown model', { kind: 'refuse', status: 404 }, { status: 502, code: 'upstream_error' }],
    ['an error', { kind: 'refuse', status: 500 }, { status: 502, code: 'upstream_error' }],
    ['silence', { kind: 'stall' }, { status: 504, code: 'timeout' }],
  ])('are refused: %s', async (_what, script, refusal) => {
    const upstream = await createRealtimeUpstream();
    upstream.script(script);
    const deployments = [createUpstreamDeployment('openai', upstream.url, timeouts)];
    const gateway = await createTestGateway({ config: { deployments } });
    try {
      const set = loadRealtimeContract('neutral');
      const answer = await sendUpgrade(gateway.url, createUpgrade(set, gateway.apiKey));
      expect(checkRefusal(contracts.neutral, refusal, answer)).toEqual([]);
    } finally {
      await gateway.stop();
      await upstream.close();
    }
  });
});

const accountsConfig: GatewayConfig['accounts'] = loadConfig({
  environment: {},
  providers,
  workingDirectory: '/',
  readFile: () => '',
}).accounts;
