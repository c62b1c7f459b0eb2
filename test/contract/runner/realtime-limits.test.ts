import { afterEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../../src/config/index.ts';
import type { GatewayConfig } from '../../../src/core/config.ts';
import { providers } from '../../../src/providers/provider-table.ts';
import { checkAnswer } from '../../support/contract-answer.ts';
import { sendRequest, type WireAnswer } from '../../support/contract-client.ts';
import { loadContract } from '../../support/contract-document.ts';
import { loadRealtimeContract } from '../../support/contract-realtime.ts';
import { createUpgrade, sendUpgrade } from '../../support/contract-upgrade.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { createRealtimeUpstream, type UpgradeScript } from '../../support/realtime-upstream.ts';

const contract = loadContract('neutral');
const set = loadRealtimeContract('neutral');
const { accounts } = loadConfig({ environment: {}, providers, workingDirectory: '/', readFile: () => '' });

let gateway: TestGateway;

async function openLimited(rpm: number, config: Partial<GatewayConfig> = {}): Promise<void> {
  const limits = { rpm, tpm: null, concurrency: null };
  gateway = await createTestGateway({ config: { accounts: { ...accounts, limits }, ...config } });
}

afterEach(() => gateway.stop());

const post = (target: string, mediaType: string, body: string): Promise<WireAnswer> =>
  sendRequest(gateway, {
    method: 'POST',
    target,
    headers: { authorization: `Bearer ${gateway.apiKey}`, 'content-type': mediaType },
    body,
  });
const postJson = (target: string, value: object) => post(target, 'application/json', JSON.stringify(value));
const postOffer = (target: string) => post(`${target}?model=${set.model}`, 'application/sdp', 'no offer');
const upgrade = () => sendUpgrade(gateway.url, createUpgrade(set, gateway.apiKey));

/** Everything in which an answer is not one of this status that says the level of the limit, as the contract has it. */
function findProblems(operationId: string, status: number, answer: WireAnswer): readonly string[] {
  const problems = checkAnswer(contract, operationId, { answer, expectation: { status } });
  const said = ['limit', 'remaining', 'reset'].filter(
    (part) => answer.headers[`x-ratelimit-${part}-requests`] === undefined,
  );
  return [...problems, ...said.map((part) => `The level has no ${part}.`)];
}

/** By what is asked: its operation, and how it is asked. */
const openings: readonly (readonly [what: string, operationId: string, ask: () => Promise<WireAnswer>])[] = [
  ['an upgrade', 'connectRealtime', upgrade],
  ['an offer', 'connectRealtime', () => postOffer('/v1/realtime')],
  ['an offer of the present dialect', 'createRealtimeCall', () => postOffer('/v1/realtime/calls')],
];
const wrongSettings = { model: set.model, bits_per_sample: 8 };

describe('realtime under a limit', () => {
  it.each([
    ...openings,
    [
      'a session',
      'createRealtimeSession',
      () => postJson('/v1/realtime/sessions', { model: set.model }),
    ] as const,
    ['a secret', 'createRealtimeClientSecret', () => postJson('/v1/realtime/client_secrets', {})] as const,
  ])('refuses %s with the level of the limit', async (_what, operationId, ask) => {
    await openLimited(1);
    expect((await postJson('/v1/realtime/sessions', { model: set.model })).status).toBe(200);
    expect(findProblems(operationId, 429, await ask())).toEqual([]);
  });

  it.each([
    ...openings.slice(1),
    ['a session', 'createRealtimeSession', () => postJson('/v1/realtime/sessions', wrongSettings)] as const,
  ])('says the level of the limit to what fails after it: %s', async (_what, operationId, ask) => {
    await openLimited(100);
    expect(findProblems(operationId, 400, await ask())).toEqual([]);
  });

  it.each<readonly [what: string, script: UpgradeScript, status: number]>([
    ['an error', { kind: 'refuse', status: 500 }, 502],
    ['too much to do', { kind: 'refuse', status: 503 }, 503],
    ['silence', { kind: 'stall' }, 504],
  ])('says it where the upstream answers with %s', async (_what, script, status) => {
    const upstream = await createRealtimeUpstream();
    upstream.script(script);
    const timeouts = { firstByteMs: 300, firstEventMs: 300 };
    await openLimited(100, { deployments: [createUpstreamDeployment('openai', upstream.url, timeouts)] });
    try {
      expect(findProblems('connectRealtime', status, await upgrade())).toEqual([]);
    } finally {
      await upstream.close();
    }
  });
});
