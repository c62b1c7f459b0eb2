import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.stop());

function generate(query: string, headers: Record<string, string>) {
  return fetch(`${gateway.url}/v1beta/models/genfam-2.5-flash:generateContent${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ contents: [{ parts: [{ text: 'Hello [[tokens=3]]' }] }] }),
  });
}

describe('generateContent: query parameters', () => {
  it('accepts alt=json in both profiles', async () => {
    expect((await generate(`?alt=json&key=${gateway.apiKey}`, {})).status).toBe(200);
    expect((await generate('?alt=json', { 'x-goog-api-key': gateway.apiKey })).status).toBe(200);
  });

  it('refuses one the contract does not name in neutral', async () => {
    expect((await generate(`?prettyPrint=false&key=${gateway.apiKey}`, {})).status).toBe(400);
  });

  it('names one the contract does not name as ignored in vendor', async () => {
    const answer = await generate('?prettyPrint=false', { 'x-goog-api-key': gateway.apiKey });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-specway-ignored')).toBe('prettyPrint');
    expect(answer.headers.get('x-specway-deployment')).toBe('simulator');
  });
});
