import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLedger } from '../../src/stores/tools.ts';
import { startGatewayProcess, type GatewayProcess } from '../support/start-gateway-process.ts';

const file = `
accounts: {registration: open, startQuota: 0.01}
models:
  chatfam-sonnet-4-6: {price: {output: 1}}
`;

const password = 'correct horse battery';

let directory: string;
let gateway: GatewayProcess;

async function callAccount(path: string, body: object | null, token?: string) {
  const response = await fetch(gateway.url + path, {
    method: body === null ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return ((await response.json()) as { readonly data: Readonly<Record<string, unknown>> }).data;
}

/** The text of a stream, as far as it came. */
async function stream(apiKey: string, prompt: string): Promise<string> {
  let text = '';
  try {
    const response = await fetch(`${gateway.url}/v1/messages`, {
      method: 'POST',
      headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01', 'content-type': 'application/json' },
      body: JSON.stringify({
        model: 'chatfam-sonnet-4-6',
        max_tokens: 50,
        stream: true,
        messages: [{ role: 'user', content: prompt }],
      }),
    });
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? [])
      text += decoder.decode(chunk as Uint8Array, { stream: true });
  } catch {
    // Cut off with the process.
  }
  return text;
}

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'specway-e2e-'));
  writeFileSync(join(directory, 'specway.yaml'), file);
  gateway = await startGatewayProcess({ directory });
});

afterAll(async () => {
  await gateway.stop();
  rmSync(directory, { recursive: true });
});

describe('a gateway that is killed', () => {
  it('has charged those who saw the end of their answer, and nobody else', { timeout: 60_000 }, async () => {
    await callAccount('/api/user/register', { username: 'ada', password });
    const login = async () =>
      (await callAccount('/api/user/login', { username: 'ada', password }))['token'] as string;
    const { key } = await callAccount('/api/user/keys', { name: 'streams' }, await login());
    const apiKey = key as string;
    const streams = Array.from({ length: 40 }, (_, index) =>
      stream(apiKey, `[[tokens=20]] [[pace=${String(1 + (index % 20) * 8)}ms]]`),
    );
    // Some have ended by now, and some have not.
    await Promise.race(streams.slice(10));
    gateway.kill('SIGKILL');
    const ended = (await Promise.all(streams)).filter((text) => text.includes('event: message_stop')).length;
    await gateway.ended;
    gateway = await startGatewayProcess({ directory });
    const self = await callAccount('/api/user/self', null, await login());
    expect(ended).toBeGreaterThan(0);
    expect(self).toMatchObject({ held_quota: 0 });
    const spent = Number(self['used_quota']);
    expect(spent).toBeGreaterThanOrEqual(20 * ended);
    expect(spent % 20).toBe(0);
    expect(Number(self['quota'])).toBe(10_000 - spent);
    const { faults } = await auditLedger(`sqlite:${join(directory, 'data', 'specway.db')}`, 'settled');
    expect(faults).toEqual([]);
  });
});
