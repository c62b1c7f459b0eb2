import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.stop());

function ask(text: string) {
  return fetch(`${gateway.url}/v1/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': gateway.apiKey, 'msg-version': '2023-06-01' },
    body: JSON.stringify({
      model: 'chatfam-opus-4-8',
      max_tokens: 10,
      messages: [{ role: 'user', content: text }],
    }),
  });
}

describe('answer headers', () => {
  it('say which deployment served and how the time was spent', async () => {
    const { headers } = await ask('Hello [[delay=60ms]]');
    expect(headers.get('x-specway-deployment')).toBe('simulator');
    const timing = /^gateway;dur=(\d+\.\d), upstream;dur=(\d+\.\d)$/.exec(headers.get('server-timing') ?? '');
    expect(Number(timing?.[2])).toBeGreaterThanOrEqual(59);
    expect(Number(timing?.[1])).toBeGreaterThanOrEqual(0);
  });

  it('say nothing of an upstream where none was asked', async () => {
    const { headers } = await fetch(`${gateway.url}/healthz`);
    expect([headers.get('x-specway-deployment'), headers.get('server-timing')]).toEqual([null, null]);
    expect(headers.get('x-request-id')).toMatch(/^req_/);
  });
});
