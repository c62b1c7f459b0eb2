import { createChargedGateway, type ChargedGateway } from './charged-gateway.ts';
import type { PriceConfig } from '../../src/core/config.ts';
import type { Deployment } from '../../src/core/provider.ts';
import { providers } from '../../src/providers/provider-table.ts';
import { createTestGateway, type TestGateway } from './create-test-gateway.ts';
import { createFakeUpstream, type FakeUpstream } from './fake-upstream.ts';
import { fetchAdmitted } from './fetch-admitted.ts';
import { createUpstreamDeployment } from './interface-deployments.ts';
import type { JsonObject } from '../../src/core/json/json-object.ts';

/** Models of one vendor with prices, asked directly and through a second gateway, which asks the same upstream. */
export interface VendorPriceRig {
  readonly upstream: FakeUpstream;
  /** Asks as somebody who has money, and tells what was spent and held. The answer is read until `until`, or to its end. */
  spend(question: Question): Promise<{ readonly spent: bigint; readonly text: string }>;
  close(): Promise<void>;
}

export interface Question {
  readonly path: string;
  readonly json: JsonObject;
  readonly way: 'direct' | 'chained';
  readonly until?: string;
  /** What the asking account has, in micro-USD; default ten dollars. */
  readonly credit?: bigint;
}

/** Answers are given one by one: one that is asked for twice is missed later. */
const patient = { connectMs: 30_000, firstByteMs: 30_000, idleMs: 30_000, totalMs: 60_000 };

export async function createVendorPriceRig(
  vendor: 'anthropic' | 'gemini',
  prices: Readonly<Record<string, PriceConfig>>,
): Promise<VendorPriceRig> {
  const upstream = await createFakeUpstream();
  const deployments = [createUpstreamDeployment(vendor, upstream.url, patient)];
  const second = await createTestGateway({ config: { deployments } });
  const ways = {
    direct: await createChargedGateway({ prices, config: { deployments } }),
    chained: await createChargedGateway({ prices, config: { deployments: [createLink(second, prices)] } }),
  };
  return {
    upstream,
    spend: (question) => spend(ways[question.way], question),
    close: async () => {
      await Promise.all([ways.direct.close(), ways.chained.close()]);
      await second.stop();
      await upstream.close();
    },
  };
}

function createLink(second: TestGateway, prices: Readonly<Record<string, PriceConfig>>): Deployment {
  return {
    id: 'second',
    provider: providers.specway,
    baseUrl: second.url,
    credential: second.apiKey,
    models: Object.fromEntries(Object.keys(prices).map((name) => [name, name])),
    timeouts: patient,
  };
}

async function spend(charged: ChargedGateway, { path, json, until, credit = 10_000_000n }: Question) {
  const payer = await charged.createPayer(credit);
  const abort = new AbortController();
  const response = await fetchAdmitted(charged.gateway.url + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${payer.apiKey}`,
      'anthropic-version': '2023-06-01',
      'content-type': 'application/json',
    },
    body: JSON.stringify(json),
    signal: abort.signal,
  });
  const text = await readUntil(response, until);
  if (until !== undefined) abort.abort();
  while ((await payer.readBalance()).held > 0n) await new Promise((resolve) => setTimeout(resolve, 10));
  return { spent: (await payer.readBalance()).spent, text };
}

async function readUntil(response: Response, until: string | undefined): Promise<string> {
  if (until === undefined) return await response.text();
  let seen = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    seen += decoder.decode(chunk as Uint8Array, { stream: true });
    if (seen.includes(until)) break;
  }
  return seen;
}
