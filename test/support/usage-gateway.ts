import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { GatewayConfig } from '../../src/core/config.ts';
import type { Deployment } from '../../src/core/provider.ts';
import { createTestGateway, type TestGateway } from './create-test-gateway.ts';
import { createFakeUpstream, type FakeUpstream } from './fake-upstream.ts';
import { createUpstreamDeployment } from './interface-deployments.ts';

export type UsageRowText = Readonly<Record<string, string | number | null>>;

/** A gateway in front of a scripted upstream whose usage records can be read. */
export interface UsageGateway {
  readonly gateway: TestGateway;
  readonly upstream: FakeUpstream;
  /** Stops the gateway, which writes what waits, and returns every record in the order the requests began. */
  stopAndRead(): Promise<readonly UsageRowText[]>;
}

export async function createUsageGateway(
  config: Partial<GatewayConfig> = {},
  listDeployments = listVendors,
): Promise<UsageGateway> {
  const directory = mkdtempSync(join(tmpdir(), 'specway-usage-'));
  const path = join(directory, 'usage.db');
  const upstream = await createFakeUpstream();
  const deployments = listDeployments(upstream.url);
  const gateway = await createTestGateway({
    config: { deployments, databaseUrl: `sqlite:${path}`, ...config },
  });
  return {
    gateway,
    upstream,
    stopAndRead: async () => {
      await gateway.stop();
      await upstream.close();
      const rows = readRows(path);
      rmSync(directory, { recursive: true });
      return rows;
    },
  };
}

/** One deployment of each vendor at this address. */
function listVendors(url: string): readonly Deployment[] {
  return (['anthropic', 'gemini', 'openai'] as const).map((provider) =>
    createUpstreamDeployment(provider, url),
  );
}

function readRows(path: string): readonly UsageRowText[] {
  const database = new DatabaseSync(path, { readOnly: true });
  const rows = database.prepare('select * from usage_records order by started_at, request_id').all();
  database.close();
  return rows.map((row) => ({ ...row }) as UsageRowText);
}

/** Sends a JSON body as a client of any format may, and reads the answer as far as it comes. */
export async function post(
  gateway: TestGateway,
  path: string,
  init: RequestInit & { readonly json: object },
): Promise<{ readonly status: number; readonly requestId: string; readonly text: string }> {
  const response = await fetch(gateway.url + path, createPost(gateway, init));
  const requestId = response.headers.get('x-request-id') ?? '';
  return { status: response.status, requestId, text: await response.text() };
}

/** The request of {@link post}. */
export function createPost(
  { apiKey }: TestGateway,
  { json, ...init }: RequestInit & { readonly json: object },
): RequestInit {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${apiKey}`,
      'x-api-key': apiKey,
      'anthropic-version': '2023-06-01',
    },
    body: JSON.stringify(json),
    ...init,
  };
}

/** A question in format B. */
export function askMessage(gateway: TestGateway, more: object = {}, init: RequestInit = {}) {
  const messages = [{ role: 'user', content: 'What is the answer?' }];
  const json = { model: 'chatfam-opus-4-8', max_tokens: 64, messages, ...more };
  return post(gateway, '/v1/messages', { json, ...init });
}

/** A question in format C. */
export function askContent(gateway: TestGateway, method = 'generateContent', init: RequestInit = {}) {
  const contents = [{ role: 'user', parts: [{ text: 'What is the answer?' }] }];
  const path = `/v1beta/models/genfam-2.5-flash:${method}`;
  return post(gateway, path, { json: { contents }, ...init, headers: contentHeaders(gateway) });
}

function contentHeaders({ apiKey }: TestGateway): Record<string, string> {
  return { 'content-type': 'application/json', 'x-goog-api-key': apiKey };
}
