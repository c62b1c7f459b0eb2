import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '../../../src/config/index.ts';
import { providers } from '../../../src/providers/provider-table.ts';

function load(yaml: string, environment: Readonly<Record<string, string>> = {}) {
  return loadConfig({ environment, providers, workingDirectory: '/srv', readFile: () => yaml });
}

function readProblems(yaml: string, environment?: Readonly<Record<string, string>>): readonly string[] {
  try {
    load(yaml, environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const dayMs = 86_400_000;

describe('loadConfig: accounts', () => {
  it('has defaults', () => {
    const { accounts, retention } = load('');
    expect(accounts).toEqual({
      registration: 'closed',
      registrationsPerHour: 100,
      startQuotaMicroUsd: 0n,
      invitation: { inviterMicroUsd: 0n, inviteeMicroUsd: 0n, maxRewards: 100 },
      limits: { rpm: null, tpm: null, concurrency: null },
      holdOutputTokens: 8192,
    });
    expect(retention).toEqual({
      usageMs: null,
      auditMs: 400 * dayMs,
      addressesMs: 90 * dayMs,
      sessionsMs: 30 * dayMs,
    });
  });

  it('reads every key, money to the millionth of a dollar', () => {
    const { accounts, retention } = load(`
accounts:
  registration: invite
  registrationsPerHour: 5
  startQuota: 0.3
  invitation: { inviter: 0.000001, invitee: 1000000, maxRewards: 0 }
  limits: { rpm: 600, tpm: 200000, concurrency: 50 }
  holdOutputTokens: 1000
retention: { usage: 365d, audit: forever, addresses: 1d, sessions: 7d }
`);
    expect(accounts).toEqual({
      registration: 'invite',
      registrationsPerHour: 5,
      startQuotaMicroUsd: 300_000n,
      invitation: { inviterMicroUsd: 1n, inviteeMicroUsd: 1_000_000_000_000n, maxRewards: 0 },
      limits: { rpm: 600, tpm: 200_000, concurrency: 50 },
      holdOutputTokens: 1000,
    });
    expect(retention).toEqual({
      usageMs: 365 * dayMs,
      auditMs: null,
      addressesMs: dayMs,
      sessionsMs: 7 * dayMs,
    });
  });

  it.each([
    [
      'accounts: { registration: everybody }',
      'accounts.registration must be one of open, invite, closed. It is "everybody".',
    ],
    [
      'accounts: { startQuota: -1 }',
      'accounts.startQuota must be an amount in USD from 0 to 1000000 with at most 6 decimals. It is -1.',
    ],
    [
      'accounts: { startQuota: 0.0000001 }',
      'accounts.startQuota must be an amount in USD with at most 6 decimals. It is 1e-7.',
    ],
    [
      'accounts: { limits: { rpm: 0 } }',
      'accounts.limits.rpm must be a whole number from 1 to 1000000000. It is 0.',
    ],
    ['accounts: { quota: 1 }', 'accounts.quota is not a known key.'],
    [
      'retention: { audit: 1h }',
      'retention.audit must be a number of days such as 90d, or forever. It is "1h".',
    ],
  ])('refuses %s', (yaml, problem) => {
    expect(readProblems(yaml).map((text) => text.replace(/^\S+ /, ''))).toEqual([problem]);
  });
});

describe('loadConfig: prices', () => {
  const read = (price: string) =>
    load(`models: { claude-sonnet-4-6: { price: ${price} } }`).models['chatfam-sonnet-4-6']?.price;

  it('are exact, in 1e-12 USD for a token', () => {
    const price = read('{ input: 3, output: 15, cacheRead: 0.3, cacheWrite: 3.75, thoughts: 0.000001 }');
    expect(price).toEqual({
      tokens: {
        input: 3_000_000n,
        inputImage: 3_000_000n,
        inputAudio: 3_000_000n,
        inputVideo: 3_000_000n,
        cacheRead: 300_000n,
        cacheWrite: 3_750_000n,
        cacheWriteHour: 3_750_000n,
        output: 15_000_000n,
        thoughts: 1n,
        outputImage: 15_000_000n,
        outputAudio: 15_000_000n,
      },
      longContext: null,
      fast: null,
      webSearch: 0n,
      groundedAnswer: 0n,
      transcriptSecond: 0n,
      pictures: [],
      video: null,
    });
  });

  it('of long prompts and of fast mode are lists of their own', () => {
    const price = read(
      '{ input: 2, cacheRead: 0.2, longContext: { aboveTokens: 200000, input: 4, cacheRead: 0.4 }, fast: { input: 12, cacheRead: 1.2 } }',
    );
    expect(price).toMatchObject({
      longContext: {
        aboveTokens: 200_000,
        tokens: { input: 4_000_000n, cacheRead: 400_000n, cacheWrite: 4_000_000n, output: 0n },
      },
      fast: { input: 12_000_000n, cacheRead: 1_200_000n, inputAudio: 12_000_000n },
    });
  });

  it('of searches are for each of them', () => {
    expect(read('{ webSearch: 0.01, groundedAnswer: 0.035 }')).toMatchObject({
      webSearch: 10_000n,
      groundedAnswer: 35_000n,
    });
  });

  it('of transcripts are for each second', () => {
    expect(read('{ transcriptSecond: 0.0001 }')).toMatchObject({ transcriptSecond: 100n });
    expect(read('{ fast: { input: 2 }, transcriptSecond: 0.0001 }')?.transcriptSecond).toBe(100n);
  });

  it('have prices of their own for media', () => {
    const price = read('{ inputImage: 0.1, inputAudio: 1, inputVideo: 2, outputImage: 30, outputAudio: 64 }');
    expect(price?.tokens).toMatchObject({
      input: 0n,
      inputImage: 100_000n,
      inputAudio: 1_000_000n,
      inputVideo: 2_000_000n,
      output: 0n,
      outputImage: 30_000_000n,
      outputAudio: 64_000_000n,
    });
  });

  it('of an hour in a cache are those of writing to it, unless they are named', () => {
    expect(read('{ input: 3 }')?.tokens.cacheWriteHour).toBe(3_000_000n);
    expect(read('{ input: 3, cacheWrite: 3.75, cacheWriteHour: 6 }')?.tokens).toMatchObject({
      cacheWrite: 3_750_000n,
      cacheWriteHour: 6_000_000n,
    });
  });

  it('of pictures keep their order and say what they fit', () => {
    const price = read('{ pictures: [{ size: 1024x1024, quality: low, usd: 0.011 }, { usd: 0.25 }] }');
    expect(price?.pictures).toEqual([
      { size: '1024x1024', quality: 'low', microUsd: 11_000n },
      { size: null, quality: null, microUsd: 250_000n },
    ]);
  });

  it('of video go by resolution, and any other costs the dearest', () => {
    expect(read('{ videoSecond: { 720p: 0.4, 4k: 0.6, 1080p: 0.5 } }')?.video).toEqual({
      microUsdByResolution: { '720p': 400_000n, '4k': 600_000n, '1080p': 500_000n },
      otherMicroUsd: 600_000n,
    });
    expect(read('{ videoSecond: 0.4 }')?.video).toEqual({
      microUsdByResolution: {},
      otherMicroUsd: 400_000n,
    });
  });

  it('of nothing make a model free', () => {
    expect(read('{ input: 0, output: 0, pictures: [{ usd: 0 }], videoSecond: { 720p: 0 } }')).toBeUndefined();
    expect(read('{ input: 0, webSearch: 0, fast: { input: 0 } }')).toBeUndefined();
    expect(read('{ input: 0, fast: { input: 1 } }')).toBeDefined();
    expect(load('models: { claude-sonnet-4-6: {} }').models['chatfam-sonnet-4-6']).toEqual({
      fallbacks: [],
      aliases: [],
    });
  });

  it.each([
    ['{}', 'price must be a mapping of at least one kind to its price. It is an empty mapping.'],
    [
      '{ input: "3" }',
      'price.input must be an amount in USD from 0 to 1000000 with at most 6 decimals. It is "3".',
    ],
    [
      '{ input: 0.12345678 }',
      'price.input must be an amount in USD with at most 6 decimals. It is 0.12345678.',
    ],
    ['{ tokens: 3 }', 'price.tokens is not a known key.'],
    [
      '{ input: 3, cacheRead: 0.3, longContext: { aboveTokens: 200000, input: 6 } }',
      'price.longContext lacks the key cacheRead, which has a price of its own in models.claude-sonnet-4-6.price.',
    ],
    [
      '{ output: 3, webSearch: 1, fast: { input: 6 } }',
      'price.fast lacks the key output, which has a price of its own in models.claude-sonnet-4-6.price.',
    ],
    ['{ longContext: { input: 6, output: 3 } }', 'price.longContext lacks the key aboveTokens.'],
    [
      '{ longContext: { aboveTokens: 0, input: 6 } }',
      'price.longContext.aboveTokens must be a whole number from 1 to 1000000000. It is 0.',
    ],
    [
      '{ longContext: { aboveTokens: 5 } }',
      'price.longContext must be a mapping of aboveTokens, and kinds of tokens to their prices. It is a mapping.',
    ],
    ['{ fast: { webSearch: 1 } }', 'price.fast.webSearch is not a known key.'],
    [
      '{ fast: { input: 0.0000005 } }',
      'price.fast.input must be an amount in USD with at most 6 decimals. It is 5e-7.',
    ],
    ['{ pictures: [{ size: 1024x1024 }] }', 'price.pictures[0] lacks the key usd.'],
    [
      '{ pictures: [{ usd: 1 }, { quality: auto, usd: 1 }] }',
      'price.pictures[1].quality must be one of low, medium, high, xhigh, max. It is "auto".',
    ],
    [
      '{ pictures: [{ usd: 0.0000005 }] }',
      'price.pictures[0].usd must be an amount in USD with at most 6 decimals. It is 5e-7.',
    ],
    [
      '{ videoSecond: { hd: 1 } }',
      '"hd" in models.claude-sonnet-4-6.price.videoSecond must be a resolution such as 720p or 4k.',
    ],
    [
      '{ videoSecond: { 720p: 0.0000005 } }',
      'price.videoSecond.720p must be an amount in USD with at most 6 decimals. It is 5e-7.',
    ],
    [
      '{ videoSecond: 0.0000005 }',
      'price.videoSecond must be an amount in USD with at most 6 decimals. It is 5e-7.',
    ],
  ])('refuse %s', (price, problem) => {
    const problems = readProblems(`models: { claude-sonnet-4-6: { price: ${price} } }`);
    expect(problems.map((text) => text.replace(/^\S+ (models\.claude-sonnet-4-6\.)?/, ''))).toEqual([
      problem,
    ]);
  });
});

describe('loadConfig: what accounts need of the environment', () => {
  const secretKey = Buffer.alloc(32, 7).toString('base64');
  const postgres = { DATABASE_URL: 'postgres://specway@db/specway' };

  it('has defaults', () => {
    expect(load('')).toMatchObject({
      adminPassword: null,
      secretKey: null,
      workers: 1,
      redisPrefix: 'specway:',
    });
  });

  it('reads every variable', () => {
    const environment = {
      ...postgres,
      SPECWAY_ADMIN_PASSWORD: 'correct horse battery',
      SPECWAY_SECRET_KEY: secretKey,
      SPECWAY_WORKERS: '4',
      SPECWAY_REDIS_PREFIX: 'staging:',
    };
    expect(load('', environment)).toMatchObject({
      adminPassword: 'correct horse battery',
      secretKey: new Uint8Array(32).fill(7),
      workers: 4,
      redisPrefix: 'staging:',
    });
  });

  it.each([
    [
      { SPECWAY_ADMIN_PASSWORD: 'short' },
      'SPECWAY_ADMIN_PASSWORD must be a password of 8 to 128 characters. Its value is not shown here.',
    ],
    [
      { SPECWAY_SECRET_KEY: secretKey.slice(4) },
      'SPECWAY_SECRET_KEY must be 32 bytes in base64. Its value is not shown here.',
    ],
    [
      { ...postgres, SPECWAY_WORKERS: '0' },
      'SPECWAY_WORKERS must be a whole number from 1 to 64, or auto. It is "0".',
    ],
    [
      { SPECWAY_WORKERS: '2' },
      'SPECWAY_WORKERS must be 1 with SQLite; more need PostgreSQL (DATABASE_URL). It is "2".',
    ],
    [
      { SPECWAY_WORKERS: 'auto', DATABASE_URL: 'sqlite:data.db' },
      'SPECWAY_WORKERS must be 1 with SQLite; more need PostgreSQL (DATABASE_URL). It is "auto".',
    ],
    [
      { SPECWAY_API_KEY: 'at_0123456789abcdef' },
      'SPECWAY_API_KEY must be 16 to 256 characters of A-Z a-z 0-9 . _ ~ - that do not start with ek_, at_ or ft_. Its value is not shown here.',
    ],
  ])('refuses %o', (environment, problem) => {
    expect(readProblems('', environment)).toEqual([problem]);
  });
});
