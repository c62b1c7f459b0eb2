import type { JsonObject } from '../../src/core/json/json-object.ts';
import type { KeySettings } from '../../src/core/principal.ts';
import type { ChargedGateway } from './charged-gateway.ts';
import { fetchAdmitted } from './fetch-admitted.ts';

/** What somebody was answered, and what that cost. */
export interface PaidAnswer {
  readonly status: number;
  readonly text: string;
  /** In micro-USD. */
  readonly spent: bigint;
  /** Of the usage record of an answer with 200. */
  readonly servedModel: unknown;
}

/** POST /v1/messages as a user of its own with 10 USD, until nothing is held any more. `body` names the model at least. */
export async function askAsPayer(
  charged: ChargedGateway,
  body: JsonObject,
  settings: Partial<KeySettings> = {},
): Promise<PaidAnswer> {
  const payer = await charged.createPayer(10_000_000n, settings);
  const response = await fetchAdmitted(`${charged.gateway.url}/v1/messages`, {
    method: 'POST',
    headers: {
      'x-api-key': payer.apiKey,
      'anthropic-version': '2023-06-01',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ max_tokens: 100, messages: [{ role: 'user', content: 'Hello' }], ...body }),
  });
  const text = await response.text();
  while ((await payer.readBalance()).held > 0n) await new Promise((resolve) => setTimeout(resolve, 10));
  const { spent } = await payer.readBalance();
  const [record] = charged.query(
    `select * from usage_records where status = 200 and user_id = '${payer.userId}'`,
  );
  return { status: response.status, text, spent, servedModel: record?.served_model };
}
