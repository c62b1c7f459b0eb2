import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig, type Environment } from '../../../src/config/index.ts';
import { providers } from '../../../src/providers/provider-table.ts';

function readProblems(yaml: string, environment: Environment = {}): readonly string[] {
  try {
    loadConfig({ environment, providers, workingDirectory: '/srv', readFile: () => yaml });
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const anthropic = (rest: string) => `deployments:\n  - { id: one, provider: anthropic, ${rest} }\n`;

describe('loadConfig: what a problem shows of the file', () => {
  it.each([
    [anthropic('credential: *sk-secret'), 'specway.yaml:2:49 A text that begins with * needs quotes'],
    [anthropic('credential: !sk-secret x'), 'specway.yaml:2:49 A text that begins with ! needs quotes'],
    [anthropic('credential: "a" sk-secret'), 'specway.yaml:2:'],
    ['objects: { endpoint: "https://me:sk-secret@host" }\n', 'specway.yaml:1:22 objects.endpoint must be'],
    ['publicUrl: https://me:sk-secret@host\n', 'specway.yaml:1:12 publicUrl must be'],
    [
      'realtime: { webrtc: { iceServers: [{ urls: "stuns:me:sk-secret@host" }] } }\n',
      'specway.yaml:1:44 realtime.webrtc.iceServers[0].urls',
    ],
  ])('is no secret in %j', (yaml, beginning) => {
    const problems = readProblems(yaml);
    expect(problems[0]).toContain(beginning);
    expect(problems.join('\n')).not.toContain('sk-secret');
  });

  it.each([
    'deployments: [{ id: "${A}", provider: simulator }, { id: "${A}", provider: simulator }]',
    'deployments: [{ id: "${A}", provider: simulator, models: { wibble: x } }]',
    'server: { trustedProxies: ["${A}"] }',
  ])('is nothing that a variable holds: %s', (yaml) => {
    const problems = readProblems(yaml, { A: 'of-the-environment' });
    expect(problems.join('\n')).toContain('${A}');
    expect(problems.join('\n')).not.toContain('of-the-environment');
  });

  it.each(['$${ABC}', '$${ABC}/$${ABC}', 'x${A}$${ABC}'])('is %s as the file has it', (text) => {
    const problems = readProblems(`publicUrl: "${text}"\n`, { A: '${ABC}' });
    expect(problems[0]).toContain(` It is "${text}".`);
  });

  it('is a key without its line breaks and escapes', () => {
    expect(readProblems('"a\\nb\\e[2J": 1\n')).toEqual([
      'specway.yaml:1:1 "a\\nb\\u001b[2J" is not a known key.',
    ]);
  });
});

describe('loadConfig: what YAML makes of a file', () => {
  it.each([
    ['cors: !!set { origins }\n', 'specway.yaml:1:13 The tag !!set cannot be used here; leave it out.'],
    ['cors: !!omap [ origins: [] ]\n', 'specway.yaml:1:14 The tag !!omap cannot be used here; leave it out.'],
    ['models: { 2.10: {} }\n', 'specway.yaml:1:11 The key 2.10 would be read as 2.1; put it into quotes.'],
    [
      'accounts: {startQuota: 0,5}\n',
      'specway.yaml:1:26 The comma before 5 ends the number; write decimals with a point, and thousands without a comma.',
    ],
    [
      'models: { a: { price: { input: 0,05, output: 1 } } }\n',
      'specway.yaml:1:34 The comma before 05 ends the number; write decimals with a point, and thousands without a comma.',
    ],
    [
      'deployments: [{ id: "${toString}", provider: simulator }]\n',
      'specway.yaml:1:21 deployments[0].id refers to the environment variable toString, which is not set.',
    ],
  ])('refuses %j', (yaml, problem) => {
    expect(readProblems(yaml)).toEqual([problem]);
  });

  it('tells of each reference without quotes in a mapping or a list of one line, and of nothing that follows from it', () => {
    const one = anthropic('credential: ${ONE}, weight: 2');
    const two = '  - { id: two, provider: anthropic, credential: sk-${TWO} }\n';
    const lists = "video: { storageUris: [${THREE}, 's3://${FOUR}/'] }\n";
    const message = 'A reference such as ${NAME} needs quotes within { } and [ ].';
    expect(readProblems(`${one}${two}${lists}`)).toEqual([
      `specway.yaml:2:49 ${message}`,
      `specway.yaml:3:52 ${message}`,
      `specway.yaml:4:24 ${message}`,
    ]);
  });

  it('keeps to the words of YAML where a reference without quotes is not what comes first', () => {
    const problems = readProblems('models: {a: b\nvideo: {storageUris: [${ONE}]}\n');
    expect(problems[0]).toContain('specway.yaml:2:1 Flow map in block collection');
  });

  it('tells of each number with a comma, also where the same figures are behind two of them', () => {
    const problems = readProblems('models: { a: { price: { input: 0,5, output: 1,5 } } }\n');
    expect(problems).toEqual([
      expect.stringContaining('specway.yaml:1:34 The comma before 5 ends the number;'),
      expect.stringContaining('specway.yaml:1:47 The comma before 5 ends the number;'),
    ]);
    expect(readProblems('accounts: { limits: { tpm: 1,000,000 } }\n')).toEqual([
      expect.stringContaining('specway.yaml:1:30 The comma before 000 ends the number;'),
      expect.stringContaining('specway.yaml:1:34 The comma before 000 ends the number;'),
    ]);
  });

  it('takes no key for a part of a number that has a value of its own or a space before it', () => {
    expect(readProblems('accounts: {startQuota: 0,5: 1}\n')).toEqual([
      'specway.yaml:1:26 accounts.5 is not a known key.',
    ]);
    expect(readProblems('accounts: {startQuota: 0, 5}\n')).toEqual([
      'specway.yaml:1:27 accounts.5 is not a known key.',
    ]);
  });

  it('says how long a credential may be', () => {
    expect(readProblems(anthropic(`credential: ${'k'.repeat(5000)}`))).toEqual([
      'specway.yaml:2:49 deployments[0].credential must be printable ASCII without spaces, at most 4096 characters.',
    ]);
  });

  it('says where ports begin that there are not', () => {
    const yaml = 'realtime: { webrtc: { udpPort: 65530, workers: 2 } }';
    const environment = { SPECWAY_WORKERS: '4', DATABASE_URL: 'postgres://h/d' };
    expect(readProblems(yaml, environment)).toEqual([
      'specway.yaml:1:32 realtime.webrtc.udpPort: 8 ports from 65530 on go beyond 65535.',
    ]);
  });

  it('takes keys that are numbers as they are written', () => {
    expect(
      readProblems('deployments: [{ id: s, provider: simulator, extraModels: { 7: sora-2 } }]\n'),
    ).toEqual([]);
  });
});

describe('loadConfig: addresses and places that cannot be', () => {
  const objects = (rest: string) => `objects: { store: s3, bucket: films, ${rest} }\n`;

  it.each([
    [
      objects('prefix: ../../escaped/'),
      'objects.prefix must not lead out of its place: . and .. are no folders.',
    ],
    [
      objects('endpoint: "http://h:99999"'),
      'objects.endpoint is no address that can be asked: see its host and port.',
    ],
    [
      'realtime: { webrtc: { iceServers: [{ urls: "stun:b:99999" }] } }\n',
      'realtime.webrtc.iceServers[0].urls: a port is a number from 1 to 65535.',
    ],
    [
      'cors: { origins: ["https://App.example.com:443"] }\n',
      'cors.origins[0] must be written as browsers send it: https://app.example.com.',
    ],
    ['cors: { origins: ["https://a:99999"] }\n', 'cors.origins[0] is no origin that a browser can have.'],
  ])('are refused: %s', (yaml, problem) => {
    expect(readProblems(yaml)).toEqual([expect.stringContaining(problem)]);
  });

  it('are no others', () => {
    const origins = 'cors: { origins: ["*", "http://localhost:5173", "https://[::1]:8443"] }\n';
    const ice = 'realtime: { webrtc: { iceServers: [{ urls: ["stun:a", "stun:b:3478"] }] } }\n';
    expect(readProblems(objects('prefix: a..b/.c/, endpoint: "http://h:9000"') + origins + ice)).toEqual([]);
  });
});
