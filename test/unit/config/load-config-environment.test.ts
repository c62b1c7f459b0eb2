import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig, type Environment } from '../../../src/config/index.ts';
import { providers } from '../../../src/providers/provider-table.ts';

const readFixture = (name: string) =>
  readFileSync(new URL(`../../fixtures/tls/${name}`, import.meta.url), 'utf8');
const files: Readonly<Record<string, string>> = {
  '/tls/cert.pem': readFixture('cert.pem'),
  '/tls/key.pem': readFixture('key.pem'),
  '/srv/relative.pem': readFixture('cert.pem'),
};

function readFile(path: string): string {
  const text = files[path];
  if (text === undefined) throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
  return text;
}

function load(environment: Environment) {
  return loadConfig({ environment, providers, workingDirectory: '/srv', readFile });
}

function readProblems(environment: Environment): readonly string[] {
  try {
    load(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('loadConfig: the environment', () => {
  it('has a default for everything', () => {
    const { deployments, ...config } = load({});
    expect(config).toEqual({
      fileHash: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      host: '127.0.0.1',
      port: 8080,
      tls: null,
      dataDir: '/srv/data',
      databaseUrl: 'sqlite:/srv/data/specway.db',
      redisUrl: null,
      redisPrefix: 'specway:',
      apiKey: null,
      adminPassword: null,
      secretKey: null,
      workers: 1,
      logLevel: 'info',
      logFormat: null,
      leftOut: [],
      warnings: [],
      adminAddress: null,
      metrics: { enabled: true, token: null },
      usage: { records: true },
      tracing: null,
      contractProfile: 'auto',
      validation: 'sample',
      cors: { origins: [] },
      accounts: expect.objectContaining({ registration: 'closed' }) as object,
      retention: expect.objectContaining({ usageMs: null }) as object,
      publicUrl: null,
      video: expect.objectContaining({ maxQueued: 10_000 }) as object,
      objects: { store: 'local', prefix: '' },
      realtime: {
        maxDurationMs: 1_800_000,
        maxMessageBytes: 16_777_216,
        maxEventsPerSecond: 1_000,
        maxAudioMs: 3_600_000,
        webRtc: {
          workers: 1,
          bindAddress: '127.0.0.1',
          udpPort: null,
          advertisedAddress: null,
          iceServers: [],
        },
        withoutMarker: 'refused',
      },
      limits: {
        bodyBytesInFlight: 536_870_912,
        uploadBytesInFlight: 8_589_934_592,
        bodyTimeoutMs: 120_000,
        bodyBytesPerSecond: 4096,
        stallTimeoutMs: 120_000,
        jsonValues: { images: 20_000, video: 20_000, messages: 250_000, generateContent: 250_000 },
        pixelsPerRequest: 201_326_592,
        pixelsPerKey: 536_870_912,
        connections: 8192,
        connectionsPerAddress: 4096,
        requestsPerKey: 4096,
        failedAuthentications: 120,
        overload: { loopDelayMs: 250, heapShare: 0.85 },
      },
      server: { trustedProxies: [] },
      simulator: { paceMs: 16 },
      streams: { keepAliveMs: 15_000, maxEventBytes: 67_108_864, drainMs: 30_000 },
      routing: expect.objectContaining({ strategy: 'weighted', attempts: 3 }) as object,
      models: {},
    });
    expect(deployments).toHaveLength(1);
  });

  it('reads every variable', () => {
    const config = load({
      SPECWAY_HOST: '::',
      SPECWAY_PORT: '0',
      SPECWAY_DATA_DIR: 'state',
      SPECWAY_API_KEY: 'sk-specway-example-key-0001',
      SPECWAY_TLS_CERT: 'relative.pem',
      SPECWAY_TLS_KEY: '/tls/key.pem',
      DATABASE_URL: 'postgres://specway:secret@db:5432/specway',
      REDIS_URL: 'rediss://cache:6380',
      SPECWAY_LOG_LEVEL: 'debug',
      SPECWAY_LOG_FORMAT: 'pretty',
      SPECWAY_CONTRACT_PROFILE: 'vendor',
      SPECWAY_REALTIME_GA_WITHOUT_MARKER: '1',
      SPECWAY_VALIDATION: 'enforce',
    });
    expect(config).toMatchObject({
      host: '::',
      port: 0,
      dataDir: '/srv/state',
      apiKey: 'sk-specway-example-key-0001',
      tls: { certPath: '/srv/relative.pem', keyPath: '/tls/key.pem' },
      databaseUrl: 'postgres://specway:secret@db:5432/specway',
      redisUrl: 'rediss://cache:6380',
      logLevel: 'debug',
      logFormat: 'pretty',
      contractProfile: 'vendor',
      realtime: { withoutMarker: 'ga' },
      validation: 'enforce',
    });
  });

  it('takes an empty variable for one that is not set', () => {
    const config = load({ SPECWAY_PORT: '', SPECWAY_API_KEY: '', DATABASE_URL: '', SPECWAY_CONFIG: '' });
    expect(config).toMatchObject({ port: 8080, apiKey: null, databaseUrl: 'sqlite:/srv/data/specway.db' });
  });

  it.each([
    ['sqlite:other.db', 'sqlite:/srv/other.db'],
    ['sqlite:/abs/other.db', 'sqlite:/abs/other.db'],
    ['sqlite:///abs/other.db', 'sqlite:/abs/other.db'],
    ['sqlite::memory:', 'sqlite::memory:'],
  ])('takes DATABASE_URL=%s for %s', (url, expected) => {
    expect(load({ DATABASE_URL: url }).databaseUrl).toBe(expected);
  });

  it('names an unknown variable and what was probably meant', () => {
    expect(readProblems({ SPECWAY_PROT: '1', SPECWAY_WIBBLE: '1' })).toEqual([
      'SPECWAY_PROT is not a variable of Specway; did you mean SPECWAY_PORT?',
      'SPECWAY_WIBBLE is not a variable of Specway.',
    ]);
  });

  it('leaves variables of others alone', () => {
    const others = { PATH: '/bin', PORT: 'x', SPECWAYS: '1', SPECWAY_TEST_DATABASE_URL: 'postgres://x' };
    expect(readProblems(others)).toEqual([]);
  });

  it('ignores what Kubernetes sets for a Service named specway', () => {
    const links = {
      SPECWAY_PORT: 'tcp://10.0.0.7:8080',
      SPECWAY_SERVICE_HOST: '10.0.0.7',
      SPECWAY_SERVICE_PORT: '8080',
      SPECWAY_SERVICE_PORT_HTTP: '8080',
      SPECWAY_PORT_8080_TCP: 'tcp://10.0.0.7:8080',
      SPECWAY_PORT_8080_TCP_ADDR: '10.0.0.7',
    };
    expect(load(links).port).toBe(8080);
  });

  it.each([
    ['SPECWAY_PORT', '65536', 'a whole number from 0 to 65535'],
    ['SPECWAY_PORT', '080', 'a whole number from 0 to 65535'],
    ['SPECWAY_PORT', '80.5', 'a whole number from 0 to 65535'],
    ['SPECWAY_HOST', 'http://x', 'an IP address or a host name, without a port'],
    ['SPECWAY_HOST', '127.0.0.1:8080', 'an IP address or a host name, without a port'],
    ['SPECWAY_HOST', 'localhost:8080', 'an IP address or a host name, without a port'],
    ['SPECWAY_LOG_LEVEL', 'verbose', 'one of fatal, error, warn, info, debug, silent'],
    ['SPECWAY_CONTRACT_PROFILE', 'Vendor', 'one of auto, neutral, vendor'],
    ['SPECWAY_REALTIME_GA_WITHOUT_MARKER', 'yes', '0 or 1'],
    ['SPECWAY_VALIDATION', 'on', 'one of enforce, sample, off'],
  ])('refuses %s=%s', (name, value, expected) => {
    expect(readProblems({ [name]: value })).toEqual([`${name} must be ${expected}. It is "${value}".`]);
  });

  it.each([
    ['SPECWAY_HOST', '127.0.0.256', '127.0.0.256'],
    ['SPECWAY_HOST', '127.0.0.1.1', '127.0.0.1.1'],
    ['SPECWAY_HOST', '1::2::3', '1::2::3'],
    ['SPECWAY_ADMIN_ADDRESS', '127.0.0.256:9090', '127.0.0.256'],
    ['SPECWAY_ADMIN_ADDRESS', '[1::2::3]:9090', '1::2::3'],
  ])('refuses %s=%s, which is no address of any machine', (name, value, address) => {
    expect(readProblems({ [name]: value })).toEqual([`${name}: "${address}" is not an IP address.`]);
  });

  it.each(['127.1', '::ffff:127.0.0.1', 'fe80::1', '10.example.com', '1.2.3.4.example.com'])(
    'takes the host %s',
    (host) => {
      expect(load({ SPECWAY_HOST: host }).host).toBe(host);
    },
  );

  it.each(['sslcert', 'sslkey', 'sslrootcert'])('looks at the file of %s in DATABASE_URL', (name) => {
    const url = 'postgres://specway:secret@db/specway?sslmode=verify-full';
    expect(readProblems({ DATABASE_URL: `${url}&${name}=/tls/none.pem` })).toEqual([
      `DATABASE_URL: the file of the parameter ${name} cannot be read (ENOENT).`,
    ]);
    for (const path of ['/tls/cert.pem', 'relative.pem', ''])
      expect(readProblems({ DATABASE_URL: `${url}&${name}=${path}` })).toEqual([]);
  });

  it.each([
    ['SPECWAY_API_KEY', 'sk-too-short-00'],
    ['SPECWAY_API_KEY', `sk-${'x'.repeat(254)}`],
    ['SPECWAY_API_KEY', 'sk-with spaces inside it'],
    ['SPECWAY_API_KEY', 'sk-with-newline-at-its-end\n'],
    ['SPECWAY_API_KEY', 'ek_0123456789abcdef'],
    ['SPECWAY_API_KEY', 'at_0123456789abcdef'],
    ['SPECWAY_API_KEY', 'ft_0123456789abcdef'],
    ['DATABASE_URL', 'mysql://user:hunter2@db/x'],
    ['DATABASE_URL', 'sqlite://relative.db'],
    ['DATABASE_URL', 'postgres://user:hunter2#@db/x'],
    ['REDIS_URL', 'http://user:hunter2@cache'],
    ['REDIS_URL', 'redis://:hunter2@cache/limits'],
    ['REDIS_URL', 'redis://:hunter2@cache/1/2'],
    ['REDIS_URL', 'redis://:hunter2@cache/1x'],
    ['REDIS_URL', 'redis://:hunter2@cache?family=6&db=limits'],
  ])('refuses %s=%j without showing it', (name, value) => {
    const problems = readProblems({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} .*Its value is not shown here\\.$`));
    expect(problems[0]).not.toContain(value.trim());
    expect(problems[0]).not.toContain('hunter2');
  });

  it('wants a certificate and its key together', () => {
    expect(readProblems({ SPECWAY_TLS_CERT: '/tls/cert.pem' })).toEqual([
      'SPECWAY_TLS_KEY must be set too: a certificate and its key belong together.',
    ]);
    expect(readProblems({ SPECWAY_TLS_KEY: '/tls/key.pem' })).toEqual([
      'SPECWAY_TLS_CERT must be set too: a certificate and its key belong together.',
    ]);
  });

  it('names a TLS file that cannot be read or holds something else', () => {
    expect(readProblems({ SPECWAY_TLS_CERT: '/tls/none.pem', SPECWAY_TLS_KEY: '/tls/cert.pem' })).toEqual([
      'SPECWAY_TLS_CERT: /tls/none.pem cannot be read (ENOENT).',
      'SPECWAY_TLS_KEY: /tls/cert.pem holds no PEM block "PRIVATE KEY".',
    ]);
  });

  it('lists every problem, one per line', () => {
    const environment = { SPECWAY_PORT: 'x', SPECWAY_API_KEY: 'short', SPECWAY_CONFIG: '/none.yaml' };
    expect(() => load(environment)).toThrow(
      [
        'SPECWAY_PORT must be a whole number from 0 to 65535. It is "x".',
        'SPECWAY_API_KEY must be 16 to 256 characters of A-Z a-z 0-9 . _ ~ - that do not start with ek_, at_ or ft_. ' +
          'Its value is not shown here.',
        'The configuration file /none.yaml cannot be read (ENOENT).',
      ].join('\n'),
    );
  });

  it.each([
    ['127.0.0.1', '127.0.0.1:8080'],
    ['0.0.0.0', '127.0.0.1:8080'],
    ['127.0.0.1', '0.0.0.0:8080'],
    ['::', '127.0.0.1:8080'],
    ['::1', '[::]:8080'],
    ['127.0.0.1', 'localhost:8080'],
    ['localhost', '[::1]:8080'],
    ['LOCALHOST', 'localhost:8080'],
    ['0.0.0.0', 'localhost:8080'],
  ])('refuses to listen on %s and, for operators, on %s', (host, address) => {
    expect(readProblems({ SPECWAY_HOST: host, SPECWAY_ADMIN_ADDRESS: address })).toEqual([
      `SPECWAY_ADMIN_ADDRESS must differ from SPECWAY_HOST and SPECWAY_PORT. It is "${address}".`,
    ]);
  });

  it.each([
    [{ SPECWAY_ADMIN_ADDRESS: '127.0.0.1:8081' }],
    [{ SPECWAY_ADMIN_ADDRESS: '127.0.0.2:8080' }],
    [{ SPECWAY_HOST: '0.0.0.0', SPECWAY_ADMIN_ADDRESS: '[::1]:8080' }],
    [{ SPECWAY_PORT: '0', SPECWAY_ADMIN_ADDRESS: '127.0.0.1:0' }],
  ])('takes %j', (environment) => {
    expect(readProblems(environment)).toEqual([]);
  });
});

describe('loadConfig: addresses of databases', () => {
  it.each([
    ['postgres://u:p@h/d?port=abc', 'DATABASE_URL: the parameter port must be a number from 1 to 65535.'],
    ['postgres://u:p@h/d?port=99999', 'DATABASE_URL: the parameter port must be a number from 1 to 65535.'],
    [
      'postgres://u:p@h/d?uselibpqcompat=true&sslmode=verify-ca',
      'DATABASE_URL: with uselibpqcompat=true, sslmode=verify-ca needs sslrootcert, the file of the CA. Name it, or use sslmode=verify-full.',
    ],
    [
      'postgres://u:p@h/d?sslmode=disable&sslmode=verify-ca&uselibpqcompat=true&sslrootcert=',
      'DATABASE_URL: with uselibpqcompat=true, sslmode=verify-ca needs sslrootcert, the file of the CA. Name it, or use sslmode=verify-full.',
    ],
  ])('refuses %s', (url, problem) => {
    expect(readProblems({ DATABASE_URL: url })).toEqual([problem]);
  });

  it.each([
    'postgres://u:p@h/d?port=5433',
    'postgres://u:100%sure@h:5432/d',
    'postgres://u:p@h/d?sslmode=verify-ca',
    'postgres://u:p@h/d?sslmode=verify-ca&sslmode=require&uselibpqcompat=true',
    'sqlite:///var/100%/x.db',
  ])('takes %s', (url) => {
    expect(readProblems({ DATABASE_URL: url })).toEqual([]);
  });

  it('asks for no authority where one is named', () => {
    const url = 'postgres://u:p@h/d?sslmode=verify-ca&uselibpqcompat=true&sslrootcert=/gone.pem';
    expect(readProblems({ DATABASE_URL: url })).toEqual([
      'DATABASE_URL: the file of the parameter sslrootcert cannot be read (ENOENT).',
    ]);
  });

  it('names REDIS_URL where it is that which cannot be read', () => {
    expect(readProblems({ REDIS_URL: 'redis://u:p%zz@h' })).toEqual([
      'REDIS_URL is not a valid URL; percent-encode special characters of its password. Its value is not shown here.',
    ]);
  });

  it('says one thing of too many workers', () => {
    expect(readProblems({ SPECWAY_WORKERS: '65' })).toEqual([
      'SPECWAY_WORKERS must be a whole number from 1 to 64, or auto. It is "65".',
    ]);
  });
});
