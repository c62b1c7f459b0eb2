import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeySettings } from '../../../src/core/principal.ts';
import { createChargedGateway, type ChargedGateway, type Payer } from '../../support/charged-gateway.ts';
import { createTestPrice } from '../../support/create-price.ts';
import { fetchAdmitted } from '../../support/fetch-admitted.ts';
import { parseMetrics } from '../../support/parse-metrics.ts';

const message = { max_tokens: 100, messages: [{ role: 'user', content: 'Hello' }] };
const content = { contents: [{ parts: [{ text: 'Hello' }] }] };

/** What each area's clients ask, of a model by its name of either spelling. */
const questions = [
  {
    operation: 'createImage',
    model: 'imgfam-2',
    name: 'gpt-image-2',
    path: '/v1/images/generations',
    json: { model: 'gpt-image-2', prompt: 'a house by the sea' },
  },
  {
    operation: 'createMessage',
    model: 'chatfam-sonnet-4-6',
    name: 'claude-sonnet-4-6',
    path: '/v1/messages',
    json: { model: 'claude-sonnet-4-6', ...message },
  },
  {
    operation: 'countMessageTokens',
    model: 'chatfam-sonnet-4-6',
    name: 'claude-sonnet-4-6',
    path: '/v1/messages/count_tokens',
    json: { model: 'claude-sonnet-4-6', messages: message.messages },
  },
  {
    operation: 'streamGenerateContent',
    model: 'genfam-2.5-flash',
    name: 'gemini-2.5-flash',
    path: '/v1beta/models/gemini-2.5-flash:streamGenerateContent?alt=sse',
    json: content,
  },
] as const;

type Question = (typeof questions)[number];

let charged: ChargedGateway;

beforeAll(async () => {
  const price = createTestPrice({ output: 1_000_000n, outputImage: 1_000_000n });
  charged = await createChargedGateway({
    prices: { 'imgfam-2': price, 'chatfam-sonnet-4-6': price, 'genfam-2.5-flash': price },
  });
});

afterAll(async () => {
  await charged.close();
});

async function ask({ apiKey }: Payer, { path, json }: Question): Promise<number> {
  const response = await fetchAdmitted(charged.gateway.url + path, {
    method: 'POST',
    headers: {
      'x-api-key': apiKey,
      'x-goog-api-key': apiKey,
      authorization: `Bearer ${apiKey}`,
      'anthropic-version': '2023-06-01',
      'content-type': 'application/json',
    },
    body: JSON.stringify(json),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Without those of attempts at which a busy machine could not say whether there is money. */
async function readRecords({ userId }: Payer, count: number) {
  const read = () =>
    charged.query(
      `select * from usage_records where user_id = '${userId}' and status <> 503 order by started_at, request_id`,
    );
  await expect.poll(read, { timeout: 15_000 }).toHaveLength(count);
  return read();
}

const limits = { rpm: null, tpm: null, concurrency: null };

const refusals: readonly (readonly [string, number, Partial<KeySettings>, object])[] = [
  ['money', 429, {}, { error_reason: 'insufficient_quota' }],
  ['a limit', 429, { limits: { ...limits, tpm: 1 } }, { error_reason: 'rate_limit_exceeded' }],
  ['a model', 403, { models: ['chatfam-opus-*'] }, { error_reason: 'permission_denied' }],
];

const cases = refusals.flatMap(([reason, status, settings, facts]) =>
  questions
    // Counting tokens costs nothing and uses none.
    .filter(({ operation }) => operation !== 'countMessageTokens' || status === 403)
    .map((question) => ({ ...question, question, reason, status, settings, facts })),
);

describe('a request that the gateway refuses', () => {
  it.each(cases)('for $reason leaves one record: $operation', async ({ question, ...wanted }) => {
    const payer = await charged.createPayer(0n, wanted.settings);
    expect(await ask(payer, question)).toBe(wanted.status);
    const [record] = await readRecords(payer, 1);
    expect(record).toMatchObject({
      operation_id: wanted.operation,
      model: wanted.model,
      requested_model: wanted.name,
      served_model: null,
      deployment_id: null,
      status: BigInt(wanted.status),
      outcome: 'failed',
      usage_source: null,
      cost: null,
      ...wanted.facts,
    });
  });

  it('names its model in the log line, and counts for no deployment and no tokens', async () => {
    const payer = await charged.createPayer(0n);
    const metrics = async () => parseMetrics(await (await fetch(`${charged.gateway.url}/metrics`)).text());
    const labels = { model: 'chatfam-sonnet-4-6' };
    await ask(payer, questions[1]);
    const [record] = await readRecords(payer, 1);
    const line = charged.gateway.logLines.find(({ requestId }) => requestId === record?.['request_id']);
    expect(line).toMatchObject({ model: 'chatfam-sonnet-4-6', status: 429 });
    expect(line).not.toHaveProperty('deploymentId');
    expect((await metrics()).find('specway_tokens_total', labels)).toBeUndefined();
  });
});
