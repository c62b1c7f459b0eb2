import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '../../../src/config/index.ts';
import type { GatewayConfig } from '../../../src/core/config.ts';
import { providers } from '../../../src/providers/provider-table.ts';

function load(yaml: string, environment: Record<string, string> = {}): GatewayConfig {
  return loadConfig({ environment, providers, workingDirectory: '/srv', readFile: () => yaml });
}

function readProblems(yaml: string, environment: Record<string, string> = {}): readonly string[] {
  try {
    load(yaml, environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const account = { type: 'service_account', client_email: 'gateway@p.iam.example', private_key: pem };
const vertex = '{ id: v, provider: vertex, credential: "${KEY}", project: p-1, location: europe-west4 }';

describe('retired names', () => {
  it('go to their successors, unless the operator names a model', () => {
    const { deployments } = load(`deployments:
  - { id: o, provider: openai, credential: one }
  - { id: g, provider: gemini, credential: two }
  - { id: m, provider: gemini, credential: three, models: { genfam-2.5-flash-image: gemini-2.5-flash-image } }
`);
    expect(deployments[0]?.models).toEqual({
      'imgfam-1': 'gpt-image-2',
      'imgfam-1.5': 'gpt-image-2',
      'rtfam-4o-realtime-preview': 'gpt-realtime-2.1',
      'rtfam-4o-realtime-preview-2024-12-17': 'gpt-realtime-2.1',
      'rtfam-4o-mini-realtime-preview': 'gpt-realtime-2.1-mini',
      'gpt-realtime*': 'gpt-realtime*',
      'imgfam-2': 'gpt-image-2',
      'gpt-image-*': 'gpt-image-*',
      'chatgpt-image-*': 'chatgpt-image-*',
    });
    expect(deployments[1]?.models).toMatchObject({
      'genfam-2.5-flash-image': 'gemini-3.1-flash-image',
      'genfam-3.1-flash-image-preview': 'gemini-3.1-flash-image',
      'genfam-3-pro-image-preview': 'gemini-3-pro-image',
      'genfam-3-pro-preview': 'gemini-3.1-pro-preview',
      'imgfam2-4.0-fast-generate-001': 'gemini-3.1-flash-image',
      'genfam-2.5-pro': 'gemini-2.5-pro',
    });
    expect(deployments[2]?.models).toEqual({ 'genfam-2.5-flash-image': 'gemini-2.5-flash-image' });
  });
});

describe('vertex', () => {
  it.each([
    [
      'project: p-1, location: europe-west4',
      'https://europe-west4-aiplatform.googleapis.com/v1/projects/p-1/locations/europe-west4/publishers/google',
    ],
    [
      'project: p-1, location: global',
      'https://aiplatform.googleapis.com/v1/projects/p-1/locations/global/publishers/google',
    ],
    [
      "project: p-1, location: global, baseUrl: 'http://127.0.0.1:9/prefix/'",
      'http://127.0.0.1:9/prefix/v1/projects/p-1/locations/global/publishers/google',
    ],
  ])('finds its models for %s', (keys, expected) => {
    const yaml = `deployments: [{ id: v, provider: vertex, credential: "\${KEY}", ${keys} }]`;
    const { deployments } = load(yaml, { KEY: JSON.stringify(account, null, 2) });
    expect(deployments[0]?.baseUrl).toBe(expected);
    expect(deployments[0]?.models['genfam-2.5-pro']).toBe('gemini-2.5-pro');
  });

  it('takes an API key without a project', () => {
    const { deployments } = load('deployments: [{ id: v, provider: vertex, credential: AQ.example }]');
    expect(deployments[0]?.baseUrl).toBe('https://aiplatform.googleapis.com/v1/publishers/google');
  });

  it('asks for project and location beside a service account', () => {
    const yaml = 'deployments: [{ id: v, provider: vertex, credential: "${KEY}" }]';
    expect(readProblems(yaml, { KEY: JSON.stringify(account) })).toEqual([
      'specway.yaml:1:15 deployments[0] lacks the key project.',
      'specway.yaml:1:15 deployments[0] lacks the key location.',
    ]);
    expect(readProblems('deployments: [{ id: v, provider: vertex, credential: k, project: p }]')).toEqual([
      'specway.yaml:1:15 deployments[0] lacks the key location.',
    ]);
  });

  it('asks for a credential unless there is a base URL', () => {
    expect(readProblems('deployments: [{ id: v, provider: vertex }]')).toEqual([
      'specway.yaml:1:15 deployments[0] lacks the key credential.',
    ]);
    expect(readProblems("deployments: [{ id: v, provider: vertex, baseUrl: 'http://x' }]")).toEqual([]);
  });

  it('leaves project and location to vertex', () => {
    const yaml = 'deployments: [{ id: g, provider: gemini, credential: k, project: p, location: global }]';
    expect(readProblems(yaml)).toEqual([
      expect.stringContaining('deployments[0].project must be left out: only vertex has projects'),
      expect.stringContaining('deployments[0].location must be left out: only vertex has locations'),
    ]);
  });

  it.each([
    ['{"client_email":', 'begins like the JSON of a service account but is no JSON object'],
    [JSON.stringify({ ...account, client_email: undefined }), 'is a service account without client_email'],
    [JSON.stringify({ ...account, private_key: '' }), 'is a service account without private_key'],
    [
      JSON.stringify({ ...account, private_key: 'secret-text' }),
      'holds a private_key that is no RSA key in PEM form',
    ],
    [
      JSON.stringify({ ...account, token_uri: 'http://tokens.example/x' }),
      'holds a token_uri that is neither https nor on this machine',
    ],
    [
      JSON.stringify({ ...account, token_uri: 'http://127.0.0.1.example/x' }),
      'holds a token_uri that is neither https nor on this machine',
    ],
  ])('refuses %j without showing it', (credential, reason) => {
    const problems = readProblems(`deployments: [${vertex}]`, { KEY: credential });
    expect(problems).toEqual([`specway.yaml:1:54 deployments[0].credential ${reason}.`]);
  });

  it.each(['https://tokens.example/x', 'http://127.0.0.1:9/token', 'http://localhost:9/token'])(
    'accepts the token address %s',
    (tokenUri) => {
      const credential = JSON.stringify({ ...account, token_uri: tokenUri });
      expect(readProblems(`deployments: [${vertex}]`, { KEY: credential })).toEqual([]);
    },
  );

  it('refuses spaces in the key of every other provider', () => {
    const yaml = 'deployments: [{ id: g, provider: gemini, credential: "${KEY}" }]';
    const problems = readProblems(yaml, { KEY: JSON.stringify(account, null, 2) });
    expect(problems).toEqual([
      expect.stringContaining('deployments[0].credential must be printable ASCII without spaces'),
    ]);
    expect(problems.join()).not.toContain('BEGIN');
  });
});
