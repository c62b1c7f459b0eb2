import type { ProviderName } from '../../../src/providers/index.ts';

/** The key that clients of a run use. */
export const clientKey = 'sk-specway-fuzz-client-key-4c1d9e';

/** A key of the right form that no gateway knows. */
export const wrongKey = 'sk-specway-fuzz-wrong-key-8b27f0';

/** Words of every prompt; they may come back to the client, and must never be in a log. */
export const promptMark = 'quagmire-prompt-71f3';

/** By what the upstreams know the gateways. */
export const upstreamKeys: Readonly<Record<Exclude<ProviderName, 'simulator'>, string>> = {
  openai: 'sk-proj-fuzzOpenaiCredential3f9a',
  anthropic: 'sk-ant-api03-fuzzAnthropicCredential77bc',
  gemini: 'AIzaFuzzGeminiCredential0123456789abcd',
  vertex: 'AQ.FuzzVertexCredential-9e8d7c6b5a',
  specway: 'fuzzNextGatewayCredential5d5d5d',
};

/** What upstreams write into their errors and no client may read, beside the keys and their own address. */
export const upstreamMarks = {
  path: '/srv/quagmire/releases/42/server.js',
  host: 'node-7.quagmire.internal',
  frame: 'at QuagmireHandler.answer',
  key: 'sk-ant-quagmire-otherCustomersKey31',
} as const;

/** The password of the gateways' admin; one that a gateway makes up is printed between the lines of the log. */
export const adminPassword = 'quagmire-admin-password-2b9e';
