import type { TestGateway } from './create-test-gateway.ts';
import { createPost } from './usage-gateway.ts';

/** What an answer says that the key may have in a minute, as text; `null` where it says nothing. */
export async function readRequestLimit(gateway: TestGateway): Promise<string | null> {
  const messages = [{ role: 'user', content: 'What is the answer?' }];
  const json = { model: 'chatfam-opus-4-8', max_tokens: 64, messages };
  const response = await fetch(`${gateway.url}/v1/messages`, createPost(gateway, { json }));
  await response.arrayBuffer();
  return response.headers.get('x-ratelimit-limit-requests');
}
