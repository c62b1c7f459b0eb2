import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig, type Environment } from '../../../src/config/index.ts';
import { catalogueModels } from '../../../src/core/model-catalogue.ts';
import { providers } from '../../../src/providers/provider-table.ts';

function load(yaml: string, environment: Environment = {}) {
  const readFile = (path: string) => {
    if (path !== '/srv/specway.yaml') throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
    return yaml;
  };
  return loadConfig({ environment, providers, workingDirectory: '/srv', readFile });
}

function readProblems(yaml: string, environment: Environment = {}): readonly string[] {
  try {
    load(yaml, environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('loadConfig: specway.yaml', () => {
  it.each(['', '# nothing but a comment\n', '{}', 'cors: {}'])('takes %j for the defaults', (yaml) => {
    const [simulator, ...others] = load(yaml).deployments;
    expect(others).toEqual([]);
    expect(simulator).toMatchObject({
      id: 'simulator',
      provider: providers.simulator,
      baseUrl: '',
      credential: null,
    });
    const names = Object.keys(simulator?.models ?? {});
    expect(names.filter((name) => !name.includes('*'))).toEqual(catalogueModels.map(({ id }) => id));
  });

  const optional = `
deployments:
  - { id: one, provider: anthropic, credential: '\${ONE}', optional: true }
  - { id: two, provider: vertex, credential: '\${TWO}', optional: true, project: p, location: global }
models: { chatfam-opus-4-8: { aliases: [best] } }
`;

  it('leaves out what is optional and has no credential, and keeps what is said of its models', () => {
    const config = load(optional, { TWO: 'key' });
    expect(config.deployments.map(({ id, credential }) => [id, credential])).toEqual([['two', 'key']]);
    expect(config.leftOut).toEqual([{ id: 'one', variable: 'ONE' }]);
    expect(Object.keys(config.models)).toEqual(['chatfam-opus-4-8']);
  });

  it('refuses a file of which nothing is left', () => {
    expect(readProblems(optional)).toEqual([
      expect.stringMatching(
        /^specway\.yaml:3:3 deployments has only optional ones; set at least one of ONE, TWO\.$/,
      ),
    ]);
  });

  it.each([
    ["{ id: one, provider: anthropic, credential: '\${ONE}' }", 'refers to the environment variable ONE'],
    ["{ id: one, provider: anthropic, credential: '\${1}', optional: true }", 'is not a reference'],
    [
      "{ id: one, provider: anthropic, baseUrl: '\${ONE}', credential: x, optional: true }",
      'refers to the environment variable ONE',
    ],
  ])('refuses %s where ONE is not set', (deployment, message) => {
    expect(readProblems(`deployments: [${deployment}]`)).toEqual([expect.stringContaining(message)]);
  });

  it('reads every key', () => {
    const config = load(
      `
deployments:
  - id: anthropic-eu
    provider: anthropic
    baseUrl: https://eu.example.com/proxy/
    credential: \${ANTHROPIC_API_KEY}
    models: { chatfam-opus-4-8: claude-opus-4-8, my-model: claude-haiku-4-5 }
    timeouts: { connect: 3s, firstByte: 90s, firstEvent: 20s, idle: 45s, total: 20m }
    weight: 3
    priority: 1
    concurrency: 200
    abort: drain
    retryAmbiguous: false
cors:
  origins: ['https://app.example.com', 'http://localhost:5173']
limits:
  bodyBytesInFlight: 1GiB
  uploadBytesInFlight: 2GiB
  bodyTimeout: 30s
  bodyRate: 16KiB
  stallTimeout: 30s
  jsonValues: { images: 30000, video: 40000, messages: 50000, generateContent: 60000 }
  pixelsPerRequest: 1000000
  pixelsPerKey: 2000000
  connections: 100
  connectionsPerAddress: 10
  requestsPerKey: 20
  failedAuthentications: 5
  overload: { loopDelay: 500ms, heapPercent: 75 }
server: { trustedProxies: [127.0.0.1, '::1', 10.0.0.0/8, 'fd00::/8'] }
streams: { keepAlive: 5s, maxEventBytes: 8MiB, drain: 0s }
simulator: { pace: 40ms }
metrics: { enabled: false }
usage: { records: false }
`,
      { ANTHROPIC_API_KEY: 'sk-ant-1' },
    );
    expect(config.deployments).toEqual([
      {
        id: 'anthropic-eu',
        provider: providers.anthropic,
        baseUrl: 'https://eu.example.com/proxy',
        credential: 'sk-ant-1',
        models: { 'chatfam-opus-4-8': 'claude-opus-4-8', 'my-model': 'claude-haiku-4-5' },
        timeouts: {
          connectMs: 3000,
          firstByteMs: 90_000,
          firstEventMs: 20_000,
          idleMs: 45_000,
          totalMs: 1_200_000,
        },
        weight: 3,
        priority: 1,
        concurrency: 200,
        abort: 'drain',
        retryAmbiguous: false,
      },
    ]);
    expect(config).toMatchObject({
      cors: { origins: ['https://app.example.com', 'http://localhost:5173'] },
      limits: {
        bodyBytesInFlight: 1_073_741_824,
        uploadBytesInFlight: 2_147_483_648,
        bodyTimeoutMs: 30_000,
        bodyBytesPerSecond: 16_384,
        stallTimeoutMs: 30_000,
        jsonValues: { images: 30_000, video: 40_000, messages: 50_000, generateContent: 60_000 },
        pixelsPerRequest: 1_000_000,
        pixelsPerKey: 2_000_000,
        connections: 100,
        connectionsPerAddress: 10,
        requestsPerKey: 20,
        failedAuthentications: 5,
        overload: { loopDelayMs: 500, heapShare: 0.75 },
      },
      server: { trustedProxies: ['127.0.0.1', '::1', '10.0.0.0/8', 'fd00::/8'] },
      streams: { keepAliveMs: 5000, maxEventBytes: 8_388_608, drainMs: 0 },
      simulator: { paceMs: 40 },
      metrics: { enabled: false, token: null },
      usage: { records: false },
    });
  });

  it('fills in the base URL, the models and the time-outs of a provider', () => {
    const { deployments } = load(`
deployments:
  - { id: a, provider: anthropic, credential: one }
  - { id: g, provider: gemini, credential: two }
  - { id: s, provider: specway, baseUrl: 'http://10.0.0.2:8080', credential: three }
`);
    expect(deployments.map(({ baseUrl }) => baseUrl)).toEqual([
      'https://api.anthropic.com',
      'https://generativelanguage.googleapis.com',
      'http://10.0.0.2:8080',
    ]);
    expect(deployments[0]?.models['chatfam-opus-4-8']).toBe('claude-opus-4-8');
    expect(Object.values(deployments[0]?.models ?? {}).filter((name) => !name.startsWith('claude-'))).toEqual(
      [],
    );
    expect(deployments[1]?.models['genfam-2.5-flash']).toBe('gemini-2.5-flash');
    expect(
      Object.values(deployments[1]?.models ?? {}).filter((name) => !/^(?:gemini|veo)-/u.test(name)),
    ).toEqual(['imagen-*']);
    expect(deployments[2]?.models['rtfam-4o-realtime-preview']).toBe('rtfam-4o-realtime-preview');
    expect(deployments[0]?.timeouts).toEqual({
      connectMs: 10_000,
      firstByteMs: 600_000,
      firstEventMs: 120_000,
      idleMs: 300_000,
      totalMs: 3_600_000,
    });
  });

  it('lets a file use its own SPECWAY_ variable', () => {
    const yaml = `deployments: [{ id: s, provider: specway, baseUrl: 'http://x', credential: '\${SPECWAY_NEXT_KEY}' }]`;
    expect(load(yaml, { SPECWAY_NEXT_KEY: 'sk-next' }).deployments[0]?.credential).toBe('sk-next');
  });

  it('names unknown keys with path, line and suggestion', () => {
    const yaml = `deployments:
  - id: sim
    provider: simulator
    timeouts:
      conect: 3s
stream: {}
sreams: {}
wibble: 1
`;
    expect(readProblems(yaml)).toEqual([
      'specway.yaml:5:7 deployments[0].timeouts.conect is not a known key; did you mean connect?',
      'specway.yaml:6:1 stream is not a known key; did you mean streams?',
      'specway.yaml:7:1 sreams is not a known key; did you mean streams?',
      'specway.yaml:8:1 wibble is not a known key.',
    ]);
  });

  it.each([
    [
      'deployments: []',
      'specway.yaml:1:14 deployments must be a list with at least one deployment. It is an empty list.',
    ],
    [
      'deployments:',
      'specway.yaml:1:13 deployments must be a list with at least one deployment. It is empty.',
    ],
    [
      'deployments: [simulator]',
      'specway.yaml:1:15 deployments[0] must be a mapping that describes a deployment. It is "simulator".',
    ],
    ['deployments: [{ id: x }]', 'specway.yaml:1:15 deployments[0] lacks the key provider.'],
    [
      'deployments: [{ id: X, provider: simulator }]',
      'specway.yaml:1:21 deployments[0].id must be 1 to 64 characters of a-z 0-9 - that do not start with -. It is "X".',
    ],
    [
      'deployments: [{ id: x, provider: antropic }]',
      `specway.yaml:1:34 deployments[0].provider must be one of ${Object.keys(providers).join(', ')}. It is "antropic". Did you mean anthropic?`,
    ],
    [
      'streams: { drain: 30 }',
      'specway.yaml:1:19 streams.drain must be 0 or a duration such as 500ms, 30s, 10m, 1h or 2d, at most 99999s, 9999m, 99h or 24d. It is 30.',
    ],
    [
      'streams: { keepAlive: 0s }',
      'specway.yaml:1:23 streams.keepAlive must be a duration such as 500ms, 30s, 10m, 1h or 2d, at most 99999s, 9999m, 99h or 24d. It is "0s".',
    ],
    [
      'limits: { bodyBytesInFlight: 512MB }',
      'specway.yaml:1:30 limits.bodyBytesInFlight must be a size such as 512KiB, 32MiB or 1GiB. It is "512MB".',
    ],
    [
      'server: { trustedProxies: [proxy.example] }',
      'specway.yaml:1:28 server.trustedProxies[0] must be an IP address or a range such as 10.0.0.0/8. It is "proxy.example".',
    ],
    [
      'server: { trustedProxies: [10.0.0.0/8, 10.0.0.0/33] }',
      'specway.yaml:1:40 server.trustedProxies[1] must be an IP address or a range such as 10.0.0.0/8. It is "10.0.0.0/33".',
    ],
    ['limits: { jsonValues: { messages: 0 } }', /messages must be a whole number from 1000 to 100000000/],
    ['limits: { overload: { heapPercent: 100 } }', /heapPercent must be a whole number from 10 to 99/],
    [
      'cors: { origins: ["https://a.example/"] }',
      'specway.yaml:1:19 cors.origins[0] must be "*" or an origin such as https://app.example.com, without a path. It is "https://a.example/".',
    ],
    ['usage: { records: no }', 'specway.yaml:1:19 usage.records must be true or false. It is "no".'],
    ['usage: { record: true }', /usage\.record is not a known key; did you mean records\?/],
    ['cors: { origins: [a, a] }', /origins must be a list of origins without repetition/],
    ['[1, 2]', 'specway.yaml:1:1 The file must be a mapping of keys to values. It is a list.'],
  ])('refuses %s', (yaml, expected) => {
    expect(readProblems(yaml).join('\n')).toMatch(expected);
  });

  it.each([
    ['a: 1\n  b: 2', /^specway\.yaml:1:4 Nested mappings are not allowed in compact mappings\.$/m],
    ['cors: {}\ncors: {}', /^specway\.yaml:2:1 The key cors stands in line 1, too; keep one\.$/],
    ['cors: !wrong {}', /^specway\.yaml:1:7 A text that begins with ! needs quotes/],
    [`a: &a [1]\nb: [${'*a, '.repeat(200)}]`, /^specway\.yaml:1:1 Excessive alias count .+\.$/],
    ['a: &a [*a]', /^specway\.yaml:1:8 a\[0\] refers to itself\.$/],
    ['cors: &a\n  origins: [x, { y: *a }]', /^specway\.yaml:2:21 cors\.origins\[1\]\.y refers to itself\.$/],
    ['&all\ncors: *all', /^specway\.yaml:2:7 cors refers to itself\.$/],
    ['cors: *nobody', /^specway\.yaml:1:7 A text that begins with \* needs quotes/],
  ])('refuses %j as YAML', (yaml, expected) => {
    expect(readProblems(yaml).join('\n')).toMatch(expected);
  });

  it('names a credential that is missing where the provider needs one', () => {
    const yaml = `deployments:
  - { id: a, provider: anthropic }
  - { id: b, provider: anthropic, baseUrl: 'http://localhost:9999' }
  - { id: c, provider: gemini }
  - { id: d, provider: specway, baseUrl: 'http://localhost:9998' }
`;
    expect(readProblems(yaml)).toEqual([
      'specway.yaml:2:5 deployments[0] lacks the key credential.',
      'specway.yaml:4:5 deployments[2] lacks the key credential.',
      'specway.yaml:5:5 deployments[3] lacks the key credential.',
    ]);
  });

  it('names a reference to a variable that is not set', () => {
    expect(readProblems('deployments: [{ id: a, provider: anthropic, credential: "${NOPE}" }]')).toEqual([
      'specway.yaml:1:57 deployments[0].credential refers to the environment variable NOPE, which is not set.',
    ]);
    const yaml = 'deployments: [{ id: a, provider: specway, credential: x, baseUrl: "${NOPE}" }]';
    expect(readProblems(yaml)).toEqual([
      'specway.yaml:1:67 deployments[0].baseUrl refers to the environment variable NOPE, which is not set.',
    ]);
  });

  it('names a deployment id that is used twice', () => {
    const yaml = `deployments:
  - { id: twin, provider: simulator }
  - { id: twin, provider: simulator }
`;
    expect(readProblems(yaml)).toEqual([
      'specway.yaml:3:11 deployments[1].id is twin, which deployments[0] has already.',
    ]);
  });

  it.each([
    ['anthropic', 'genfam-2.5-pro', 'is not a model that anthropic can serve'],
    ['anthropic', 'gpt-image-2', 'is not a model that anthropic can serve'],
    ['gemini', 'claude-opus-4-8', 'is not a model that gemini can serve'],
    ['simulator', 'wibble', 'is offered by no known operation'],
    ['specway', 'constructor', 'is offered by no known operation'],
  ])('refuses a model that no operation of %s offers: %s', (provider, name, reason) => {
    const rest = provider === 'simulator' ? '' : "baseUrl: 'http://x', credential: y, ";
    const yaml = `deployments: [{ id: d, provider: ${provider}, ${rest}models: { ${name}: ${name} } }]`;
    expect(readProblems(yaml)).toEqual([expect.stringContaining(`The model ${name} of d ${reason}`)]);
  });

  it.each([
    ['anthropic', 'gpt-4o'],
    ['gemini', 'imagen-4.0-fast-generate-001'],
    ['vertex', 'imagen-4.0-fast-generate-001'],
    ['openai', 'our-images'],
    ['specway', 'claude-from-the-future'],
  ])('accepts for %s the model %s', (provider, name) => {
    const yaml = `deployments: [{ id: d, provider: ${provider}, baseUrl: 'http://x', credential: y, models: { ${name}: z } }]`;
    expect(load(yaml).deployments[0]?.models).toEqual({ [name]: 'z' });
  });

  it('refuses two spellings of one model in one deployment', () => {
    const yaml = `deployments:
  - id: d
    provider: simulator
    models:
      chatfam-opus-4-8: a
      claude-opus-4-8: b
`;
    expect(readProblems(yaml)).toEqual([
      'specway.yaml:6:7 The model claude-opus-4-8 of d is the same model as chatfam-opus-4-8 in another spelling.',
    ]);
  });

  it('names a bad model name at its key', () => {
    expect(readProblems('deployments: [{ id: d, provider: simulator, models: { "a b": x } }]')).toEqual([
      expect.stringMatching(/^specway\.yaml:1:55 "a b" in deployments\[0\]\.models must be a model name: /),
    ]);
  });

  it.each(['llama3:8b', 'org/name', 'org/name:tag', 'a?b', 'a#b', 'a%2fb'])(
    'refuses the model name %s, which no path can carry',
    (name) => {
      const yaml = `deployments: [{ id: d, provider: anthropic, credential: y, models: { "${name}": x } }]`;
      expect(readProblems(yaml)).toEqual([
        expect.stringContaining(`"${name}" in deployments[0].models must be a model name: `),
      ]);
    },
  );

  it('leaves the name of the upstream free', () => {
    const yaml = `deployments: [{ id: d, provider: anthropic, credential: y, models: { llama: 'org/llama3:8b' } }]`;
    expect(load(yaml).deployments[0]?.models).toEqual({ llama: 'org/llama3:8b' });
  });

  it.each(['$KEY', '$(KEY)', '%KEY%', '{KEY}', '{{KEY}}'])('takes no %s for a credential', (credential) => {
    const yaml = `deployments: [{ id: a, provider: anthropic, credential: '${credential}' }]`;
    expect(readProblems(yaml, { KEY: 'x' })).toEqual([
      'specway.yaml:1:57 deployments[0].credential is no key; a variable of the environment is written as ${NAME}.',
    ]);
  });

  it.each([
    ['literal', 'credential: hunter2 hunter2', {}],
    ['from the environment', "credential: '${KEY}'", { KEY: 'hunter2 hunter2' }],
    ['in a base URL', 'credential: x, baseUrl: https://user:hunter2@host', {}],
    ['in a base URL that is none', "credential: x, baseUrl: 'http://hunter2:port'", {}],
  ])('never shows a secret: %s', (_case, keys, environment) => {
    const problems = readProblems(`deployments: [{ id: a, provider: specway, ${keys} }]`, environment);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.join('\n')).not.toContain('hunter2');
  });

  it('reports the file by the name the operator gave', () => {
    const readFile = () => 'wibble: 1';
    const loading = () =>
      loadConfig({
        environment: { SPECWAY_CONFIG: 'etc/gw.yaml' },
        providers,
        workingDirectory: '/srv',
        readFile,
      });
    expect(loading).toThrow('etc/gw.yaml:1:1 wibble is not a known key.');
  });
});
